// Providers, and the surface's shell around the page of the current route. It renders the same on server and browser.
import { type QueryClient, QueryClientProvider, QueryErrorResetBoundary } from '@tanstack/react-query';
import { Activity, memo, Suspense } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { pathOf, type RouteLocation } from './addresses.ts';
import { type AppInstance, AppProvider, useApp } from './app-instance.tsx';
import { type PageCode, PageContext, ShownPage } from './shown-page.tsx';
import { latePart } from './ui/late-part.tsx';
import { ErrorBoundary } from './ui/message-pages/error-boundary.tsx';
import './ui/page-skeleton.module.css';

/** No first view needs it: navigations do, and bring it. */
export const PageSkeleton = latePart(async () => (await import('./ui/page-skeleton.tsx')).PageSkeleton);

export type AppProps = {
  app: AppInstance;
  queryClient: QueryClient;
  pages: PageCode;
  /** Server only: the location to render. Without it the router reads the address bar. */
  ssrHref?: string;
  /** Browser only: runs before a navigation and decides when it happens. */
  aroundNavigation?: (navigate: (to: string, options?: object) => void, to: string, options?: object) => void;
};

export function App({ app, queryClient, pages, ssrHref, aroundNavigation }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppProvider app={app}>
        <Router ssrPath={ssrHref} aroundNav={aroundNavigation}>
          <PageInShell pages={pages} />
        </Router>
      </AppProvider>
    </QueryClientProvider>
  );
}

function PageInShell({ pages }: { pages: PageCode }) {
  const [path] = useLocation();
  const search = useSearch();
  const { surface, locale, keepFirst } = useApp();
  const location = surface.locate(search ? `${path}?${search}` : path, locale);
  return (
    <PageContext value={{ location, pages }}>
      <surface.Header location={location} />
      <main id="main" tabIndex={-1}>
        {/* The browser puts other pages into the place of this element, and it again. */}
        <div>
          {keepFirst?.(location) ?? (
            <Activity>
              <PageAt location={location} pages={pages} />
            </Activity>
          )}
        </div>
      </main>
      <surface.Footer location={location} />
    </PageContext>
  );
}

type PageAtProps = { location: RouteLocation; pages: PageCode };

/** A page with what it shows while it is not there, and when it fails. Rendered again for another address only. */
export const PageAt = memo(
  ({ location, pages }: PageAtProps) => (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        // A changed query is still the same page, so focus and messages stay.
        <ErrorBoundary key={pathOf(location.href)} attempt={location.href} onReset={reset}>
          <Suspense fallback={<PageSkeleton route={location.route} />}>
            <PageContext value={{ location, pages }}>
              <ShownPage route={location.route} />
            </PageContext>
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  ),
  (before, { location }) => before.location.href === location.href,
);
