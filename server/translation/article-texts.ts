// What an article says in a language, as somebody translates it: the columns of its texts, and what its blocks say.
import { sql } from 'kysely';
import type { ArticleData } from '#src/content/articles/article-data.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withDocumentText } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../database/connect.ts';
import { ARTICLE_BLOCKS, listBlockTexts } from '../shop/translations/follow-article-blocks.ts';
import { isHtmlText } from './is-html-text.ts';
import type { TextRow } from './text-row.ts';

const partOf: Readonly<Record<string, keyof NonNullable<ArticleData['texts'][Locale]>>> = {
  title: 'title',
  html: 'bodyHtml',
  seo_description: 'seoDescription',
};

/** `texts`: by column, or by the place of a block; those that are left out stay. */
export function withArticleTexts(
  data: ArticleData,
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): ArticleData {
  const places = new Map(listBlockTexts('', data.blocks).map((place) => [place.field, place]));
  const columns = Object.entries(texts).filter(([field]) => !places.has(field));
  const said = Object.fromEntries(columns.map(([field, text]) => [partOf[field] ?? field, text]));
  const before = data.texts[locale] ?? { title: '', bodyHtml: '', seoDescription: '' };
  return Object.entries(texts).reduce<ArticleData>(
    (so, [field, text]) => {
      const place = places.get(field);
      return place ? (withDocumentText(so, place, locale, text) as ArticleData) : so;
    },
    columns.length > 0 ? { ...data, texts: { ...data.texts, [locale]: { ...before, ...said } } } : data,
  );
}

/** Such as `texts.de.title`, or `blocks.0.title.de`. */
export function pathOfArticleText({ blocks }: ArticleData, locale: Locale, field: string): string {
  const place = listBlockTexts('', blocks).find((text) => text.field === field);
  return place ? [...place.path, locale].join('.') : `texts.${locale}.${partOf[field] ?? field}`;
}

/** What the blocks of articles that are shown say in the catalogue’s language. */
export async function readArticleBlockRows(
  db: Db,
  { base, ids }: { base: Locale; ids: readonly string[] },
): Promise<(TextRow & { isHtml: boolean })[]> {
  const { rows } = await sql<{ id: string; title: string; blocks: unknown }>`
    select a.id::text, coalesce(t.title, '') as title, a.blocks
    from articles a left join article_texts t on t.article_id = a.id and t.locale = ${base}
    where a.is_shown and a.blocks is not null and a.id = any(${ids}::uuid[]) order by a.id`.execute(db);
  return rows.flatMap(({ id, title, blocks }) =>
    listBlockTexts(id, blocks)
      .filter(({ texts }) => texts[base])
      .map(({ field, texts, path }) => ({
        ...{ kind: ARTICLE_BLOCKS, thing: id, name: title, field, texts },
        isHtml: isHtmlText({ blocks }, { path, field }),
      })),
  );
}
