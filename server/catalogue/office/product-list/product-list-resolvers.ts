import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { chooseColumns, findColumns } from './chosen-columns.ts';
import { countProductChoices, listCountedCollections } from './count-products-for-staff.ts';
import { listProductsForStaff } from './list-products-for-staff.ts';

const LIST = 'products';

export const productListResolvers: Resolvers = {
  Query: {
    async listedProducts(_, { filters, before, after }, { db, markets, staff }) {
      const asked = { filters: productFilters.readInput(filters), before, after, markets };
      const [{ rows, ...page }, columns] = await Promise.all([
        listProductsForStaff(db, asked),
        staff && findColumns(db, { staffId: staff.id, list: LIST }),
      ]);
      const products = rows.map((row) => ({ ...row, publishAt: row.publishAt?.toISOString() ?? null }));
      return { ...page, products, columns, markets: marketsByCurrency(markets) };
    },
    async productChoices(_, { filters }, { db, markets }) {
      const read = productFilters.readInput(filters);
      const [choices, collections] = await Promise.all([
        countProductChoices(db, read, markets),
        listCountedCollections(db, read, markets),
      ]);
      return { choices, collections };
    },
  },
  Mutation: {
    async chooseProductColumns(_, { columns }, { db, staff }) {
      if (staff) await chooseColumns(db, { staffId: staff.id, list: LIST, columns });
      return true;
    },
  },
};

function marketsByCurrency({ markets }: ShopMarkets) {
  const byCurrency = Map.groupBy(markets, ({ currency }) => currency);
  return [...byCurrency].map(([currency, ofCurrency]) => ({
    currency,
    countries: [...new Set(ofCurrency.map(({ country }) => country))],
  }));
}
