import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { findGoingProducts, listBoughtTogether, listGoingProducts } from './list-going-products.ts';

export const goingWithResolvers: Resolvers = {
  Query: {
    goingProducts: (_, { handles }, { db, markets }) => listGoingProducts(db, handles, markets.catalogueLanguage),
    foundGoing: (_, { text }, { db, markets }) => findGoingProducts(db, text, markets.catalogueLanguage),
    boughtTogether: (_, { id }, { db, markets }) => listBoughtTogether(db, id, markets.catalogueLanguage),
  },
};
