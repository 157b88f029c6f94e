// Whether buyers are asked for reviews, and when.
import { z } from 'zod';

export const reviewSettingsSchema = z.strictObject({
  /**
   * So many days after the delivery an e-mail asks once for a review; null: nobody is asked. It counts as advertising:
   * what has to be true before it is switched on is in `server/guides/reviews.md`.
   */
  askDaysAfterDelivery: z.number().int().min(1).max(60).nullable().default(null),
});

export type ReviewSettings = z.output<typeof reviewSettingsSchema>;
