import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/document-kinds.ts';

export const messages: Translated<typeof english> = {
  'documentKind.invoice': 'Factuur',
  'documentKind.correction': 'Creditfactuur',
  'documentKind.proforma': 'Proforma',
  'documentKind.receipt': 'Bon',
  'documentKind.deposit': 'Aanbetalingsfactuur',
  'documentKind.final': 'Eindfactuur',
  'documentKind.erased': 'bewaartermijn voorbij, inhoud gewist',
};
