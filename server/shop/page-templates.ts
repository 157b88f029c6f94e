// The pages that a shop of one's own begins with: terms, privacy, withdrawal, delivery, questions, accessibility, in every
// language, with what the settings say of the company in `{…}`. A merchant makes them hers; no lawyer has read them. The
// head of each file says what the page is called, how search engines describe it, and what shoppers type who look for it
// and for no goods.
import { readFile } from 'node:fs/promises';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';
import type { Synonym } from '../catalogue/search/synonym-store.ts';

const templates = new URL('./page-templates/', import.meta.url);

const template =
  /^<title>(.+)<\/title>\n<meta name="description" content="(.+)">\n(?:<meta name="keywords" content="(.+)">\n)?([\s\S]+)$/;

/** They stand in the order in which the footer lists them. */
export const templateSlugs: readonly string[] = ['delivery', 'withdrawal', 'faq', 'terms', 'privacy', 'accessibility'];

/** Reads the files `terms-pl.html` and so on. */
export async function readPageTemplates(): Promise<ShopPages> {
  const pages = templateSlugs.map(async (slug) => {
    const texts = locales.map(async (locale) => {
      const { title, seoDescription, bodyHtml } = await readTemplate(slug, locale);
      return [locale, { title, seoDescription, bodyHtml }];
    });
    return { slug, texts: Object.fromEntries(await Promise.all(texts)) };
  });
  return { pages: await Promise.all(pages) };
}

/** Each term leads to its page. A merchant changes them with `kasa synonyms`. */
export async function readPageSynonyms(): Promise<Synonym[]> {
  const pages = templateSlugs.flatMap((page) =>
    locales.map(async (locale) => {
      const { keywords } = await readTemplate(page, locale);
      return keywords.map((term) => ({ locale, term, meanings: [], page }));
    }),
  );
  return (await Promise.all(pages)).flat();
}

async function readTemplate(slug: string, locale: Locale) {
  const file = `${slug}-${locale}.html`;
  const html = await readFile(new URL(file, templates), 'utf8');
  const [, title, seoDescription, keywords, body] = template.exec(html) ?? [];
  if (!title || !seoDescription || !body) throw new Error(`${file} has no head`);
  return { title, seoDescription, keywords: keywords?.split(', ') ?? [], bodyHtml: body.trim() };
}
