// What an article says in a language, as somebody translates it: by the columns of its texts.
import type { ArticleData } from '#src/content/articles/article-data.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { articleTarget } from '../content/articles/article-target.ts';
import type { Db } from '../database/connect.ts';

const partOf: Readonly<Record<string, keyof NonNullable<ArticleData['texts'][Locale]>>> = {
  title: 'title',
  html: 'bodyHtml',
  seo_description: 'seoDescription',
};

/** Null: it is not shown, or there is none. */
export async function findShownArticle(db: Db, id: string): Promise<{ version: number; data: ArticleData } | null> {
  const shown = await db
    .selectFrom('articles')
    .select('version')
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .executeTakeFirst();
  const read = shown && (await articleTarget.read(db, id, shown.version));
  return read?.data ? { version: read.version, data: read.data as ArticleData } : null;
}

/** `texts`: by column; those that are left out stay. */
export function withArticleTexts(
  data: ArticleData,
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): ArticleData {
  const said = Object.fromEntries(Object.entries(texts).map(([field, text]) => [partOf[field] ?? field, text]));
  const before = data.texts[locale] ?? { title: '', bodyHtml: '', seoDescription: '' };
  return { ...data, texts: { ...data.texts, [locale]: { ...before, ...said } } };
}

/** Such as `texts.de.title`. */
export function pathOfArticleText(locale: Locale, field: string): string {
  return `texts.${locale}.${partOf[field] ?? field}`;
}
