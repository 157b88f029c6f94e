// What the home page shows, block by block.
import { z } from 'zod';
import { localisedText } from './localised-text.ts';

const title = localisedText(120);

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hero'), headline: title, lead: localisedText(400) }),
  /** The newest products in a row, pinned to a line: for sheets and cards that hang well. */
  z.strictObject({ kind: z.literal('line'), title }),
  z.strictObject({ kind: z.literal('newest'), title }),
  z.strictObject({ kind: z.literal('collections'), title }),
  /** The newest of one collection, by its handle; without a title, under the collection's own. */
  z.strictObject({ kind: z.literal('collection'), handle: z.string().trim().min(1).max(200), title }),
]);

export const homePageSchema = z.strictObject({
  /** Meant for search engines and previews. */
  description: localisedText(500),
  /** What the listing of everything says of itself. */
  allGoods: localisedText(500),
  blocks: z
    .array(block)
    .min(1)
    .max(12)
    .refine((blocks) => blocks.filter(({ kind }) => kind === 'hero').length <= 1, 'must not hold two heroes')
    .default([
      { kind: 'hero', headline: {}, lead: {} },
      { kind: 'newest', title: {} },
      { kind: 'collections', title: {} },
    ]),
});

export type HomePage = z.output<typeof homePageSchema>;
export type HomeBlock = HomePage['blocks'][number];
