// What software that shops for people may ask of the shop, and which crawlers may read it.
import { z } from 'zod';

export const assistantSettingsSchema = z.strictObject({
  /** Assistants may search, fill a cart and hand it over by protocol; false: they are answered 404. */
  isOpen: z.boolean().default(false),
  /** Platforms whose profile asks for it are told what becomes of orders that their assistants led to. */
  tellsPlatforms: z.boolean().default(false),
  /** `robots.txt` lets crawlers in that read pages to answer somebody who asks. */
  allowsAnswering: z.boolean().default(true),
  /** `robots.txt` lets crawlers in that collect pages to train models. */
  allowsTraining: z.boolean().default(true),
});

export type AssistantSettings = z.output<typeof assistantSettingsSchema>;
