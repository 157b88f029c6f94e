import type { PageCode } from '#src/app.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { Messages } from '#src/i18n/messages/en.ts';
import { type PageModule, type RouteName, routes } from '#src/routes.ts';

/** The sheets of each page beyond those of every page, as the server names them. */
export type PageStyles = Partial<Record<RouteName, string[]>>;

/** Fetches the code of pages on demand, each once, and with it the page's sheets and texts, which join `texts`. */
export function createPageCode(locale: Locale, texts: Partial<Messages>, styles: PageStyles): PageCode {
  const loaded = new Map<RouteName, PageModule>();
  const loading = new Map<RouteName, Promise<PageModule>>();

  async function fetchPage(route: RouteName): Promise<PageModule> {
    try {
      const [page] = await Promise.all([routes[route].page(), ...(styles[route] ?? []).map(loadSheet)]);
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

/** Resolves when the sheet applies. One that cannot be had is no reason to stay: the page works without it. */
function loadSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return undefined;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      console.error(`${href} could not be loaded`);
      resolve();
    };
    document.head.append(link);
  });
}
