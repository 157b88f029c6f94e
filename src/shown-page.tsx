// Shows a page at the current address: the route's own, or the not-found page where the thing does not exist.
import { createContext, use, useState } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { PageModule } from './page-module.ts';

/** The code of pages: all of it on the server, in the browser what was loaded so far. */
export type PageCode = {
  get(route: string): PageModule | undefined;
  /** The same promise every time. */
  load(route: string): Promise<PageModule>;
};

type Shown = { location: RouteLocation; pages: PageCode };

export const PageContext = createContext<Shown | null>(null);

/** Suspends until the page's code is here. */
export function ShownPage({ route }: { route: string }) {
  const shown = use(PageContext);
  // As it was at first: a page that came late stays the same component, with all that was typed into it.
  const [Page] = useState(() => shown?.pages.get(route)?.Page ?? LatePage);
  return shown && <Page {...shown} route={route} />;
}

/** Apart, because React wants a component that waits to wait in each of its renderings. */
function LatePage({ location, pages, route }: Shown & { route: string }) {
  const { Page } = use(pages.load(route));
  return <Page location={location} />;
}
