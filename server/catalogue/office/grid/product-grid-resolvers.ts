import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { isUuid } from '#src/is-uuid.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { requirePermissions } from '../../../staff/require-role.ts';
import { listGridRows, readPricesOf } from './list-grid-rows.ts';
import { permissionsOfSaves, saveSentProducts } from './save-grid.ts';

export const productGridResolvers: Resolvers = {
  Query: {
    productGrid: (_, { filters, before, after }, { db, markets, now }) =>
      listGridRows(db, { filters: productFilters.readInput(filters), before, after, markets, now: now() }),
    pricesOfVariant: (_, { variantId }, { db, markets, now }) =>
      isUuid(variantId) ? readPricesOf(db, variantId, { markets, now: now() }) : [],
  },
  Mutation: {
    async saveProducts(_, { saves }, context) {
      await requirePermissions(context, 'ProductsSaveMany', permissionsOfSaves(saves));
      const { db, now, markets, timeZone } = context;
      const saver = { db, now, timeZone, by: byStaff(context), baseLocale: markets.catalogueLanguage };
      return saveSentProducts(saver, saves);
    },
  },
};
