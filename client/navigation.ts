// Navigation without a reload: the page's code and its data are fetched together, and the old page stays until both
// are here, or until that takes long: then the new page's skeleton stands in its place. Afterwards title, focus and scroll
// position are what a full load would have made them. Without a connection nobody goes where nothing is.
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { pathOf, type RouteLocation } from '#src/addresses.ts';
import { PageSkeleton } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { loadPage, type SurfaceLoads, type TitleOf } from '#src/surface.ts';
import { cycleTheme, followSystem } from '#src/ui/shell/page-theme.ts';
import { type FirstView, startAfterFirstView } from './after-first-view.ts';
import { afterNextFrame, afterRender, afterSkeleton, showAtOnce } from './after-frames.ts';
import { mayLoadInFull } from './chunk-failure.ts';
import { startClosingDropDowns } from './close-drop-downs.ts';
import type { HttpTransport } from './http-transport.ts';
import { followLayers, leaveLayers, startClosingOnBack, stayWithLayers } from './layers.ts';
import { createProgress } from './navigation-progress.ts';
import type { PageLoader } from './page-code.ts';
import { growPicture } from './picture-transition.ts';
import { startRefusingLongPastes } from './refuse-long-paste.ts';
import { reportError } from './report-errors.ts';
import { showAddresses } from './show-addresses.ts';
import { type ConnectionWatch, watchConnection } from './watch-connection.tsx';

type NavigateOptions = { replace?: boolean; state?: SavedState };
type Navigate = (to: string, options?: NavigateOptions) => void;

export type NavigationServices = SurfaceLoads & {
  app: AppInstance;
  queryClient: QueryClient;
  pages: PageLoader;
  transport: HttpTransport;
  titleOf: TitleOf;
  firstView: FirstView;
};

type SavedState = { scrollY?: number; isInPlace?: boolean } | null;

type Progress = ReturnType<typeof createProgress>;

let latestNavigation = 0;

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Returns the function that the router calls instead of navigating immediately. */
export function startNavigation(services: NavigationServices) {
  const { surface, locale } = services.app;
  const progress = createProgress(services.app.t('site.loading'));
  followHistory(services, progress);
  services.app.cycleTheme = cycleTheme;
  followSystem();
  startClosingDropDowns();
  startClosingOnBack();
  // Where somebody is since before the scripts came, nobody has heard that they went there.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  startRefusingLongPastes(services.app);
  whenIdle(() => startAfterFirstView(services.firstView));
  const connection = watchConnection(services.app);
  stayWhileOffline(connection);
  // What says that something takes long, or failed, must be here before it does.
  PageSkeleton.load().catch(reportError);
  import('#src/ui/message-pages/error-content.tsx').catch(reportError);
  translateFailures(locale);
  return (navigate: Navigate, to: string, options?: NavigateOptions): void => {
    const target = surface.locate(to, locale);
    // Not a page of this surface: left to the server.
    if (target.href !== to || services.transport.isReleaseOutdated()) {
      leaveLayers().then(() => location.assign(to));
      return;
    }
    goTo({ services, progress, connection }, { target, options, navigate: () => navigate(to, options) });
  };
}

type Guides = { services: NavigationServices; progress: Progress; connection: ConnectionWatch };
type Journey = { target: RouteLocation; options: NavigateOptions | undefined; navigate(): void };

function goTo({ services, progress, connection }: Guides, { target, options, navigate }: Journey): void {
  const navigation = ++latestNavigation;
  const isLeft = leaveLayers();
  const isSamePage = pathOf(target.href) === location.pathname;
  const leave = () => {
    saveScroll();
    // The browser asks for the styles of what loses the focus, which is quick only before the page changes.
    if (!isSamePage) (document.activeElement as HTMLElement | null)?.blur();
  };
  const go = () => {
    leave();
    navigate();
  };
  let isShown = false;
  progress.begin(() => {
    // The page stays that is only shown otherwise, and any page while there is nothing to wait for.
    if (isSamePage || !navigator.onLine) return;
    isShown = true;
    go();
    requestAnimationFrame(leaveOldPage);
  });
  const show = () => {
    const scrollY = isSamePage && (options?.replace || options?.state?.isInPlace) ? null : 0;
    const land = () => finish(services, target, scrollY);
    if (isShown) afterRender(land);
    else arrive(services, { target, options, leave, go, land });
  };
  const whenLatest = (work: () => void) => {
    // Somebody who clicked twice wants the second page.
    if (navigation !== latestNavigation) return;
    progress.end();
    work();
    stayWithLayers();
  };
  loadTarget(services, target)
    .finally(() => isLeft)
    .then(
      (isComplete) => whenLatest(() => (isComplete || isShown || navigator.onLine ? show() : connection.sayStaying())),
      (error) => {
        reportError(error);
        whenLatest(() => {
          if (!navigator.onLine && !isShown) connection.sayStaying();
          else if (!loadInFull(target)) show();
        });
      },
    );
}

