import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { listProductsForStaff } from './list-products-for-staff.ts';

export const productListResolvers: Resolvers = {
  Query: {
    async listedProducts(_, { text, state, before, after }, { db, markets }) {
      const { rows, ...ends } = await listProductsForStaff(db, { text, state, before, after, markets });
      return { ...ends, products: rows };
    },
  },
};
