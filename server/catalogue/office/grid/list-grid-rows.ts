// Variants as the grid shows them.
import { sql } from 'kysely';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { Currency } from '#src/money.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import type { PlaceInList } from '../../../database/keyset-page.ts';
import { listProductsForStaff } from '../product-list/list-products-for-staff.ts';

const MOST_ROWS = 500;

type OfVariant = { weightGrams: number; prices: GridPrice[] };
type GridPrice = {
  currency: Currency;
  minor: number;
  compareAtMinor: number | null;
  isConverted: boolean;
};

type Asked = PlaceInList & { filters: ProductFilters; markets: ShopMarkets };

export async function listGridRows(db: Db, { filters, markets, ...place }: Asked) {
  const listed = {
    ...place,
    filters: { ...filters, rows: 'variants' as const },
    markets,
    first: MOST_ROWS,
    isPlain: true,
  };
  const { rows, before, after } = await listProductsForStaff(db, listed);
  const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
  const details = await readDetails(
    db,
    rows.map(({ id }) => id),
    currencies,
  );
  return {
    ...{ before, after, currencies, language: markets.catalogueLanguage },
    rows: rows.map(({ id, productId, version, title, options, state, sku, ean, onHand }) => ({
      ...{ variantId: id, productId, version, title, options, state, onHand, sku: sku ?? '', ean: ean ?? '' },
      ...(details.get(id) ?? { weightGrams: 0, prices: [] }),
    })),
  };
}

async function readDetails(
  db: Db,
  ids: readonly string[],
  currencies: readonly Currency[],
): Promise<Map<string, OfVariant>> {
  const { rows } = await sql<OfVariant & { id: string }>`
    with asked as materialized (select unnest(${ids}::uuid[]) as id), priced as materialized (
      select p.variant_id, json_agg(json_build_object('currency', p.currency, 'minor', p.amount_minor,
        'compareAtMinor', p.compare_at_minor, 'isConverted', p.converted_from is not null)
        order by array_position(${currencies}::text[], p.currency)) as prices
      from asked join prices p on p.variant_id = asked.id
      where p.currency = any(${currencies}::text[]) group by 1
    )
    select v.id, v.weight_grams as "weightGrams", coalesce(priced.prices, '[]') as prices
    from asked join variants v on v.id = asked.id left join priced on priced.variant_id = v.id`.execute(db);
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}
