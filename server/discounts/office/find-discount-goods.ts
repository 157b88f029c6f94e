// What a code may be for: the shop's collections, and products that are found by typing; named as in the shop's main language.
import { sql } from 'kysely';
import { type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { suggestProducts } from '../../catalogue/search/suggest-products.ts';
import type { Db } from '../../database/connect.ts';

export type DiscountGoods = { handle: string; title: string };

const MOST_FOUND = 20;
const MAX_TEXT_LENGTH = 100;

export async function listCollections(db: Db, { main }: ShopMarkets): Promise<DiscountGoods[]> {
  const { rows } = await sql<DiscountGoods>`
    select c.handle, coalesce(t.title, c.handle) as title from collections c
    left join collection_texts t on t.collection_id = c.id and t.locale = ${main}
    order by c.position, c.handle`.execute(db);
  return rows;
}

export async function listProducts(
  db: Db,
  { main }: ShopMarkets,
  handles: readonly string[],
): Promise<DiscountGoods[]> {
  const { rows } = await sql<DiscountGoods>`
    select p.handle, coalesce(t.title, p.handle) as title from products p
    left join product_texts t on t.product_id = p.id and t.locale = ${main}
    where p.handle = any(${handles}::text[]) order by array_position(${handles}::text[], p.handle)`.execute(db);
  return rows;
}

/** Finds products by title as the shop's search finds them, by the beginning of the SKU, or by EAN. */
export async function findProducts(db: Db, markets: ShopMarkets, typed: string): Promise<DiscountGoods[]> {
  const text = typed.trim().slice(0, MAX_TEXT_LENGTH);
  if (text.length < 2) return [];
  const search = { ...viewOf(markets, markets.main), languages: spokenLanguages(markets), text };
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const [{ products }, { rows }] = await Promise.all([
    suggestProducts(db, search),
    sql<{ handle: string }>`
      select distinct p.handle from variants v join products p on p.id = v.product_id
      where v.archived_at is null and p.status <> 'archived'
        and ((lower(v.sku) like ${prefix} and v.sku <> '') or (v.barcode = ${text} and v.barcode <> ''))
      order by p.handle limit ${MOST_FOUND}`.execute(db),
  ]);
  const handles = [...rows, ...products].map(({ handle }) => handle);
  return listProducts(db, markets, [...new Set(handles)]);
}
