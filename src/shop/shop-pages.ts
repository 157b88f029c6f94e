// The pages that are neither goods nor checkout: terms, privacy, delivery, statements. As a document of the settings, so
// that every version of them is kept.
import { z } from 'zod';
import { locales } from '../i18n/locales.ts';
import { storedBlocksSchema } from './blocks/block-schema.ts';

export const contentText = z.strictObject({
  title: z.string().trim().min(1).max(200),
  /** May name what the company's document holds: `{company}`, `{address}`, `{email}`, … */
  bodyHtml: z.string().max(200_000),
  seoDescription: z.string().trim().max(500).default(''),
});

export const contentSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of small letters, digits and single hyphens');

/** They stand in the order of the footer. */
export const pagesSchema = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        slug: contentSlug,
        /** When its words last changed; told from the version before when it is left out. */
        updatedAt: z.iso.datetime().optional(),
        texts: z.partialRecord(z.enum(locales), contentText),
        /** What stands below the text; left out where there is none. */
        blocks: storedBlocksSchema.optional(),
      }),
    )
    .max(100)
    .refine((pages) => new Set(pages.map(({ slug }) => slug)).size === pages.length, 'must not name a slug twice'),
});

export type ShopPages = z.output<typeof pagesSchema>;
export type ShopPage = ShopPages['pages'][number];
