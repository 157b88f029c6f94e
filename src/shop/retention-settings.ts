// How long personal data are kept. What law sets differs by the country of the company; a merchant may keep longer or
// shorter where her adviser says so.
import { z } from 'zod';

const years = z.number().int().min(1).max(30);
const days = z.number().int().min(1).max(3_650);

export const retentionSettingsSchema = z.strictObject({
  /** What invoices must say of a paid order, from the end of its year on; null: as the company's country demands. */
  bookkeepingYears: years.nullable().default(null),
  /** Contact details, e-mails, notes and withdrawals, from the end of the year on; null: until claims lapse there. */
  claimsYears: years.nullable().default(null),
  /** Orders that came to nothing. */
  unpaidOrderDays: days.default(180),
  /** Messages of payment providers, and notes of what was delivered to whom. */
  technicalDays: days.default(90),
  /** The audit log of the office. */
  auditYears: years.default(3),
});

export type RetentionSettings = z.output<typeof retentionSettingsSchema>;
