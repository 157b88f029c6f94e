// Variants that a file does not name any more go out of sale with their pieces: said before it happens, and refused where the
// rows name no options at all, because then nobody has said which variant is meant.
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import type { FaultLog } from './import-faults.ts';
import type { ProductDraft } from './import-product-draft.ts';

type VariantRow = Selectable<DB['variants']>;

const MAX_NAMED = 5;

export function tellGoneVariants(draft: ProductDraft, gone: readonly VariantRow[], faults: FaultLog): void {
  if (gone.length === 0 || draft.isFaulty) return;
  const pieces = gone.reduce((sum, { on_hand: onHand }) => sum + Math.max(0, onHand), 0);
  const variants = gone.length === 1 ? 'one variant' : `${gone.length.toLocaleString('en')} variants`;
  const what = `${variants} with ${pieces === 1 ? 'one piece' : `${pieces.toLocaleString('en')} pieces`}`;
  const place = { ...draft.place, value: nameGone(gone) };
  const namesNone = draft.variants.every(({ options }) => options.every((option) => option === null));
  if (namesNone && gone.some(({ option1 }) => option1 !== null)) {
    const message = `The row does not say which variant of ${draft.handle} it is: in its place ${what} would go out of sale.`;
    faults.fault('VARIANT_NOT_SAID', place, message, 'Fill in names and values of the options, as "kasa export" does.');
    return;
  }
  const message = `${what} of ${draft.handle} ${gone.length === 1 ? 'is' : 'are'} not in the file, and ${gone.length === 1 ? 'goes' : 'go'} out of sale.`;
  const fix =
    'Add their rows if they are to stay. What went comes back with its row, or when the import is taken back.';
  faults.warn('VARIANTS_GONE', place, message.charAt(0).toUpperCase() + message.slice(1), fix);
}

/** Each with its pieces, in no language: MUG-S (20), MUG-L (25). */
function nameGone(gone: readonly VariantRow[]): string {
  const named = gone.slice(0, MAX_NAMED).map(({ sku, option1, option2, option3, on_hand: onHand }) => {
    const name = sku || [option1, option2, option3].filter((option) => option !== null).join(' / ');
    return `${name} (${onHand})`.trim();
  });
  return [...named, ...(gone.length > MAX_NAMED ? ['…'] : [])].join(', ');
}