type Arrival = Omit<Journey, 'navigate'> & { leave(): void; go(): void; land(): void };

/** Puts the page in the place of the one that is shown: at once, when it was rendered ahead. */
function arrive(services: NavigationServices, { target, options, leave, go, land }: Arrival): void {
  const path = pathOf(target.href);
  const grow = growPicture(path);
  const showReady = options?.replace ? undefined : services.app.findReady?.(target);
  if (!showReady) {
    showAtOnce(go, () => {
      land();
      grow?.();
    });
    return;
  }
  leave();
  // Past the router, which is told when the page has been seen.
  History.prototype.pushState.call(history, options?.state ?? null, '', target.href);
  const settle = showReady();
  scrollTo(0, 0);
  grow?.();
  afterNextFrame(() => {
    renderAddress();
    settle();
    if (location.pathname !== path) return;
    setHead(services, target);
    focusHeading();
  });
}

/** The skeleton begins at its top, and what had the focus is gone, unless the page came first, with a field to be typed into. */
function leaveOldPage(): void {
  scrollTo(0, 0);
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/** Links that are no navigation of ours: the browser would put its own error in the place of the page. */
function stayWhileOffline({ sayStaying }: ConnectionWatch): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target === '_blank' || isWithin(link)) return;
    event.preventDefault();
    sayStaying();
  });
}

/** Leads to another place on this page. */
function isWithin({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** Back and forward: the router follows by itself; title, focus and scroll position are ours. */
function followHistory(services: NavigationServices, progress: Progress): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    const followed = followLayers();
    // The visitor is on the way to another page, or has closed it otherwise.
    if (followed === 'returned') return;
    const navigation = ++latestNavigation;
    progress.end();
    stayWithLayers();
    if (followed === 'closed') return;
    const { surface, locale } = services.app;
    const href = location.pathname + location.search;
    const target = surface.locate(href, locale);
    const { scrollY = 0 } = (history.state as SavedState) ?? {};
    if (target.href !== href) return;
    progress.begin();
    const land = () => {
      // The router may hear of it after this listener: what needs no fetching is loaded even before that.
      renderAddress();
      afterSkeleton(() => finish(services, target, scrollY));
    };
    loadTarget(services, target).then(
      () => {
        if (navigation !== latestNavigation) return;
        progress.end();
        land();
      },
      (error) => {
        reportError(error);
        if (navigation !== latestNavigation) return;
        progress.end();
        if (!loadInFull(target)) land();
      },
    );
  });
  addEventListener('pagehide', saveScroll);
  // A tenth of the time from a touch to the next page, unless it is saved before.
  addEventListener('scrollend', saveScroll);
  const { scrollY } = (history.state as SavedState) ?? {};
  if (scrollY) scrollTo(0, scrollY);
}

/**
 * The page's code could not be loaded, perhaps because of a new release, so the server is asked for the whole page.
 * False when that was just tried, or there is no connection: then the router navigates and shows the error page.
 */
function loadInFull(target: RouteLocation): boolean {
  if (!navigator.onLine || !mayLoadInFull(pathOf(target.href), Date.now(), () => window.sessionStorage)) return false;
  if (target.href === location.pathname + location.search) location.reload();
  else location.assign(target.href);
  return true;
}

async function loadCode({ pages }: NavigationServices, { route }: RouteLocation): Promise<void> {
  const { loadParts } = await pages.loadAgain(route);
  await loadParts?.();
}

/** Whether there is data to show. A page whose data cannot be had shows that itself, with a way to try again. */
function loadData(services: NavigationServices, target: RouteLocation): Promise<boolean> {
  return loadPage(services.app.surface, services, services.queryClient, target).then(
    () => true,
    () => false,
  );
}

async function loadTarget(services: NavigationServices, target: RouteLocation): Promise<boolean> {
  const [, isComplete] = await Promise.all([loadCode(services, target), loadData(services, target)]);
  return isComplete;
}

function finish(services: NavigationServices, location: RouteLocation, scrollY: number | null): void {
  setHead(services, location);
  if (scrollY === null) return;
  scrollTo(0, scrollY);
  focusHeading();
}

function setHead({ app, queryClient, pages, titleOf }: NavigationServices, location: RouteLocation): void {
  const page = pages.get(location.route);
  if (!page) return;
  const head = page.head({ queryClient, location, t: app.t });
  document.title = titleOf(head, location, app);
  showAddresses(head, app.shop);
}

/** Puts what the address leads to into the document, when the router has not heard of the address yet. */
function renderAddress(): void {
  flushSync(() => dispatchEvent(new Event('pushState')));
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** It does not use the router's `replaceState`, which would ask every link whether the address is another. */
function saveScroll(): void {
  const state = history.state as SavedState;
  if ((state?.scrollY ?? 0) === window.scrollY) return;
  History.prototype.replaceState.call(history, { ...state, scrollY: window.scrollY }, '');
}
