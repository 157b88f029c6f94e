// Renders the pages beside the one that is shown (`kept-pages.ts`). Each lies in an element of its own outside of the
// document, so that nothing finds it: no search in the page, no screen reader, no id of another page. Its effects run only
// while it is shown: that is React's Activity. The document's first page stays in the root that was hydrated; the others
// are in one of their own, so that nothing is rendered again when it comes.
import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, type ReactElement, type ReactNode, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BaseSearchHook, Router, useLocation, useSearch } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { pathOf, type RouteLocation } from '#src/addresses.ts';
import { PageAt } from '#src/app.tsx';
import { AppProvider } from '#src/app-instance.tsx';
import { reportError } from '../report-errors.ts';
import type { PageServices } from '../start-page.tsx';
import { type KeptPage, type KeptPages, keepPages } from './kept-pages.ts';

/** In the document of a template no picture is loaded. */
const unloaded = document.createElement('template').content.ownerDocument;

/** The returned pages are rendered when the browser has nothing else to do. */
export function startKeepingPages(services: PageServices): KeptPages {
  const { app, queryClient, pages } = services;
  const main = document.getElementById('main') as HTMLElement;
  const hosts = new WeakMap<KeptPage, HTMLElement>();
  const elements = new WeakMap<KeptPage, { href: string; element: ReactElement }>();

  const locate = (path: string, search: string) => app.surface.locate(search ? `${path}?${search}` : path, app.locale);
  const kept = keepPages(
    locate(window.location.pathname, window.location.search.slice(1)),
    // What failed is tried again by the next visit.
    (page) => !hostOf(page).querySelector('[data-failure]'),
  );
  const [first] = kept.list() as [KeptPage];
  hosts.set(first, main.children[0] as HTMLElement);

  function hostOf(page: KeptPage): HTMLElement {
    const host = hosts.get(page) ?? (page.place === 'ahead' ? unloaded : document).createElement('div');
    hosts.set(page, host);
    return host;
  }

  /** The same element while the address is the same, so that showing a page renders nothing. */
  function elementOf(page: KeptPage): ReactElement {
    const { location } = page;
    const rendered = elements.get(page);
    if (rendered?.href === location.href) return rendered.element;
    const shown = <PageAt location={location} pages={pages} />;
    const element = page === first ? shown : <PageRouter {...{ location, services }}>{shown}</PageRouter>;
    elements.set(page, { href: location.href, element });
    return element;
  }

  app.keepFirst = (location) => {
    kept.arrive(location);
    return kept.list().includes(first) && <Activity mode={modeOf(first)}>{elementOf(first)}</Activity>;
  };

  const beside: Beside = { main, kept, first, hostOf, elementOf, locate };
  // The first frame shows the first screen, and waits for nothing that React has to do.
  app.findReady = ({ href }) => {
    const ready = kept.list().find(({ place, location }) => place === 'ahead' && location.href === href);
    // What is asked for beyond the page may take an effect: a gallery is moved to the chosen picture.
    return ready && pathOf(href) === href ? showWhenAsked(beside, hostOf(ready)) : undefined;
  };

  createRoot(document.createElement('div'), { onCaughtError: reportError }).render(
    <QueryClientProvider client={queryClient}>
      <AppProvider app={app}>
        <OtherPages {...beside} />
      </AppProvider>
    </QueryClientProvider>,
  );
  return kept;
}

type Beside = {
  main: HTMLElement;
  kept: KeptPages;
  first: KeptPage;
  hostOf(page: KeptPage): HTMLElement;
  elementOf(page: KeptPage): ReactElement;
  locate(path: string, search: string): RouteLocation;
};

function showWhenAsked({ main, kept, hostOf }: Beside, host: HTMLElement) {
  const page = host.firstElementChild as HTMLElement | null;
  if (!page?.querySelector('h1')) return;
  return () => {
    host.dataset.arriving = '';
    page.style.display = '';
    main.replaceChildren(host);
    return () => {
      delete host.dataset.arriving;
      // Whoever went back meanwhile is where the router has been all the time.
      const shown = kept.list().find(({ place }) => place === 'shown');
      if (shown && !hostOf(shown).isConnected) main.replaceChildren(hostOf(shown));
    };
  };
}

function OtherPages({ main, kept, first, hostOf, elementOf, locate }: Beside) {
  const [path] = useLocation();
  const search = useSearch();
  useSyncExternalStore(kept.subscribe, kept.list);
  const host = hostOf(kept.arrive(locate(path, search)));
  useInsertionEffect(() => {
    if (!host.isConnected) main.replaceChildren(host);
  }, [host, main]);
  return kept
    .list()
    .filter((page) => page !== first)
    .map((page) =>
      createPortal(
        <Activity mode={modeOf(page)}>{elementOf(page)}</Activity>,
        hostOf(page),
        pathOf(page.location.href),
      ),
    );
}

const modeOf = ({ place }: KeptPage) => (place === 'shown' ? 'visible' : 'hidden');

type PageRouterProps = { location: RouteLocation; services: PageServices; children: ReactNode };

/** A page beside the shown one is at its own address, not at the browser's: so its links need not follow that. */
function PageRouter({ location: { href }, services, children }: PageRouterProps) {
  const [{ hook, searchHook }] = useState(() => {
    const path = pathOf(href);
    const searchAhead = href.slice(path.length);
    const readSearch = () => (window.location.pathname === path ? window.location.search : searchAhead);
    return {
      hook: (): [string, typeof navigate] => [path, navigate],
      searchHook: useLocationProperty.bind(null, readSearch, readSearch) as BaseSearchHook,
    };
  });
  return (
    <Router hook={hook} searchHook={searchHook} aroundNav={services.aroundNavigation}>
      {children}
    </Router>
  );
}
