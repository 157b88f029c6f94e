import type { Resolvers } from '../schema/resolver-types.generated.ts';

export const shopResolvers: Resolvers = {
  Query: {
    shopTexts(_, { locale }, { shop }) {
      const { tagline, home } = shop.texts[locale];
      return { tagline, ...home };
    },
  },
};
