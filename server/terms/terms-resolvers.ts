import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { readSettings } from '../shop/read-settings.ts';
import { readGuaranteeNotice, readShownGaranLabel, readTerms } from './read-terms.ts';

export const termsResolvers: Resolvers = {
  Checkout: {
    terms: (_, { locale }, context) => readTerms(context, locale),
  },
  Order: {
    terms: (_, { locale }, context) => readTerms(context, locale),
  },
  Product: {
    async guaranteeNotice(_, { locale }, { db }) {
      const storefront = await readSettings(db, 'storefront');
      return storefront?.guaranteeNoticeOnProducts ? readGuaranteeNotice(db, locale) : null;
    },
    garanLabel: ({ handle }, { locale }, { db }) => readShownGaranLabel(db, handle, locale),
  },
};
