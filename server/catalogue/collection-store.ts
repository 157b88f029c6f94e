import { sql } from 'kysely';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Collection } from '../graphql/resolver-types.generated.ts';
import { imageFields, type StoredImage, showImage } from './media-url.ts';

type Row = {
  handle: string;
  title: string;
  description: string;
  seo_description: string;
  image: StoredImage | null;
  product_count: number;
};

/** Collections that have something to show, in the merchant's order. */
export async function listCollections(db: Db, locale: Locale, baseLocale: Locale): Promise<Collection[]> {
  const { rows } = await sql<Row>`
    select c.handle,
      case when pictures.key is not null then jsonb_build_object(${imageFields}, 'alt', null) end as image, coalesce(own.title, base.title) as title,
      coalesce(own.description, base.description, '') as description,
      coalesce(own.seo_description, base.seo_description, '') as seo_description,
      count(p.id)::int as product_count
    from collections c
    join collection_texts base on base.collection_id = c.id and base.locale = ${baseLocale}
    left join collection_texts own on own.collection_id = c.id and own.locale = ${locale}
    left join pictures on pictures.key = c.image
    join collection_products cp on cp.collection_id = c.id
    join products p on p.id = cp.product_id and ${isOnSale(marketOf(locale).currency)}
    group by c.id, pictures.key, own.title, base.title, own.description, base.description, own.seo_description, base.seo_description
    order by c.position, c.handle`.execute(db);
  return rows.map((row) => ({
    handle: row.handle,
    title: row.title,
    description: row.description,
    seoDescription: row.seo_description,
    image: row.image ? showImage(row.image, row.title) : null,
    productCount: row.product_count,
  }));
}

/** The handle of the collection that once had this one. */
export async function findRenamedCollection(db: Db, handle: string): Promise<string | null> {
  const row = await db
    .selectFrom('collection_redirects as r')
    .innerJoin('collections as c', 'c.id', 'r.collection_id')
    .select('c.handle')
    .where('r.handle', '=', handle)
    .executeTakeFirst();
  return row?.handle ?? null;
}

/** How many products of the whole catalogue are on sale. */
export async function countProducts(db: Db, currency: Currency): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${isOnSale(currency)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of products `p`: published, with a price in this currency. */
function isOnSale(currency: Currency) {
  return sql`p.status = 'active' and p.is_published and exists (
    select from variants v join prices pr on pr.variant_id = v.id and pr.currency = ${currency}
    where v.product_id = p.id and v.archived_at is null)`;
}
