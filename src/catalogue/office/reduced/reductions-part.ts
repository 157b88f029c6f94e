// The reductions of a product: what its page says for a time. They are planned, moved and ended with the save of the product;
// what has begun keeps its begin and its amount, and can only end at another time.
import { isSame } from '../../../ui/record-editor/nested-fields.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import { type ReductionsSlice, readReductions, reductionsOf, type TypedReduction } from './reductions-slice.ts';

export const reductionsPart: ProductPart<ReductionsSlice> = {
  name: 'reductions',
  heading: 'productEditor.reductions',
  isAside: true,
  formOf: (shown, { locale }) => reductionsOf(shown, locale),
  read: readReductions,
  describe: ({ at: [key], names: [name = ''], mine, theirs }, t, _, slice) => ({
    label: `${t('productEditor.reductions')} (${slice[key ?? name]?.currency})`,
    mine: wordsOf(mine[name]),
    theirs: wordsOf(theirs[name]),
  }),
  // What was ended is in the record no more; what was typed since stays.
  settle: (slice, { sent, base }) =>
    Object.fromEntries(
      Object.keys({ ...base, ...slice }).map((key) => [key, isSame(slice[key], sent[key]) ? base[key] : slice[key]]),
    ),
  isShown: (_, shown) => shown !== null,
  Fields: lateFields(async () => (await import('./reductions-of-product.tsx')).bindReductionsOfProduct()),
};

/** What a field says, or a whole reduction; undefined: it was ended, or taken out. */
function wordsOf(value: unknown): string | undefined {
  const { isEnded, amounts, from, until } = (typeof value === 'object' ? value : {}) as Partial<TypedReduction>;
  if (isEnded || value === undefined) return undefined;
  return (amounts ? [...Object.values(amounts), from, until] : [value]).join(' ').replaceAll('T', ' ');
}
