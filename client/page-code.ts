import type { PageCode } from '../src/app.tsx';
import type { Locale } from '../src/i18n/locales.ts';
import type { Messages } from '../src/i18n/messages/en.ts';
import { type PageModule, type RouteName, routes } from '../src/routes.ts';

/** Fetches the code of pages on demand, each once, and with it the page's own texts, which join `texts`. */
export function createPageCode(locale: Locale, texts: Partial<Messages>): PageCode {
  const loaded = new Map<RouteName, PageModule>();
  const loading = new Map<RouteName, Promise<PageModule>>();

  async function fetchPage(route: RouteName): Promise<PageModule> {
    try {
      const page = await routes[route].page();
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
