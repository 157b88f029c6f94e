// Products as staff lists them, on sale or not: the newest first.
import { sql } from 'kysely';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Currency } from '#src/money.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { byColumnsAndId, keysetPage, type PlaceInList } from '../../../database/keyset-page.ts';
import { isFoundBy, stateOf } from '../../stored/list-stored-products.ts';

export type ProductForStaff = {
  id: string;
  version: number;
  handle: string;
  title: string;
  state: ProductState;
  imageUrl: string | null;
  variants: number;
  available: number | null;
  prices: { currency: Currency; least: number; most: number }[];
};

type Options = PlaceInList & {
  text?: string | null | undefined;
  state?: ProductState | null | undefined;
  markets: ShopMarkets;
};

const keyset = byColumnsAndId<ProductForStaff>([sql`p.created_at`, sql`p.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select f.created_at, f.id from products f where f.id = ${id}`,
});

export async function listProductsForStaff(db: Db, { text, state, markets, ...place }: Options) {
  const conditions = [
    sql`true`,
    ...(state ? [sql`${stateOf(sql`p`)} = ${state}`] : []),
    ...(text ? [isFoundBy(text)] : []),
  ];
  const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
  return keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<ProductForStaff>`
      with page as (
        select p.* from products p where ${sql.join([...conditions, ...beyond], sql` and `)}
        order by ${order} limit ${limit}
      )
      select p.id, coalesce(tv.version, 0) as version, p.handle, coalesce(t.title, p.handle) as title,
        ${stateOf(sql`p`)} as state, counted.variants, counted.available,
        (select '/media/' || m.picture from media m where m.product_id = p.id order by m.position limit 1) as "imageUrl",
        coalesce((
          select json_agg(json_build_object('currency', currency, 'least', least, 'most', most)
            order by array_position(${currencies}::text[], currency))
          from (
            select pr.currency, min(pr.amount_minor) as least, max(pr.amount_minor) as most
            from variants v join prices pr on pr.variant_id = v.id and pr.currency = any(${currencies}::text[])
            where v.product_id = p.id and v.archived_at is null group by 1
          ) as priced), '[]') as prices
      from page p left join product_texts t on t.product_id = p.id and t.locale = ${markets.catalogueLanguage}
      left join thing_versions tv on tv.thing_kind = 'product' and tv.thing_id = p.id::text
      cross join lateral (
        select count(*)::int as variants, (sum(v.on_hand - v.reserved) filter (where v.tracks_stock))::int as available
        from variants v where v.product_id = p.id and v.archived_at is null) as counted
      order by ${order}`.execute(db);
    return rows;
  });
}
