// What goes well with a product, chosen by hand: its page shows it before what has its tags.
import '../collections/member-row.module.css';
import '../../../ui/office/sheets/record-parts.module.css';
import '../../../ui/office/type-ahead.module.css';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import { type GoingWithSlice, handlesIn } from './going-with-slice.ts';

export const goingWithPart: ProductPart<GoingWithSlice> = {
  name: 'goingWith',
  heading: 'productEditor.goesWith',
  formOf: (shown) => ({ handles: shown?.goesWith.join(' ') ?? '' }),
  read: (slice) => ({ content: { product: { goes_with: handlesIn(slice) } }, problems: [] }),
  describe: ({ mine, theirs }, t) => ({
    label: t('productEditor.goesWith'),
    mine: listed(mine.handles),
    theirs: listed(theirs.handles),
  }),
  Fields: lateFields(async () => (await import('./going-with-fields.tsx')).bindGoingWithFields()),
};

function listed(handles: unknown): string {
  return String(handles ?? '').replaceAll(' ', ', ');
}
