// What the shop writes to people who have not ordered it: only to those who asked for it, and only where it is switched on.
import { z } from 'zod';

export const marketingSettingsSchema = z.strictObject({
  /** Pages offer to sign up for the newsletter. */
  newsletter: z.boolean().default(false),
});

export type MarketingSettings = z.output<typeof marketingSettingsSchema>;
