// Products as the merchant has them, on sale or not: drafts and archived ones too.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Db } from '../../database/connect.ts';
import { tidyTyped } from '../../database/search-words.ts';
import { foundByTitle } from './found-by-title.ts';

export type StoredProduct = {
  id: string;
  handle: string;
  title: string;
  state: ProductState;
  /** When a draft goes on sale by itself. */
  publishAt: Date | null;
  variants: number;
  /** What is for sale; null where nothing is counted. */
  available: number | null;
};

export type StoredFilter = {
  state?: ProductState | undefined;
  /** Parts of the words of a title, or a whole SKU, EAN or handle. */
  text?: string | undefined;
  /** The handle after which the page begins. */
  after?: string | undefined;
  limit: number;
  /** More conditions on a product `p`. */
  narrowedTo?: readonly RawBuilder<SqlBool>[];
};

export const stateOf = (product: RawBuilder<unknown>): RawBuilder<ProductState> => sql`(case
  when ${product}.status = 'archived' then 'archived'
  when ${product}.status = 'active' and ${product}.is_published then 'published' else 'draft' end)`;

/** Lists the products by handle. `baseLocale`: the language of the titles. */
export async function listStoredProducts(
  db: Db,
  { state, text, after, limit, narrowedTo = [] }: StoredFilter,
  baseLocale: string,
): Promise<StoredProduct[]> {
  const conditions = [
    sql`true`,
    ...narrowedTo,
    ...(state ? [sql`${stateOf(sql`p`)} = ${state}`] : []),
    ...(text ? [isFoundBy(text)] : []),
    ...(after ? [sql`p.handle > ${after}`] : []),
  ];
  const { rows } = await sql<StoredProduct>`
    with page as (
      select p.* from products p where ${sql.join(conditions, sql` and `)} order by p.handle limit ${limit}
    )
    select p.id, p.handle, coalesce(t.title, p.handle) as title, ${stateOf(sql`p`)} as state, p.publish_at as "publishAt",
      counted.variants, counted.available
    from page p left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    cross join lateral (
      select count(*)::int as variants, (sum(v.on_hand - v.reserved) filter (where v.tracks_stock))::int as available
      from variants v where v.product_id = p.id and v.archived_at is null) as counted
    order by p.handle`.execute(db);
  return rows;
}

export function isFoundBy(typed: string): RawBuilder<boolean> {
  const text = tidyTyped(typed);
  return sql`(p.handle = ${text} or p.id in (
    select product_id from variants where sku <> '' and search_code(sku) = search_code(${text}) and archived_at is null
    union all
    select product_id from variants where barcode <> '' and search_code(barcode) = search_code(${text}) and archived_at is null
    union all
    ${foundByTitle(text)}))`;
}
