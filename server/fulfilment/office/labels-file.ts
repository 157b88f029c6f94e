// Labels at the address that `src/fulfilment/office/labels-url.ts` gives them.
import { KasaError } from '#src/errors.ts';
import { labelsPath, labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../database/connect.ts';
import { readLabelDocument } from '../../shipping/labels/label-store.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { MOST_LABELS, readLabelsDocument } from '../labels/labels-document.ts';

const NUMBERS = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/;

export const labelsFile: StaffFile = {
  path: labelsPath,
  ...{ access: ['orders.fulfil'], attempt: 'labels', what: 'sending' },
  backTo: ({ url }) => url,
  async write({ db }, { search }) {
    const [label, orders] = [search.get('label') ?? '', search.get('orders') ?? ''];
    const numbers = NUMBERS.test(orders) ? orders.split(',').map(Number) : [];
    const isLabel = isUuid(label);
    if (!isLabel && (numbers.length === 0 || numbers.length > MOST_LABELS)) {
      const example = labelsUrl({ orders: [1001, 1002] });
      throw new KasaError('BAD_REQUEST', `Labels are asked for like ${example}, of at most ${MOST_LABELS} orders.`);
    }
    const content = isLabel ? await readLabelDocument(db, label) : await documentOf(db, numbers);
    if (!content) throw new KasaError('NOT_FOUND', 'None of these orders has a label.');
    return { name: 'labels.pdf', type: 'application/pdf', content, isShown: true };
  },
};

async function documentOf(db: Db, numbers: number[]): Promise<Uint8Array | null> {
  const read = await readLabelsDocument(db, numbers);
  return read.ok ? read.value.document : null;
}
