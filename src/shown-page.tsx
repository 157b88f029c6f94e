// Shows a page at the current address: the route's own, or the not-found page when its subject does not exist.
import { createContext, use, useState } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { PageModule } from './page-module.ts';

/** The code of pages that has been loaded so far: on the server, all of the shopper's, and the office's that is shown. */
export type PageCode = {
  get(route: string): PageModule | undefined;
  /** Returns the same promise every time. */
  load(route: string): Promise<PageModule>;
};

type Shown = { location: RouteLocation; pages: PageCode };

export const PageContext = createContext<Shown | null>(null);

/** Suspends until the page's code is loaded. */
export function ShownPage({ route }: { route: string }) {
  const shown = use(PageContext);
  // Only the first value is used: a page that was loaded late stays the same component and keeps what was typed into
  // it.
  const [Page] = useState(() => shown?.pages.get(route)?.Page ?? LatePage);
  return shown && <Page {...shown} route={route} />;
}

/** A component of its own, because React requires `use` to be called in every render of a component that suspended. */
function LatePage({ location, pages, route }: Shown & { route: string }) {
  const { Page } = use(pages.load(route));
  return <Page location={location} />;
}
