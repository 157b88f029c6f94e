// Shows a page at the current address: the route's own, or the not-found page where the thing does not exist.
import { createContext, use } from 'react';
import type { RouteLocation, RouteName } from './addresses.ts';
import type { PageModule } from './page-module.ts';

export type PageCode = {
  /** The same promise every time. */
  load(route: RouteName): Promise<PageModule>;
  /** On the server alone, which has the code of all pages and cannot wait. */
  getNow?(route: RouteName): PageModule | undefined;
};

export const PageContext = createContext<{ location: RouteLocation; pages: PageCode } | null>(null);

/** Suspends until the page's code is here. */
export function ShownPage({ route }: { route: RouteName }) {
  const shown = use(PageContext);
  if (!shown) return null;
  const { location, pages } = shown;
  const { Page } = pages.getNow?.(route) ?? use(pages.load(route));
  return <Page location={location} />;
}
