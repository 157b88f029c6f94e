// Navigation without a reload: the page's code and its data are fetched together, and the old page stays until both
// are here. Afterwards title, focus and scroll position are what a full load would have made them.
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '#src/i18n/translate.ts';
import { loadPage, locate, type RouteLocation } from '#src/routes.ts';
import type { PageCode } from '#src/shown-page.tsx';
import type { FirstView } from './after-first-view.ts';
import { startClosingDropDowns } from './close-drop-downs.ts';
import type { HttpTransport } from './http-transport.ts';

type NavigateOptions = { replace?: boolean; state?: SavedState };
type Navigate = (to: string, options?: NavigateOptions) => void;

export type NavigationServices = {
  queryClient: QueryClient;
  pages: PageCode;
  t: Translate;
  transport: HttpTransport;
  firstView: FirstView;
};

type SavedState = { scrollY?: number; isInPlace?: boolean } | null;

let latestNavigation = 0;

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Returns what the router calls instead of navigating at once. */
export function startNavigation(services: NavigationServices) {
  followHistory(services);
  startClosingDropDowns();
  whenIdle(() =>
    import('./after-first-view.ts').then(
      ({ followUp }) => followUp(services.firstView),
      // The page does without.
      () => undefined,
    ),
  );
  return (navigate: Navigate, to: string, options?: NavigateOptions): void => {
    const target = locate(to);
    if (!target || services.transport.isReleaseOutdated()) {
      window.location.assign(to);
      return;
    }
    const navigation = ++latestNavigation;
    const isSamePage = target.href.split('?')[0] === window.location.pathname;
    Promise.all([loadCode(services, target), loadData(services, target)]).then(
      () => {
        // Somebody who clicked twice wants the second page.
        if (navigation !== latestNavigation) return;
        rememberScroll();
        navigate(to, options);
        afterRender(() =>
          finish(services, target, isSamePage && (options?.replace || options?.state?.isInPlace) ? null : 0),
        );
      },
      // The code cannot be had, perhaps because of a new release: the server knows the page.
      () => window.location.assign(to),
    );
  };
}

/** Back and forward: the router follows by itself; title, focus and scroll position are ours. */
function followHistory(services: NavigationServices): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    latestNavigation++;
    const target = locate(window.location.pathname + window.location.search);
    const { scrollY = 0 } = (window.history.state as SavedState) ?? {};
    if (!target) return;
    Promise.all([loadCode(services, target), loadData(services, target)]).then(
      () => afterRender(() => finish(services, target, scrollY)),
      () => window.location.reload(),
    );
  });
  window.addEventListener('pagehide', rememberScroll);
  const { scrollY } = (window.history.state as SavedState) ?? {};
  if (scrollY) window.scrollTo(0, scrollY);
}

async function loadCode({ pages }: NavigationServices, { route }: RouteLocation): Promise<void> {
  const { loadParts } = await pages.load(route);
  await loadParts?.();
}

/** A page whose data cannot be had shows that itself, with a way to try again. */
async function loadData({ queryClient }: NavigationServices, target: RouteLocation): Promise<void> {
  await loadPage(queryClient, target).catch(() => undefined);
}

function finish({ queryClient, pages, t }: NavigationServices, location: RouteLocation, scrollY: number | null): void {
  const page = pages.get(location.route);
  if (page) document.title = page.head({ queryClient, location, t }).title;
  if (scrollY === null) return;
  window.scrollTo(0, scrollY);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function rememberScroll(): void {
  window.history.replaceState({ ...(window.history.state as SavedState), scrollY: window.scrollY }, '');
}

/** After React has painted the new page. */
function afterRender(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
