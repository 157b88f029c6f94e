// Which collections stand in the menu: of header, footer and home page. As a document of the settings.
import { z } from 'zod';

/** So many stand there when nobody has chosen: a file of sixty product types makes no menu of sixty. */
export const MOST_UNNAMED = 8;

const handles = z
  .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the handle of a collection'))
  .max(10_000)
  .refine((given) => new Set(given).size === given.length, 'must not name a collection twice')
  .default([]);

export const navigationSchema = z
  .strictObject({
    /** Their handles, in the order of the menu. */
    collections: handles,
    /** These stand in no menu, and are found by search, among all goods and at their own addresses. */
    hidden: handles,
    /** Collections that are not named fill the menu up to so many: those with the most products. */
    fillUpTo: z.int().min(0).max(MOST_UNNAMED).default(MOST_UNNAMED),
  })
  .refine(({ collections, hidden }) => collections.every((handle) => !hidden.includes(handle)), {
    path: ['hidden'],
    message: 'must not name a collection that stands in the menu',
  });

export type Navigation = z.output<typeof navigationSchema>;

export const defaultNavigation: Navigation = navigationSchema.parse({});

/** `collections`: those that have something to show, in the order in which they were made. */
export function menuOf<Collection extends { handle: string; productCount: number }>(
  collections: readonly Collection[],
  { collections: named, hidden, fillUpTo }: Navigation,
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
