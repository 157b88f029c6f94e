// What the shop writes to people beside their orders: only to those who asked for it, and only where it is switched on.
import { z } from 'zod';

export const marketingSettingsSchema = z.strictObject({
  /** Pages offer to sign up for the newsletter. */
  newsletter: z.boolean().default(false),
  /** Shoppers who tick it at the checkout are reminded once of an order that they did not finish. */
  cartReminder: z
    .strictObject({
      isOn: z.boolean().default(false),
      /** The hours since the last change of the cart. */
      afterHours: z.number().int().min(1).max(72).default(4),
    })
    .prefault({}),
});

export type MarketingSettings = z.output<typeof marketingSettingsSchema>;
