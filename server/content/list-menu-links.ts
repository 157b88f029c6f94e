// The shop's menu as links: collections, then the pages that stand beside them, then the articles. What is not written in a
// language, or there no more, leads nowhere and is left out.
import { urlOf } from '#src/addresses.ts';
import { articlesUrl } from '#src/content/articles/article-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { viewOf } from '#src/shop/markets.ts';
import { defaultNavigation } from '#src/shop/shop-navigation.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { MenuLink } from '../schema/resolver-types.generated.ts';
import { readMenu } from '../shop/read-menu.ts';
import { readShownSettings } from '../shop/read-settings.ts';
import { hasArticles } from './articles/article-store.ts';
import { listContentPages } from './content-store.ts';

type Shown = Pick<RequestContext, 'db' | 'markets' | 'unsaved' | 'tags'>;

export async function listMenuLinks(shown: Shown, locale: Locale): Promise<MenuLink[]> {
  const [collections, pages, navigation] = await Promise.all([
    readMenu(shown, viewOf(shown.markets, locale)),
    listContentPages(shown, locale),
    readNavigation(shown),
  ]);
  const inMenu = navigation.pages.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return [
    ...collections.map(({ handle, title }) => ({ path: urlOf('listing', { locale, collection: handle }), title })),
    ...inMenu.map(({ slug, title }) => ({ path: urlOf('content', { locale, slug }), title })),
    ...(navigation.articles.header ? await linkToArticles(shown, locale) : []),
  ];
}

/** The pages are listed there anyway. */
export async function listFooterLinks(shown: Shown, locale: Locale): Promise<MenuLink[]> {
  return (await readNavigation(shown)).articles.footer ? linkToArticles(shown, locale) : [];
}

async function readNavigation(shown: Shown) {
  return (await readShownSettings(shown, 'navigation')) ?? defaultNavigation;
}

/** None before the first is published. */
async function linkToArticles({ db, tags }: Shown, locale: Locale): Promise<MenuLink[]> {
  tags.add('articles');
  if (!(await cachedForSite(db, `articles in ${locale}`, () => hasArticles(db, locale)))) return [];
  return [{ path: articlesUrl(locale), title: translateTo(locale)('articles.title') }];
}
