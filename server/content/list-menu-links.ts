// The shop's menu as links: collections, then the pages that stand beside them. What is not written in a language, or there
// no more, leads nowhere and is left out.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { viewOf } from '#src/shop/markets.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { MenuLink } from '../schema/resolver-types.generated.ts';
import { readMenu } from '../shop/read-menu.ts';
import { readShownSettings } from '../shop/read-settings.ts';
import { listContentPages } from './content-store.ts';

type Shown = Pick<RequestContext, 'db' | 'markets' | 'unsaved'>;

export async function listMenuLinks(shown: Shown, locale: Locale): Promise<MenuLink[]> {
  const [collections, pages, navigation] = await Promise.all([
    readMenu(shown, viewOf(shown.markets, locale)),
    listContentPages(shown, locale),
    readShownSettings(shown, 'navigation'),
  ]);
  const inMenu = (navigation?.pages ?? []).flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return [
    ...collections.map(({ handle, title }) => ({ path: urlOf('listing', { locale, collection: handle }), title })),
    ...inMenu.map(({ slug, title }) => ({ path: urlOf('content', { locale, slug }), title })),
  ];
}
