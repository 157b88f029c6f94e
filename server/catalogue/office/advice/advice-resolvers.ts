import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { findTwins } from './find-twins.ts';
import { proposeSkuAfter } from './propose-sku-after.ts';
import { findUsualVatClass } from './usual-vat-class.ts';

export const adviceResolvers: Resolvers = {
  Query: {
    productTwins: (_, { id = null, kind, codes }, { db, markets }) =>
      findTwins(db, { id, kind, codes, locale: markets.catalogueLanguage }),
    proposedSku: (_, { title }, { db }) => proposeSkuAfter(db, title),
    usualVatClass: (_, { collections }, { db }) => findUsualVatClass(db, collections),
  },
};
