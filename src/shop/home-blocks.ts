// What the home page shows, block by block.
import { z } from 'zod';
import { storedBlocksSchema } from './blocks/block-schema.ts';
import { localisedText } from './localised-text.ts';

export const homePageSchema = z.strictObject({
  /** Meant for search engines and previews. */
  description: localisedText(500),
  /** What the listing of everything says of itself. */
  allGoods: localisedText(500),
  /** None: the page is composed of what the shop has (`server/shop/home`). */
  blocks: storedBlocksSchema.default([]),
});

export type HomePage = z.output<typeof homePageSchema>;
