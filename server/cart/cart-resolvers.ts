import { viewOf } from '#src/shop/markets.ts';
import { listCrossSell } from '../catalogue/listing/list-cross-sell.ts';
import { isAnyCardActive } from '../gift-cards/gift-card-store.ts';
import type { Cart, Resolvers } from '../schema/resolver-types.generated.ts';
import { acceptChanges, addCartLine, type CartOutcome, setCartQuantity } from './change-cart.ts';
import { readCart } from './read-cart.ts';
import { setDiscountCode } from './set-discount-code.ts';
import { removeGiftCard } from './set-gift-card.ts';

export const cartResolvers: Resolvers = {
  Cart: {
    takesGiftCards: (_, __, { db, now }) => isAnyCardActive(db, now()),
    // Nothing can be ordered together with gift cards.
    goesWith: ({ lines, isEmailed }: Cart, { locale }, { db, markets }) =>
      isEmailed
        ? []
        : listCrossSell(
            db,
            viewOf(markets, locale),
            lines.map(({ productHandle }) => productHandle),
          ),
  },
  Query: {
    cart: (_, { locale }, context) => readCart(context, locale),
  },
  Mutation: {
    async addCartLine(_, { locale, variantId, quantity, text }, context) {
      const added = await addCartLine(context, { variantId, quantity, text: text ?? '' });
      return { refusal: refusalOf(added), cart: await readCart(context, locale) };
    },
    async setCartQuantity(_, { locale, variantId, quantity, text }, context) {
      const changed = await setCartQuantity(context, { variantId, quantity, text: text ?? '' });
      return { refusal: refusalOf(changed), cart: await readCart(context, locale) };
    },
    async acceptCartChanges(_, { locale }, context) {
      await acceptChanges(context, locale);
      return { refusal: null, cart: await readCart(context, locale) };
    },
    async setDiscountCode(_, { locale, code }, context) {
      const set = await setDiscountCode(context, locale, code);
      const { kind = null, minimum = null } = set.ok ? {} : set.error;
      const card = set.ok ? set.value : null;
      return { refusal: kind, minimum, card, cart: await readCart(context, locale) };
    },
    async removeGiftCard(_, { id }, context) {
      await removeGiftCard(context, id);
      return true;
    },
  },
};

function refusalOf(outcome: CartOutcome) {
  return outcome.ok ? null : outcome.error.kind;
}
