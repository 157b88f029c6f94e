// The menu as it is shown: the collections that somebody has named, and the largest of the others. Browsers have it, too.
import type { Navigation } from '../../shop/shop-navigation.ts';

type Chosen = Pick<Navigation, 'collections' | 'hidden' | 'fillUpTo'>;

/** `collections`: those that have something to show, in the order in which they were made. */
export function menuOf<Collection extends { handle: string; productCount: number }>(
  collections: readonly Collection[],
  { collections: named, hidden, fillUpTo }: Chosen,
): Collection[] {
  const byHandle = new Map(collections.map((collection) => [collection.handle, collection]));
  const chosen = named.flatMap((handle) => byHandle.get(handle) ?? []);
  const isNamed = new Set([...named, ...hidden]);
  const largest = collections
    .filter(({ handle }) => !isNamed.has(handle))
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, Math.max(0, fillUpTo - chosen.length));
  return [...chosen, ...collections.filter((collection) => largest.includes(collection))];
}
