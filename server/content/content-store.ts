// The pages that are neither goods nor checkout: terms, privacy, delivery, statements.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import type { ContentPage, ContentPageLink } from '../schema/resolver-types.generated.ts';

type Row = { slug: string; title: string; body_html: string; seo_description: string; updated_at: Date };

/** In the merchant's order. */
export function listContentPages(db: Db, locale: Locale, baseLocale: Locale): Promise<ContentPageLink[]> {
  return cachedForSite(db, `content pages ${locale} ${baseLocale}`, async () => {
    const { rows } = await sql<ContentPageLink>`
      select p.slug, coalesce(own.title, base.title) as title
      ${fromTexts(locale, baseLocale)}
      order by p.position, p.slug`.execute(db);
    return rows;
  });
}

export async function findContentPage(
  db: Db,
  slug: string,
  locale: Locale,
  baseLocale: Locale,
): Promise<ContentPage | null> {
  const { rows } = await sql<Row>`
    select p.slug, p.updated_at, coalesce(own.title, base.title) as title,
      coalesce(own.body_html, base.body_html) as body_html,
      coalesce(own.seo_description, base.seo_description) as seo_description
    ${fromTexts(locale, baseLocale)}
    where p.slug = ${slug}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    slug: row.slug,
    title: row.title,
    bodyHtml: row.body_html,
    seoDescription: row.seo_description,
    updatedAt: row.updated_at.toISOString(),
  };
}

function fromTexts(locale: Locale, baseLocale: Locale) {
  return sql`
    from content_pages p
    join content_page_texts base on base.page_id = p.id and base.locale = ${baseLocale}
    left join content_page_texts own on own.page_id = p.id and own.locale = ${locale}`;
}
