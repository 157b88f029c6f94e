// Renders the pages that a visitor may open next, as far as they have been fetched: what the links of a list on the screen
// lead to, when the page is idle, and at once what is pointed at.
import type { RouteLocation, RouteName } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { PageServices } from '../start-page.tsx';
import { keptRoutes, MAX_AHEAD } from './kept-pages.ts';
import { startKeepingPages } from './other-pages.tsx';
import { isConnectionSparing, type PrefetchServices, prefetchTarget, whenIdle } from './prefetch.ts';

/** Links that stay on the screen for so long are prepared. */
const RESTS_FOR_MS = 150;
/** Gigabytes: what a device has, in the browser's rounding. */
const TOO_LITTLE_MEMORY = 2;

const preparedRoutes: ReadonlySet<string> = new Set<RouteName>(['listing', 'product']);

/** Returns what is to be told of each fetched page. Small devices, and connections that spare data, have no pages beside the shown one. */
export function startPreparing(services: PageServices): PrefetchServices['onFetched'] {
  const { deviceMemory = 8 } = navigator as Navigator & { deviceMemory?: number };
  if (deviceMemory <= TOO_LITTLE_MEMORY || isConnectionSparing()) return () => undefined;
  const { prepare, list } = startKeepingPages(services);
  const fetched = new Set<string>();
  const look = (pointedAt?: RouteLocation) => {
    if (isConnectionSparing()) return;
    const { surface, locale } = services.app;
    const isChoosing = keptRoutes.has(surface.locate(window.location.pathname, locale).route);
    // On a product's page its button comes first: rendering others just then keeps the press waiting.
    const seen = isChoosing ? targetsOnScreen(locale).filter(({ href }) => fetched.has(href)) : [];
    prepare(pointedAt ? [pointedAt, ...seen] : seen);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(whenIdle, RESTS_FOR_MS, () => look());
  };
  for (const type of ['scroll', 'pushState', 'popstate']) addEventListener(type, plan, { passive: true });
  return (target, reason) => {
    if (!preparedRoutes.has(target.route)) return;
    fetched.add(target.href);
    if (reason === 'sight') plan();
    // A press comes with it: nothing is looked for that is there.
    else if (!list().some(({ location }) => location.href === target.href)) look(target);
  };
}

/** One for each page, from the top of the document. */
function targetsOnScreen(locale: Locale): RouteLocation[] {
  const targets = new Map<string, RouteLocation>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
    if (targets.size === MAX_AHEAD) break;
    const { top, bottom, width } = link.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > window.innerHeight || link.pathname === window.location.pathname) continue;
    const target = prefetchTarget(link, locale);
    if (target && preparedRoutes.has(target.route) && !targets.has(link.pathname)) targets.set(link.pathname, target);
  }
  return [...targets.values()];
}
