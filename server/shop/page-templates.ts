// The pages that a shop of one's own begins with: terms, privacy, withdrawal, delivery, questions, accessibility, in every
// language, with what the settings say of the company in `{…}`. A merchant makes them hers; no lawyer has read them.
import { readFile } from 'node:fs/promises';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';
import { pageHeadings } from './page-headings.ts';

const templates = new URL('./page-templates/', import.meta.url);

/** From files `terms-pl.html` and so on. */
export async function readPageTemplates(): Promise<ShopPages> {
  const pages = await Promise.all(
    Object.entries(pageHeadings).map(async ([slug, byLocale]) => {
      const texts = locales.map(async (locale) => [
        locale,
        { ...byLocale[locale], bodyHtml: await readBody(slug, locale) },
      ]);
      return { slug, texts: Object.fromEntries(await Promise.all(texts)) };
    }),
  );
  return { pages };
}

async function readBody(slug: string, locale: Locale): Promise<string> {
  const body = await readFile(new URL(`${slug}-${locale}.html`, templates), 'utf8');
  return body.trim();
}
