import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type Market, marketLanguages } from '#src/shop/markets.ts';
import { missingIn } from '../content/content-store.ts';
import type { Db } from '../database/connect.ts';
import { readSettings, readShop } from '../shop/read-settings.ts';

/** So many are in a part on average. */
const PRODUCTS_PER_PART = 1_000;
/** A sitemap may hold 50,000 addresses; a product has one in each language, with links to all of them. */
const MOST_IN_PART = 10_000;

/**
 * The `number`th of `of` parts: of as many ranges of what ids end with. That is random, so that each part has about as many
 * products; what they begin with is the time, and the products of one import have it in common.
 */
export type ProductPart = { number: number; of: number };

export type SitemapEntry = { key: string; changedAt: Date | null; locales: Locale[] };

type Row = { key: string; changed_at: Date | null; currencies: string[] };

/** A power of two: addresses of parts stay until there are twice as many products. */
export async function countProductParts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where status = 'active' and is_published`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? 0 : 2 ** Math.max(0, Math.ceil(Math.log2(count / PRODUCTS_PER_PART)));
}

/** A product stands in the languages of the markets in which it has a price. */
export async function listProductEntries(db: Db, { number, of }: ProductPart): Promise<SitemapEntry[]> {
  const { markets } = (await readShop(db)).markets;
  const { rows } = await sql<Row>`
    select p.handle as key, p.updated_at as changed_at,
      (select coalesce(array_agg(distinct pr.currency), '{}') from variants v join prices pr on pr.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null) as currencies
    from (
      select id, handle, updated_at from products where status = 'active' and is_published
        and ${endOfId} >= ${beginOf(number - 1, of)}
        and (${number >= of} or ${endOfId} < ${beginOf(number, of)})
      order by id limit ${MOST_IN_PART}
    ) p order by p.id`.execute(db);
  return rows.map((row) => toEntry(row, markets)).filter((entry) => entry.locales.length > 0);
}

/** The expression of an index. */
const endOfId = sql<string>`right(id::text, 8) collate "C"`;
const ENDS = 2 ** 32;

function beginOf(part: number, of: number): string {
  const begin = Math.min(Math.floor((part / of) * ENDS), ENDS - 1);
  return begin.toString(16).padStart(8, '0');
}

/** Collections that have something to show, with the languages in which they have it. */
export async function listCollectionEntries(db: Db): Promise<SitemapEntry[]> {
  const { markets } = (await readShop(db)).markets;
  const { rows } = await sql<Row>`
    select c.handle as key, max(p.updated_at) as changed_at, array_agg(distinct pr.currency) as currencies
    from collections c
    join collection_products cp on cp.collection_id = c.id
    join products p on p.id = cp.product_id and p.status = 'active' and p.is_published
    join variants v on v.product_id = p.id and v.archived_at is null
    join prices pr on pr.variant_id = v.id
    where not c.is_hidden
    group by c.id order by c.position, c.handle`.execute(db);
  return rows.map((row) => toEntry(row, markets)).filter((entry) => entry.locales.length > 0);
}

export async function listContentEntries(db: Db): Promise<SitemapEntry[]> {
  const [settings, { markets }] = await Promise.all([readSettings(db, 'pages'), readShop(db)]);
  return (settings?.pages ?? []).map((page) => {
    const missing = missingIn(page, markets) ?? [];
    return {
      key: page.slug,
      changedAt: page.updatedAt ? new Date(page.updatedAt) : null,
      locales: marketLanguages(markets).filter((language) => !missing.includes(language)),
    };
  });
}

function toEntry({ key, changed_at, currencies }: Row, markets: readonly Market[]): SitemapEntry {
  const selling = markets.filter(({ currency }) => currencies.includes(currency));
  return { key, changedAt: changed_at, locales: marketLanguages({ markets: selling }) };
}

/** An article can be read beyond the languages that it is written in, and is listed in those alone. */
export type ArticleEntry = SitemapEntry & { listedIn: Locale[] };

/** Articles in the languages in which they are written, or read for want of them. */
export async function listArticleEntries(db: Db): Promise<ArticleEntry[]> {
  const { markets } = await readShop(db);
  const { rows } = await sql<{ key: string; changed_at: Date; locales: Locale[] }>`
    select a.slug as key, a.updated_at as changed_at,
      (select array_agg(t.locale) from article_texts t where t.article_id = a.id) as locales
    from articles a where a.is_shown order by a.published_at desc, a.id desc`.execute(db);
  return rows.map(({ key, changed_at: changedAt, locales }) => ({
    ...{ key, changedAt },
    locales: marketLanguages(markets).filter((locale) => isWritten(locales, locale, markets.catalogueLanguage)),
    listedIn: marketLanguages(markets).filter((locale) => locales.includes(locale)),
  }));
}

function isWritten(locales: readonly Locale[], locale: Locale, baseLocale: Locale): boolean {
  return locales.includes(locale) || locales.includes(baseLocale);
}
