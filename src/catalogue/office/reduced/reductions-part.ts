// The reductions of a product: what its page says for a time, and the way to end or plan one. They are no fields of the form,
// for what has begun is never rewritten: each is ended or planned by a press of its own, which can be taken back.
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';

export const reductionsPart: ProductPart<object> = {
  name: 'reductions',
  heading: 'productEditor.reductions',
  isAside: true,
  formOf: () => ({}),
  read: () => ({ content: {}, problems: [] }),
  describe: (_, t) => ({ label: t('productEditor.reductions'), mine: '', theirs: '' }),
  isShown: (_, shown) => shown !== null,
  Fields: lateFields(async () => (await import('./reductions-of-product.tsx')).bindReductionsOfProduct()),
};
