// Which pages there are beside the one that is shown: those behind it, so that Back is one frame, and those ahead, rendered
// before somebody goes there. How they are rendered: `other-pages.tsx`.
import { pathOf, type RouteLocation, type RouteName } from '#src/addresses.ts';

/** Pages that were left and may be returned to. */
export const MAX_BEHIND = 3;
/** Pages that nobody has asked for yet. */
export const MAX_AHEAD = 4;

/** What people choose from, and come back to. */
export const keptRoutes: ReadonlySet<string> = new Set<RouteName>(['home', 'listing', 'search']);

export type KeptPage = { location: RouteLocation; place: 'shown' | 'behind' | 'ahead' };

export type KeptPages = ReturnType<typeof keepPages>;

/** `isWorthKeeping` is asked of a page that is left. */
export function keepPages(firstLocation: RouteLocation, isWorthKeeping: (page: KeptPage) => boolean = () => true) {
  /** Keyed by path, what was left last at the end. */
  const kept = new Map<string, KeptPage>();
  const listeners = new Set<() => void>();
  let list: readonly KeptPage[] = [];
  let shown = add(firstLocation, 'shown');
  listAnew();

  function add(location: RouteLocation, place: KeptPage['place']): KeptPage {
    const page = { location, place };
    kept.set(pathOf(location.href), page);
    return page;
  }

  function leave(page: KeptPage): void {
    const path = pathOf(page.location.href);
    kept.delete(path);
    if (!keptRoutes.has(page.location.route) || !isWorthKeeping(page)) return;
    page.place = 'behind';
    kept.set(path, page);
    forgetTooOld(kept);
  }

  function listAnew(): void {
    list = [...kept.values()];
  }

  return {
    /** Another list whenever there are other pages. */
    list: () => list,
    /** The page at this address is shown from now on. Called while rendering, where it may be called again. */
    arrive(location: RouteLocation): KeptPage {
      const next = kept.get(pathOf(location.href));
      if (next !== shown) {
        leave(shown);
        shown = next ?? add(location, 'shown');
        shown.place = 'shown';
        listAnew();
      }
      shown.location = location;
      return shown;
    },
    /** These are ahead, at most `MAX_AHEAD`, and what was ahead before is given up. */
    prepare(locations: readonly RouteLocation[]): void {
      const wanted = locations.slice(0, MAX_AHEAD);
      const paths = new Set(wanted.map(({ href }) => pathOf(href)));
      const unwanted = [...kept].filter(([path, { place }]) => place === 'ahead' && !paths.has(path));
      const added = wanted.filter(({ href }) => !kept.has(pathOf(href)));
      if (unwanted.length + added.length === 0) return;
      for (const [path] of unwanted) kept.delete(path);
      for (const location of added) add(location, 'ahead');
      listAnew();
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function forgetTooOld(kept: Map<string, KeptPage>): void {
  const behind = [...kept].filter(([, { place }]) => place === 'behind');
  for (const [tooOld] of behind.slice(0, -MAX_BEHIND)) kept.delete(tooOld);
}
