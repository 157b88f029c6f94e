// The pages of text: nothing in them may run in a browser, and what they say of the company is there to be said.
import { isDeepStrictEqual } from 'node:util';
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import { cleanTexts, listUnknownNames } from './content-texts.ts';
import type { Cleaned, SettingRules } from './setting-rules.ts';

export const pagesRules: SettingRules<'pages'> = {
  clean: ({ settings, before, now }) => cleanPages(settings, before, now),
};

/** Cleans the pages, and dates those whose words are others than before. */
function cleanPages({ pages }: ShopPages, before: ShopPages | undefined, now: Date): Cleaned<ShopPages> {
  const clean = pages.map((page) => ({ ...page, texts: cleanTexts(page.texts) }));
  const faults = clean.flatMap(({ texts }, position) => listUnknownNames(texts, `pages.${position}.`));
  return { settings: { pages: clean.map((page) => datePage(page, before, now)) }, faults };
}

function datePage(page: ShopPage, before: ShopPages | undefined, now: Date): ShopPage {
  const former = before?.pages.find(({ slug }) => slug === page.slug);
  if (former && isDeepStrictEqual(former.texts, page.texts)) return { ...page, updatedAt: former.updatedAt };
  const isGiven = page.updatedAt && page.updatedAt !== former?.updatedAt;
  return { ...page, updatedAt: isGiven ? page.updatedAt : now.toISOString() };
}
