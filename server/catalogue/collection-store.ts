import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import type { Collection } from '../schema/resolver-types.generated.ts';
import { cachedForSite, readListingIndex } from './catalogue-cache.ts';
import { ALL_PRODUCTS, countOnSale } from './listing/listing-scope.ts';
import { imageFields, type StoredImage, showImage } from './media-url.ts';

type Row = {
  handle: string;
  title: string;
  description: string;
  seo_description: string;
  image: StoredImage | null;
};

/** Collections that have something to show, in the merchant's order. */
export async function listCollections(db: Db, { locale, baseLocale, currency }: MarketView): Promise<Collection[]> {
  const [index, rows] = await Promise.all([
    readListingIndex(db),
    cachedForSite(db, `collections ${locale} ${baseLocale}`, () => readCollections(db, locale, baseLocale)),
  ]);
  const collections = rows.map((row) => ({
    handle: row.handle,
    title: row.title,
    description: row.description,
    seoDescription: row.seo_description,
    image: row.image ? showImage(row.image, row.title) : null,
    productCount: countOnSale(index, row.handle, currency),
  }));
  return collections.filter(({ productCount }) => productCount > 0);
}

async function readCollections(db: Db, locale: Locale, baseLocale: Locale): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.handle,
      case when pictures.key is not null then jsonb_build_object(${imageFields}, 'alt', null) end as image,
      coalesce(own.title, base.title) as title, coalesce(own.description, base.description, '') as description,
      coalesce(own.seo_description, base.seo_description, '') as seo_description
    from collections c
    join collection_texts base on base.collection_id = c.id and base.locale = ${baseLocale}
    left join collection_texts own on own.collection_id = c.id and own.locale = ${locale}
    left join pictures on pictures.key = c.image
    where not c.is_hidden
    order by c.position, c.handle`.execute(db);
  return rows;
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
  return countOnSale(await readListingIndex(db), ALL_PRODUCTS, currency);
}
