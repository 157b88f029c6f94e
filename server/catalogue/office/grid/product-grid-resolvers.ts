import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { isUuid } from '#src/is-uuid.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { requirePermissions } from '../../../staff/require-role.ts';
import { listGridRows } from './list-grid-rows.ts';
import { readPricesOf } from './read-prices-of.ts';
import { permissionsOfSaves, saveSentProducts } from './save-grid.ts';

export const productGridResolvers: Resolvers = {
  Query: {
    productGrid: (_, { filters, before, after }, { db, markets }) =>
      listGridRows(db, { filters: productFilters.readInput(filters), before, after, markets }),
    pricesOfVariant: (_, { variantId }, { db, now }) =>
      isUuid(variantId) ? readPricesOf(db, { variantId, now: now() }) : [],
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
