// What an article says in a language, as somebody translates it: by the columns of its texts.
import type { ArticleData } from '#src/content/articles/article-data.ts';
import type { Locale } from '#src/i18n/locales.ts';

const partOf: Readonly<Record<string, keyof NonNullable<ArticleData['texts'][Locale]>>> = {
  title: 'title',
  html: 'bodyHtml',
  seo_description: 'seoDescription',
};

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
