// Articles as shoppers read them. What is a draft, or is to be published later, has no row here that is shown.
import { sql } from 'kysely';
import type { ArticleData } from '#src/content/articles/article-data.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import type { Company } from '#src/shop/company.ts';
import { languagesWithout, type ShopMarkets } from '#src/shop/markets.ts';
import { imageFields, type StoredImage, showImage } from '../../catalogue/media-url.ts';
import type { Db } from '../../database/connect.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { Article, Image } from '../../schema/resolver-types.generated.ts';
import { drawPageBlocks } from '../../shop/blocks/draw-page-blocks.tsx';
import { fillInCompany } from '../../shop/fill-in-company.ts';
import { readShop } from '../../shop/read-settings.ts';
import { teaserOf } from './teaser-of.ts';

type Services = { db: Db; markets: ShopMarkets };

export const ARTICLES_PER_PAGE = 20;

/** An article as lists and feeds have it. */
export type ListedArticle = {
  id: string;
  slug: string;
  title: string;
  teaser: string;
  publishedAt: string;
  updatedAt: string;
  image: Image | null;
};

export type ArticlePage = { items: ListedArticle[]; pages: number; missingIn: Locale[] | null };

/** Whether one is published in the language. */
export async function hasArticles(db: Db, locale: Locale): Promise<boolean> {
  const { rows } = await sql`
    select from articles a join article_texts t on t.article_id = a.id and t.locale = ${locale} where a.is_shown limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

type Row = {
  id: string;
  slug: string;
  title: string;
  html: string;
  seo_description: string;
  published_at: Date;
  updated_at: Date;
  image: StoredImage | null;
};

const image = sql`case when pictures.key is not null then jsonb_build_object(${imageFields}, 'alt', null) end as image`;

export async function listArticles({ db, markets }: Services, locale: Locale, page: number): Promise<ArticlePage> {
  if (page < 1) return { items: [], pages: 0, missingIn: null };
  const [{ rows }, { rows: counts }, { company }] = await Promise.all([
    // A teaser needs the beginning of a text, and no more of it is read.
    sql<Row>`
      select a.id, a.slug, t.title, left(t.html, 2000) as html, t.seo_description, a.published_at, a.updated_at, ${image}
      from articles a join article_texts t on t.article_id = a.id and t.locale = ${locale}
      left join pictures on pictures.key = a.picture
      where a.is_shown order by a.published_at desc, a.id desc
      limit ${ARTICLES_PER_PAGE} offset ${(page - 1) * ARTICLES_PER_PAGE}`.execute(db),
    sql<{ locale: Locale; count: number }>`
      select t.locale, count(*)::int as count from articles a join article_texts t on t.article_id = a.id
      where a.is_shown group by t.locale`.execute(db),
    readShop(db),
  ]);
  const countIn = (language: Locale) => counts.find((each) => each.locale === language)?.count ?? 0;
  return {
    items: rows.map((row) => toListed(row, company, locale)),
    pages: Math.ceil(countIn(locale) / ARTICLES_PER_PAGE),
    missingIn: languagesWithout(markets, ({ language }) => countIn(language) > 0),
  };
}

function toListed(row: Row, company: Company, locale: Locale): ListedArticle {
  const title = fillInCompany(row.title, { company, locale });
  const teaser = fillInCompany(row.seo_description || teaserOf(row.html), { company, locale });
  return {
    ...{ id: row.id, slug: row.slug, title, teaser },
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    image: row.image && showImage(row.image, title),
  };
}

type Found = Row & { locales: Locale[]; blocks: StoredBlock[] | null };

/** Where it is not written in the language, it is shown in that of the shop's plain texts. */
export async function findArticle(
  request: Services & Pick<RequestContext, 'unsaved' | 'tags' | 'readShop'>,
  locale: Locale,
  slug: string,
): Promise<Article | null> {
  if (slug === '') return null;
  const { db, markets, unsaved } = request;
  const { catalogueLanguage } = markets;
  const row = unsaved?.article
    ? await rowOf(db, unsaved.article, [locale, catalogueLanguage])
    : await findRow(db, slug, [locale, catalogueLanguage]);
  if (!row) return null;
  const company = unsaved?.settings.company ?? (await readShop(db)).company;
  const title = fillInCompany(row.title, { company, locale });
  const isReadable = (language: Locale) => row.locales.includes(language) || row.locales.includes(catalogueLanguage);
  return {
    ...{ slug: row.slug, title },
    bodyHtml: fillInCompany(row.html, { company, locale, encode: escapeHtml }),
    blocksHtml: await drawPageBlocks(row.blocks ?? [], locale, request),
    seoDescription: fillInCompany(row.seo_description, { company, locale }),
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    image: row.image && showImage(row.image, title),
    missingIn: languagesWithout(markets, ({ language }) => isReadable(language)),
  };
}

type Languages = readonly [wanted: Locale, base: Locale];

async function findRow(db: Db, slug: string, [wanted, base]: Languages): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select a.id, a.slug, t.title, t.html, t.seo_description, a.published_at, a.updated_at, a.blocks, ${image},
      (select array_agg(l.locale) from article_texts l where l.article_id = a.id) as locales
    from articles a join article_texts t on t.article_id = a.id and t.locale in (${wanted}, ${base})
    left join pictures on pictures.key = a.picture
    where a.is_shown and a.slug = ${slug} order by t.locale = ${wanted} desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The row as it would be found once it is published. */
async function rowOf(
  db: Db,
  { slug, date, picture, texts, blocks = [] }: ArticleData,
  [wanted, base]: Languages,
): Promise<Found | null> {
  const text = texts[wanted] ?? texts[base] ?? Object.values(texts)[0];
  if (!text) return null;
  const { rows } = await sql<Pick<Row, 'image'>>`select ${image} from pictures where key = ${picture}`.execute(db);
  const at = date ? new Date(date) : new Date();
  return {
    ...{ id: '', slug, title: text.title, html: text.bodyHtml, seo_description: text.seoDescription },
    ...{ published_at: at, updated_at: at, image: rows[0]?.image ?? null },
    ...{ blocks, locales: Object.keys(texts).filter(isLocale) },
  };
}
