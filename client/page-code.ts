import { KasaError } from '#src/errors.ts';
import type { Messages } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { PageModule } from '#src/page-module.ts';
import type { PageCode } from '#src/shown-page.tsx';
import type { Surface, SurfacePage } from '#src/surface.ts';

/** Each page's own style sheets, as named by the server. */
export type PageStyles = Record<string, string[]>;

export type PageLoader = PageCode & {
  /**
   * Loads like `load`, but tries again after a failure. `load` keeps the failed promise, because a suspended page would
   * otherwise retry forever.
   */
  loadAgain: PageCode['load'];
};

/**
 * Fetches the code of pages on demand, each once, with the page's sheets and texts, which are added to `texts`. Rejects
 * with `CHUNK_FAILED`.
 */
export function createPageCode(
  surface: Surface,
  locale: Locale,
  texts: Partial<Messages>,
  styles: PageStyles,
): PageLoader {
  const loaded = new Map<string, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  const failed = new Set<string>();

  async function fetchPage(route: string): Promise<PageModule> {
    try {
      // The route comes from `locate`, which returns only names of pages.
      const [page] = await Promise.all([
        (surface.pages[route] as SurfacePage).page(),
        ...(styles[route] ?? []).map(bringSheet),
      ]);
      Object.assign(texts, await page.loadTexts?.(locale));
      loaded.set(route, page);
      return page;
    } catch (cause) {
      failed.add(route);
      throw new KasaError('CHUNK_FAILED', `cannot load ${route}`, { cause });
    }
  }

  const load: PageCode['load'] = (route) => {
    const promise = loading.get(route) ?? fetchPage(route);
    loading.set(route, promise);
    return promise;
  };

  return {
    get: (route) => loaded.get(route),
    load,
    loadAgain(route) {
      if (failed.delete(route)) loading.delete(route);
      return load(route);
    },
  };
}

/** The first page already has its sheets in the HTML. */
async function bringSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const { loadSheet } = await import('./load-sheet.ts');
  await loadSheet(href);
}
