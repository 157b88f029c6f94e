import type { Resolvers } from '../graphql/resolver-types.generated.ts';
import { acceptNews, addCartLine, setCartQuantity } from './change-cart.ts';
import { readCart } from './read-cart.ts';

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { locale }, context) => readCart(context, locale),
  },
  Mutation: {
    async addCartLine(_, { locale, variantId, quantity }, context) {
      const refusal = await addCartLine(context, { variantId, quantity });
      return { refusal, cart: await readCart(context, locale) };
    },
    async setCartQuantity(_, { locale, variantId, quantity }, context) {
      const refusal = await setCartQuantity(context, { variantId, quantity });
      return { refusal, cart: await readCart(context, locale) };
    },
    async acceptCartNews(_, { locale }, context) {
      await acceptNews(context, locale);
      return { refusal: null, cart: await readCart(context, locale) };
    },
  },
};
