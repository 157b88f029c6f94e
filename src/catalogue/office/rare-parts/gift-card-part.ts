// Whether the product is a gift card, and which amounts of it buyers may name.
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import { type GiftCardSlice, giftCardLabels, giftCardOf, readGiftCard } from './gift-card-slice.ts';

export const giftCardPart: ProductPart<GiftCardSlice> = {
  name: 'giftCard',
  heading: 'productEditor.giftCard',
  formOf: giftCardOf,
  read: readGiftCard,
  describe({ at, names: [name = ''], mine, theirs }, t) {
    const show = (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'productEditor.yes' : 'productEditor.no') : String(value ?? '');
    const label = t(giftCardLabels[(at[0] ?? name) as keyof typeof giftCardLabels]);
    return { label: at.length > 0 ? `${label} (${name})` : label, mine: show(mine[name]), theirs: show(theirs[name]) };
  },
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindGiftCardFields()),
};
