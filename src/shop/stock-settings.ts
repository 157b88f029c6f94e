// The number from which on goods run low, and whether the shop's own people are told by e-mail.
import { z } from 'zod';

export const stockSettingsSchema = z.strictObject({
  /**
   * So many pieces on hand, or fewer, are low, where a variant says no number of its own; null: none are. Migration 000143
   * has the same number for a shop that has set nothing.
   */
  lowStockAt: z.number().int().min(0).max(1_000_000).nullable().default(3),
  /** Once for each time that something falls to it; many at once are one e-mail. */
  mailsLowStock: z.boolean().default(true),
});
