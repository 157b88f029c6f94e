// The shell: providers, header and footer around the page of the current route. It renders the same on both sides.
import { type QueryClient, QueryClientProvider, QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { locate, pathOf } from './addresses.ts';
import { type AppInstance, AppProvider, useApp } from './app-instance.tsx';
import { type PageCode, PageContext, ShownPage } from './shown-page.tsx';
import { latePart } from './ui/late-part.tsx';
import { ErrorBoundary } from './ui/message-pages/error-boundary.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';
import './ui/shell/site-footer.module.css';
import { SiteHeader } from './ui/shell/site-header.tsx';

const SiteFooter = latePart(async () => (await import('./ui/shell/site-footer.tsx')).SiteFooter);
/** For the server, which sends the whole page. */
export const loadAppParts = SiteFooter.load;

export type AppProps = {
  app: AppInstance;
  queryClient: QueryClient;
  pages: PageCode;
  /** Server only: the location to render. */
  ssrHref?: string;
  /** Browser only: runs before a navigation takes place, and decides when it does. */
  aroundNavigation?: (navigate: (to: string, options?: object) => void, to: string, options?: object) => void;
};

export function App({ app, queryClient, pages, ssrHref, aroundNavigation }: AppProps) {
  // In the browser both stay undefined: then the router reads the address bar.
  const [ssrPath, ssrSearch] = ssrHref === undefined ? [] : `${ssrHref}?`.split('?', 2);
  return (
    <QueryClientProvider client={queryClient}>
      <AppProvider app={app}>
        <Router ssrPath={ssrPath} ssrSearch={ssrSearch} aroundNav={aroundNavigation}>
          <Shell pages={pages} />
        </Router>
      </AppProvider>
    </QueryClientProvider>
  );
}

function Shell({ pages }: { pages: PageCode }) {
  const [path] = useLocation();
  const search = useSearch();
  const { locale } = useApp();
  // An address without one of our languages is answered by the not-found page in the visitor's.
  const location = locate(search ? `${path}?${search}` : path) ?? locate(`/${locale}/404`);
  if (!location) return null;
  return (
    <>
      <SiteHeader location={location} />
      <main id="main" tabIndex={-1}>
        <QueryErrorResetBoundary>
          {({ reset }) => (
            // A changed query is the same page: what has the focus, or was said, stays.
            <ErrorBoundary key={pathOf(location.href)} attempt={location.href} onReset={reset}>
              <Suspense fallback={<PageSkeleton />}>
                <PageContext value={{ location, pages }}>
                  <ShownPage route={location.route} />
                </PageContext>
              </Suspense>
            </ErrorBoundary>
          )}
        </QueryErrorResetBoundary>
      </main>
      <SiteFooter location={location} />
    </>
  );
}
