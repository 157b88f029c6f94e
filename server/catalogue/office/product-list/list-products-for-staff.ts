// Products as staff lists them, on sale or not, or their variants one by one: the newest first.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { ProductState } from '#src/catalogue/product-states.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Currency } from '#src/money.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { byColumnsAndId, keysetPage, type PageSelect, type PlaceInList } from '../../../database/keyset-page.ts';
import { plannedEachTime } from '../../../database/preparing-client.ts';
import { stateOf } from '../../stored/list-stored-products.ts';
import { conditionsOnVariant, hasCode, MOST_COUNTED, narrowProducts } from './product-conditions.ts';

export type ProductForStaff = {
  /** The id of the row: a variant's where variants are listed. */
  id: string;
  productId: string;
  version: number;
  handle: string;
  title: string;
  /** The option values of the variant that is listed, or of the one that was found by its code. */
  options: string;
  /** The SKU or EAN by which it was found, where the title is not. */
  found: string | null;
  state: ProductState;
  publishAt: Date | null;
  imageUrl: string | null;
  vendor: string;
  productType: string;
  variants: number;
  /** These are known of one variant alone. */
  variantId: string | null;
  sku: string | null;
  ean: string | null;
  onHand: number | null;
  /** What is for sale; null where nothing is counted. */
  available: number | null;
  prices: { currency: Currency; least: number; most: number; unpriced: number }[];
};

/** `isPlain`: without pictures and prices, for who reads prices of another kind. */
type Options = PlaceInList & { filters: Partial<ProductFilters>; markets: ShopMarkets; isPlain?: boolean };

const products = byColumnsAndId<ProductForStaff>([sql`p.created_at`, sql`p.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select f.created_at, f.id from products f where f.id = ${id}`,
});

const variants = byColumnsAndId<ProductForStaff>([sql`p.created_at`, sql`p.id`, sql`-v.position`, sql`v.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select f.created_at, f.id, -g.position, g.id
    from variants g join products f on f.id = g.product_id where g.id = ${id}`,
});

/** `count`: of products, see `product-conditions.ts`. */
export async function listProductsForStaff(db: Db, { filters, markets, isPlain = false, ...place }: Options) {
  const { conditions, count } = await narrowProducts(db, filters);
  // A statement that would find nothing takes longest to be planned.
  if (count === 0) return { rows: [], hasMore: false, before: null, after: null, count };
  const isOfVariants = filters.rows === 'variants';
  const page = await keysetPage(isOfVariants ? variants : products, place, async ({ beyond, order, limit }) => {
    const found = isOfVariants
      ? selectVariants(
          [...conditions, ...conditionsOnVariant(filters), ...beyond, ...productsFrom(place)],
          order,
          limit,
        )
      : sql`select p.id as product_id, null::uuid as variant_id from products p
          where ${sql.join([sql`true`, ...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`;
    const { rows } = await selectRows(found, {
      ...{ filters, markets, isPlain },
      isOfFew: count <= MOST_COUNTED,
    }).execute(db);
    return rows;
  });
  return { ...page, count };
}

function selectVariants(conditions: RawBuilder<SqlBool>[], order: PageSelect['order'], limit: number) {
  return sql`select p.id as product_id, v.id as variant_id
    from products p join variants v on v.product_id = p.id and v.archived_at is null
    where ${sql.join([sql`true`, ...conditions], sql` and `)} order by ${order} limit ${limit}`;
}

/** What follows from a place among variants, said of products alone: the index on them begins there. */
function productsFrom({ before, after }: PlaceInList): RawBuilder<SqlBool>[] {
  const placeOf = (variantId: string) => sql`(select f.created_at, f.id
    from variants g join products f on f.id = g.product_id where g.id = ${variantId})`;
  return [
    ...(isId(before) ? [sql<SqlBool>`(p.created_at, p.id) <= ${placeOf(before)}`] : []),
    ...(isId(after) ? [sql<SqlBool>`(p.created_at, p.id) >= ${placeOf(after)}`] : []),
  ];
}

function isId(cursor: PlaceInList['before']): cursor is string {
  return typeof cursor === 'string' && isUuid(cursor);
}

/** `isOfFew`: their ids are known, whatever was asked for; the same plan is good for all of them. */
type Selected = Required<Pick<Options, 'filters' | 'markets' | 'isPlain'>> & { isOfFew: boolean };

function selectRows(found: RawBuilder<unknown>, { filters: { text }, markets, isPlain, isOfFew }: Selected) {
  const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
  const isOfRow = sql`v.product_id = page.product_id and v.archived_at is null
    and (page.variant_id is null or v.id = page.variant_id)`;
  return sql<ProductForStaff>`
    ${isOfFew ? sql`` : plannedEachTime} with page as materialized (select *, row_number() over () as place from (${found}) as found)
    select coalesce(page.variant_id, p.id) as id, p.id as "productId", coalesce(tv.version, 0) as version, p.handle,
      coalesce(t.title, p.handle) as title, ${stateOf(sql`p`)} as state, p.publish_at as "publishAt", p.vendor,
      p.product_type as "productType", counted.*, coalesce(coded.options, counted.own_options, '') as options, coded.found,
      ${isPlain ? nothingShown : shownOf(isOfRow, currencies)}
    from page join products p on p.id = page.product_id
    left join product_texts t on t.product_id = p.id and t.locale = ${markets.catalogueLanguage}
    left join thing_versions tv on tv.thing_kind = 'product' and tv.thing_id = p.id::text
    cross join lateral (
      select count(*)::int as variants, (sum(v.on_hand - v.reserved) filter (where v.tracks_stock))::int as available,
        ${ofOne(sql`v.id`)} as "variantId", ${ofOne(sql`v.sku`)} as sku, ${ofOne(sql`v.barcode`)} as ean,
        ${ofOne(sql`case when v.tracks_stock then v.on_hand end`)} as "onHand", ${ofOne(sql`v.media_id`)} as media_id,
        ${ofOne(sql`concat_ws(' / ', v.option1, v.option2, v.option3)`)} as own_options
      from variants v where ${isOfRow}) as counted
    left join lateral (${text ? findCoded(text) : sql`select null as found, null as options where false`}) as coded on true
    order by page.place`;
}

const nothingShown = sql`null as "imageUrl", '[]'::json as prices`;

function shownOf(isOfRow: RawBuilder<unknown>, currencies: readonly Currency[]): RawBuilder<unknown> {
  return sql`
      (select '/media/' || m.picture from media m where m.product_id = p.id
        order by m.id = counted.media_id desc nulls last, m.position limit 1) as "imageUrl",
      coalesce((
        select json_agg(json_build_object('currency', currency, 'least', least, 'most', most,
          'unpriced', counted.variants - priced.variants) order by array_position(${currencies}::text[], currency))
        from (
          select r.currency, min(r.amount_minor) as least, max(r.amount_minor) as most, count(*) as variants
          from variants v join prices r on r.variant_id = v.id and r.currency = any(${currencies}::text[])
          where ${isOfRow} group by 1
        ) as priced), '[]') as prices`;
}

/** The value where it is the only one of the group; null otherwise. */
function ofOne(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when count(*) = 1 then (array_agg(${column}))[1] end`;
}

/** The variant that has led to the product. */
function findCoded(text: string): RawBuilder<unknown> {
  return sql`
    select coalesce(nullif(v.sku, ''), v.barcode) as found, concat_ws(' / ', v.option1, v.option2, v.option3) as options
    from variants v where v.product_id = p.id and v.archived_at is null and ${hasCode(text)}
      and (page.variant_id is null or v.id = page.variant_id)
    order by v.position limit 1`;
}
