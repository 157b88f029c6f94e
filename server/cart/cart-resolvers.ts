import { viewOf } from '#src/shop/markets.ts';
import { listCrossSell } from '../catalogue/listing/list-cross-sell.ts';
import type { Cart, Resolvers } from '../schema/resolver-types.generated.ts';
import { acceptChanges, addCartLine, type CartOutcome, setCartQuantity } from './change-cart.ts';
import { readCart } from './read-cart.ts';
import { setDiscountCode } from './set-discount-code.ts';

export const cartResolvers: Resolvers = {
  Cart: {
    goesWith: ({ lines }: Cart, { locale }, { db, markets }) =>
      listCrossSell(
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
      return { refusal: kind, minimum, cart: await readCart(context, locale) };
    },
  },
};

function refusalOf(outcome: CartOutcome) {
  return outcome.ok ? null : outcome.error.kind;
}
