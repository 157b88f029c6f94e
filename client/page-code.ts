import type { Locale } from '#src/i18n/locales.ts';
import type { Messages } from '#src/i18n/messages/en.ts';
import { type PageModule, type RouteName, routes } from '#src/routes.ts';
import type { PageCode } from '#src/shown-page.tsx';

/** The sheets of each page beyond those of every page, as the server names them. */
export type PageStyles = Partial<Record<RouteName, string[]>>;

/** Fetches the code of pages on demand, each once, and with it the page's sheets and texts, which join `texts`. */
export function createPageCode(locale: Locale, texts: Partial<Messages>, styles: PageStyles): PageCode {
  const loaded = new Map<RouteName, PageModule>();
  const loading = new Map<RouteName, Promise<PageModule>>();

  async function fetchPage(route: RouteName): Promise<PageModule> {
    try {
      const [page] = await Promise.all([routes[route].page(), ...(styles[route] ?? []).map(bringSheet)]);
      Object.assign(texts, await page.loadTexts?.(locale));
      loaded.set(route, page);
      return page;
    } catch (error) {
      // What failed may be tried again.
      loading.delete(route);
      throw error;
    }
  }

  return {
    get: (route) => loaded.get(route),
    load(route) {
      const promise = loading.get(route) ?? fetchPage(route);
      loading.set(route, promise);
      return promise;
    },
  };
}

/** The page that was sent has its sheets already. */
async function bringSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const { loadSheet } = await import('./load-sheet.ts');
  await loadSheet(href);
}
