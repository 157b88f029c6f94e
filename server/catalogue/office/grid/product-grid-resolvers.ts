import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { KasaError } from '#src/errors.ts';
import { isUuid } from '../../../database/is-uuid.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { listGridRows, readPricesOf } from './list-grid-rows.ts';
import { permissionsOfSaves, type SentSave, saveSentProducts } from './save-grid.ts';

export const productGridResolvers: Resolvers = {
  Query: {
    productGrid: (_, { filters, before, after }, { db, markets, now }) =>
      listGridRows(db, { filters: productFilters.readInput(filters), before, after, markets, now: now() }),
    pricesOfVariant: (_, { variantId }, { db, markets, now }) =>
      isUuid(variantId) ? readPricesOf(db, variantId, { markets, now: now() }) : [],
  },
  Mutation: {
    async saveProducts(_, { saves }, context) {
      await requireRights(context, saves);
      const { db, now, markets, timeZone } = context;
      const saver = { db, now, timeZone, by: byStaff(context), baseLocale: markets.catalogueLanguage };
      return saveSentProducts(saver, saves);
    },
  },
};

async function requireRights({ staff, noteRefusal }: OfficeContext, saves: readonly SentSave[]): Promise<void> {
  const missing = permissionsOfSaves(saves).find((permission) => !staff?.permissions.includes(permission));
  if (!missing) return;
  await noteRefusal('ProductsSaveMany');
  throw new KasaError('FORBIDDEN', `The role ${staff?.role} does not include ${missing}.`);
}
