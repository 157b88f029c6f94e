// Navigation without a reload: the page's code and its data are fetched together, and the old page stays until both
// are here. Afterwards title, focus and scroll position are what a full load would have made them.
import type { QueryClient } from '@tanstack/react-query';
import { pathOf, type RouteLocation } from '#src/addresses.ts';
import { PageSkeleton } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { type LoadShell, loadPage, type TitleOf } from '#src/surface.ts';
import type { FirstView } from './after-first-view.ts';
import { mayLoadInFull } from './chunk-failure.ts';
import { startClosingDropDowns } from './close-drop-downs.ts';
import type { HttpTransport } from './http-transport.ts';
import type { PageLoader } from './page-code.ts';
import { reportError } from './report-errors.ts';
import { watchConnection } from './watch-connection.tsx';

type NavigateOptions = { replace?: boolean; state?: SavedState };
type Navigate = (to: string, options?: NavigateOptions) => void;

export type NavigationServices = {
  app: AppInstance;
  queryClient: QueryClient;
  pages: PageLoader;
  transport: HttpTransport;
  loadShell: LoadShell;
  titleOf: TitleOf;
  firstView: FirstView;
};

type SavedState = { scrollY?: number; isInPlace?: boolean } | null;

let latestNavigation = 0;

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Returns what the router calls instead of navigating at once. */
export function startNavigation(services: NavigationServices) {
  const { surface, locale } = services.app;
  const { isReleaseOutdated } = services.transport;
  followHistory(services);
  startClosingDropDowns();
  whenIdle(() =>
    import('./after-first-view.ts').then(
      ({ followUp }) => followUp(services.firstView),
      // The page does without.
      () => undefined,
    ),
  );
  watchConnection(services.app);
  // What says that something takes long, or failed, must be here before it does.
  PageSkeleton.load().catch(reportError);
  import('#src/ui/message-pages/error-content.tsx').catch(reportError);
  translateFailures(locale);
  return (navigate: Navigate, to: string, options?: NavigateOptions): void => {
    const target = surface.locate(to, locale);
    // Of no page of this surface the server knows.
    if (target.href !== to || isReleaseOutdated()) {
      window.location.assign(to);
      return;
    }
    const navigation = ++latestNavigation;
    const isSamePage = pathOf(target.href) === window.location.pathname;
    const show = () => {
      // Somebody who clicked twice wants the second page.
      if (navigation !== latestNavigation) return;
      saveScroll();
      navigate(to, options);
      afterRender(() =>
        finish(services, target, isSamePage && (options?.replace || options?.state?.isInPlace) ? null : 0),
      );
    };
    Promise.all([loadCode(services, target), loadData(services, target)]).then(show, (error) => {
      reportError(error);
      if (!loadInFull(target)) show();
    });
  };
}

/** Back and forward: the router follows by itself; title, focus and scroll position are ours. */
function followHistory(services: NavigationServices): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    latestNavigation++;
    const { surface, locale } = services.app;
    const href = window.location.pathname + window.location.search;
    const target = surface.locate(href, locale);
    const { scrollY = 0 } = (window.history.state as SavedState) ?? {};
    if (target.href !== href) return;
    Promise.all([loadCode(services, target), loadData(services, target)]).then(
      () => afterRender(() => finish(services, target, scrollY)),
      (error) => {
        reportError(error);
        loadInFull(target);
      },
    );
  });
  window.addEventListener('pagehide', saveScroll);
  const { scrollY } = (window.history.state as SavedState) ?? {};
  if (scrollY) window.scrollTo(0, scrollY);
}

/**
 * The code cannot be had, perhaps because of a new release: the server knows the page. False when it was asked a moment
 * ago, or there is no connection: then the router goes there, and the error page stands in the place of the page.
 */
function loadInFull(target: RouteLocation): boolean {
  if (!navigator.onLine || !mayLoadInFull(pathOf(target.href), Date.now(), () => window.sessionStorage)) return false;
  if (target.href === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(target.href);
  return true;
}

async function loadCode({ pages }: NavigationServices, { route }: RouteLocation): Promise<void> {
  const { loadParts } = await pages.loadAgain(route);
  await loadParts?.();
}

/** A page whose data cannot be had shows that itself, with a way to try again. */
async function loadData({ app, loadShell, queryClient }: NavigationServices, target: RouteLocation): Promise<void> {
  await loadPage(app.surface, loadShell, queryClient, target).catch(() => undefined);
}

function finish(
  { app, queryClient, pages, titleOf }: NavigationServices,
  location: RouteLocation,
  scrollY: number | null,
): void {
  const page = pages.get(location.route);
  if (page) document.title = titleOf(page.head({ queryClient, location, t: app.t }), location, app);
  if (scrollY === null) return;
  window.scrollTo(0, scrollY);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function saveScroll(): void {
  window.history.replaceState({ ...(window.history.state as SavedState), scrollY: window.scrollY }, '');
}

/** After React has painted the new page. */
function afterRender(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
