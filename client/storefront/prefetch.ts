// Prefetches code and data of the pages that a visitor may open next, with the navigation's own `load`: when a link is
// visible and the page is idle, and immediately on hover or focus. Until somebody gives a sign these are only the links
// that the page is there to choose from. Not on slow or metered connections.
import type { QueryClient } from '@tanstack/react-query';
import { hasOwnPolicy, locate, type RouteLocation, urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { storefrontPages } from '#src/surfaces/storefront.ts';
import { untilFirstSign } from '../first-sign.ts';
import type { PageLoader } from '../page-code.ts';
import { keptRoutes } from './kept-pages.ts';

export const MAX_PREFETCHES_IN_FLIGHT = 5;

export type PrefetchServices = {
  queryClient: QueryClient;
  pages: PageLoader;
  locale: Locale;
  /** Then the next navigation is a full load, and prefetching is useless. */
  isReleaseOutdated(): boolean;
  /** Code and data of the page are there. */
  onFetched(target: RouteLocation, reason: Reason): void;
};

export type Reason = 'sight' | 'intent';
type Connection = { effectiveType?: string; saveData?: boolean };

/** 2g, slow-2g, or data saver. Browsers without this information count as fast. */
export function isSparing({ effectiveType = '', saveData = false }: Connection = {}): boolean {
  return saveData || effectiveType.endsWith('2g');
}

export function isConnectionSparing(): boolean {
  return isSparing((navigator as Navigator & { connection?: Connection }).connection);
}

/**
 * Runs at most `maxInFlight` tasks at once; the rest wait, those on intent first. Each address is fetched once, but
 * again after a failure, and again on intent, which costs nothing while the data is fresh.
 */
export function createPrefetchQueue(maxInFlight: number, run: (href: string, reason: Reason) => Promise<unknown>) {
  const waiting = new Map<string, Reason>();
  const inFlight = new Set<string>();
  const done = new Set<string>();

  function startNext(): void {
    while (inFlight.size < maxInFlight && waiting.size > 0) {
      const [href, reason] = [...waiting].find(([, why]) => why === 'intent') ?? ([...waiting][0] as [string, Reason]);
      waiting.delete(href);
      inFlight.add(href);
      run(href, reason)
        .then(
          () => done.add(href),
          () => done.delete(href),
        )
        .finally(() => {
          inFlight.delete(href);
          startNext();
        });
    }
  }

  return (href: string, reason: Reason): void => {
    if (inFlight.has(href) || (reason === 'sight' && done.has(href))) return;
    if (waiting.get(href) !== 'intent') waiting.set(href, reason);
    startNext();
  };
}

/** The page that a link leads to, or null for links that are not prefetched. */
export function prefetchTarget(link: HTMLAnchorElement, locale: Locale): RouteLocation | null {
  const { origin, pathname, search } = window.location;
  const isOptedOut = link.dataset.prefetch === 'off' || link.hasAttribute('download');
  if (link.origin !== origin || isOptedOut || (link.target !== '' && link.target !== '_self')) return null;
  const target = locate(link.pathname + link.search);
  // Another language is another document; an unknown address is left to the server.
  if (!target || target.locale !== locale || target.route === 'notFound') return null;
  // A page with a policy of its own is entered by a full load.
  if (hasOwnPolicy(target.href) || target.href === pathname + search) return null;
  return target;
}

/** Watches all links in the document, later ones too. */
export function startPrefetching(services: PrefetchServices): void {
  // A page with a policy of its own is left by a full load, too.
  const here = locate(window.location.pathname);
  if (here && hasOwnPolicy(here.href)) return;
  const prefetch = createPrefetchQueue(MAX_PREFETCHES_IN_FLIGHT, (href, reason) => fetchPage(services, href, reason));
  const consider = (link: HTMLAnchorElement, reason: Reason) => {
    if (isConnectionSparing() || services.isReleaseOutdated() || !navigator.onLine) return;
    const target = prefetchTarget(link, services.locale);
    if (target) prefetch(target.href, reason);
  };
  watchIntent((link) => consider(link, 'intent'));
  watchSight((link) => consider(link, 'sight'), here && linksWithoutSign(here));
}

/** What a touch that is the first sign leads to most: the pages of a list, and the drawer that what was bought lies in. */
function linksWithoutSign({ route, locale }: RouteLocation): string | null {
  if (keptRoutes.has(route)) return '#main ul a[href]';
  return route === 'product' ? `a[href="${urlOf('cart', { locale })}"]` : null;
}

async function fetchPage(
  { queryClient, pages, onFetched }: PrefetchServices,
  href: string,
  reason: Reason,
): Promise<void> {
  const target = locate(href);
  if (!target) return;
  const { load, isPersonal } = storefrontPages[target.route];
  const code = async () => (await pages.loadAgain(target.route)).loadParts?.();
  // Personal data is in no shared cache, and every page links to the cart: such data is fetched on intent only.
  if (reason === 'sight') await Promise.all([code(), isPersonal || load?.(queryClient, target)]);
  // The navigation uses cached data and refetches it when it is stale; on intent it is refetched now.
  else await Promise.all([code(), load?.({ ensureQueryData: (query) => queryClient.fetchQuery(query) }, target)]);
  onFetched(target, reason);
}

/** Listens in the capture phase, because `pointerenter` does not bubble. */
function watchIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  for (const type of ['pointerenter', 'focusin']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) onIntent(link);
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * One observer for all links, each reported once; links that React adds later are found when the page is idle again.
 * `withoutSign` selects those that are watched before anybody gives a sign.
 */
function watchSight(onSight: (link: HTMLAnchorElement) => void, withoutSign: string | null): void {
  let watched = withoutSign;
  const seen = new WeakMap<HTMLAnchorElement, string>();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      onSight(target as HTMLAnchorElement);
    }
  });
  let isPlanned = false;
  const planSearch = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      for (const link of watched ? document.querySelectorAll<HTMLAnchorElement>(watched) : []) {
        if (seen.get(link) === link.href) continue;
        seen.set(link, link.href);
        visible.unobserve(link);
        visible.observe(link);
      }
    });
  };
  planSearch();
  untilFirstSign().then(() => {
    watched = 'a[href]';
    planSearch();
  });
  new MutationObserver(planSearch).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
}

export function whenIdle(work: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
