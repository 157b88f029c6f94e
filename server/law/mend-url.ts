// The address in the office at which a point is mended.
import { officeUrlOf } from '#src/office-addresses.ts';
import type { OpenPoint } from './open-point.ts';

/** The step of the first run that it belongs to. */
const steps: Readonly<Record<string, string>> = {
  identity: 'name',
  company: 'company',
  mail: 'company',
  delivery: 'delivery',
  payments: 'payments',
};

/** Null: whoever looks after the server mends it, as `kasa doctor` says. */
export function mendUrl({ document }: Pick<OpenPoint, 'document'>): string | null {
  const step = steps[document];
  if (step) return officeUrlOf('shopSetup', { step });
  switch (document) {
    case 'points':
      return officeUrlOf('delivery');
    case 'products':
      return officeUrlOf('products');
    case 'pages':
      return officeUrlOf('writtenPages');
    case 'invoices':
    case 'taxes':
      return officeUrlOf('settingsDocument', { document });
    case 'notice':
      return officeUrlOf('law');
    case 'returns':
      return officeUrlOf('returns', { filter: 'overdue' });
    default:
      return null;
  }
}
