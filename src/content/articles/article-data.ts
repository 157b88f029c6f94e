// What an article says, as it is kept in versions and in its draft. Not for browsers, because of zod.
import { z } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { storedBlocksSchema } from '../../shop/blocks/block-schema.ts';
import { contentSlug, contentText } from '../../shop/shop-pages.ts';

export const articleSchema = z.strictObject({
  slug: contentSlug,
  /** The day that stands at it; null: when it is published for the first time. */
  date: z.iso.datetime().nullable().default(null),
  /** The key of a picture of the library. */
  picture: z
    .string()
    .regex(/^[0-9a-f]{20}$/, 'must be a picture of the library')
    .nullable()
    .default(null),
  texts: z.partialRecord(z.enum(locales), contentText),
  /** What stands below the text; left out where there is none. */
  blocks: storedBlocksSchema.optional(),
});

export type ArticleData = z.output<typeof articleSchema>;
