// Variants as the grid shows them, with the lowest price of thirty days beside each price.
import { sql } from 'kysely';
import { LOWEST_PRICE_WINDOW_DAYS } from '#src/catalogue/lowest-price.ts';
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
  low: number;
};

type Asked = PlaceInList & { filters: ProductFilters; markets: ShopMarkets; now: Date };

export async function listGridRows(db: Db, { filters, markets, now, ...place }: Asked) {
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
    { currencies, now },
  );
  return {
    ...{ before, after, currencies, language: markets.catalogueLanguage },
    rows: rows.map(({ id, productId, version, title, options, state, sku, ean, onHand }) => ({
      ...{ variantId: id, productId, version, title, options, state, onHand, sku: sku ?? '', ean: ean ?? '' },
      ...(details.get(id) ?? { weightGrams: 0, prices: [] }),
    })),
  };
}

/** Reads the prices beside one that is changed in a row of the list. */
export async function readPricesOf(
  db: Db,
  variantId: string,
  { markets, now }: Pick<Asked, 'markets' | 'now'>,
): Promise<GridPrice[]> {
  const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
  const details = await readDetails(db, [variantId], { currencies, now });
  return details.get(variantId)?.prices ?? [];
}

async function readDetails(
  db: Db,
  ids: readonly string[],
  { currencies, now }: { currencies: readonly Currency[]; now: Date },
): Promise<Map<string, OfVariant>> {
  const since = new Date(now.getTime() - LOWEST_PRICE_WINDOW_DAYS * 86_400_000);
  const { rows } = await sql<OfVariant & { id: string }>`
    with asked as materialized (select unnest(${ids}::uuid[]) as id), held as materialized (
      select h.variant_id, h.currency, h.amount_minor,
        lead(h.valid_from) over (partition by h.variant_id, h.currency order by h.valid_from, h.id) as until
      from price_history h join asked on asked.id = h.variant_id
    ), lows as materialized (
      select variant_id, currency, min(amount_minor) as low from (
        select variant_id, currency, amount_minor from held where until is null or until > ${since}
        union all
        select r.variant_id, r.currency, r.amount_minor from price_reductions r join asked on asked.id = r.variant_id
        where r.begins_at <= ${now} and (r.ends_at is null or r.ends_at > ${since})
      ) as each group by 1, 2
    ), priced as materialized (
      select p.variant_id, json_agg(json_build_object('currency', p.currency, 'minor', p.amount_minor,
        'compareAtMinor', p.compare_at_minor, 'isConverted', p.converted_from is not null,
        'low', coalesce(lows.low, p.amount_minor)) order by array_position(${currencies}::text[], p.currency)) as prices
      from asked join prices p on p.variant_id = asked.id
      left join lows on lows.variant_id = p.variant_id and lows.currency = p.currency
      where p.currency = any(${currencies}::text[]) group by 1
    )
    select v.id, v.weight_grams as "weightGrams", coalesce(priced.prices, '[]') as prices
    from asked join variants v on v.id = asked.id left join priced on priced.variant_id = v.id`.execute(db);
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}
