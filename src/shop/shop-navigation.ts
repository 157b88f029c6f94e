// Which collections stand in the menu: of header, footer and home page. As a document of the settings.
import { z } from 'zod';
import { MOST_MENU_PAGES, MOST_UNNAMED } from './menu-limits.ts';

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
    /** Slugs of pages that stand behind them in the header. The footer lists every page all the same. */
    pages: z
      .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the slug of a page'))
      .max(MOST_MENU_PAGES)
      .refine((given) => new Set(given).size === given.length, 'must not name a page twice')
      .default([]),
    /** The places that lead to the list of articles, once there are any in the language. */
    articles: z.strictObject({ header: z.boolean(), footer: z.boolean() }).default({ header: false, footer: true }),
    /** Collections that are not named fill the menu up to so many: those with the most products. */
    fillUpTo: z.int().min(0).max(MOST_UNNAMED).default(MOST_UNNAMED),
  })
  .refine(({ collections, hidden }) => collections.every((handle) => !hidden.includes(handle)), {
    path: ['hidden'],
    message: 'must not name a collection that stands in the menu',
  });

export type Navigation = z.output<typeof navigationSchema>;

export const defaultNavigation: Navigation = navigationSchema.parse({});
