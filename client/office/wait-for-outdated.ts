// On the way to another page, what a change of staff has outdated is waited for (`use-outdated-queries.ts` marks it). Shown as it
// was and put right a moment later, a row that is done would go, and what stands below it move, while somebody presses it.
import type { QueryClient } from '@tanstack/react-query';
import type { PageLoad, QueryLoader } from '#src/page-module.ts';
import { loadPage, type Surface, type SurfaceLoads } from '#src/surface.ts';

/** The same loads of pages. What the shell shows is on the screen already, and is fetched by itself. */
export function waitForOutdated(
  queryClient: QueryClient,
  surface: Pick<Surface, 'pages'>,
  { loadShell, loads }: SurfaceLoads,
): SurfaceLoads {
  const loader: QueryLoader = {
    ensureQueryData: async (query) => {
      const { data, isInvalidated = false } = queryClient.getQueryState(query.queryKey) ?? {};
      if (data === undefined || !isInvalidated) return queryClient.ensureQueryData(query);
      // Without an answer the page shows what is known, and asks again.
      return queryClient.fetchQuery(query).catch(() => queryClient.ensureQueryData(query));
    },
  };
  const load: PageLoad = (_, location) => loadPage(surface, { loadShell: async () => null, loads }, loader, location);
  return { loadShell, loads: Object.fromEntries(Object.keys(surface.pages).map((route) => [route, { load }])) };
}
