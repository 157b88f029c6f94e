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

type LegalPeriods = {
  bookkeepingYears: number;
  claimsYears: number;
  /** Months after the sale in which its tax falls due: the years are counted from the end of that month's year. */
  taxDueMonths: number;
};

/**
 * Books: § 147 AO and § 14b UStG (8), article 52 AWR (7), article 86 of the Polish Tax Ordinance (5, from the year in
 * which the tax falls due), § 35 of the Czech VAT Act (10), § 132 BAO (7). Claims: §§ 195, 199 BGB (3), article 3:307 BW
 * (5), article 118 of the Polish Civil Code (6), § 629 of the Czech Civil Code (3), § 1489 ABGB (3).
 */
const periodsByCountry: Readonly<Record<string, LegalPeriods>> = {
  DE: { bookkeepingYears: 8, claimsYears: 3, taxDueMonths: 0 },
  NL: { bookkeepingYears: 7, claimsYears: 5, taxDueMonths: 0 },
  PL: { bookkeepingYears: 5, claimsYears: 6, taxDueMonths: 1 },
  CZ: { bookkeepingYears: 10, claimsYears: 3, taxDueMonths: 0 },
  AT: { bookkeepingYears: 7, claimsYears: 3, taxDueMonths: 0 },
};

/** Elsewhere: the longest that member states demand, so that nothing is lost that has to be shown. */
const longestPeriods: LegalPeriods = { bookkeepingYears: 10, claimsYears: 6, taxDueMonths: 0 };

export type RetentionPeriods = Required<LegalPeriods> & Omit<RetentionSettings, keyof LegalPeriods>;

/** Whether the periods are the country's or the merchant's own, and not the longest that are known. */
export function isPeriodKnown(settings: RetentionSettings, country: string): boolean {
  return country in periodsByCountry || settings.bookkeepingYears !== null;
}

export function retentionPeriods(settings: RetentionSettings, country: string): RetentionPeriods {
  const legal = periodsByCountry[country] ?? longestPeriods;
  return {
    ...settings,
    taxDueMonths: legal.taxDueMonths,
    bookkeepingYears: settings.bookkeepingYears ?? legal.bookkeepingYears,
    claimsYears: settings.claimsYears ?? legal.claimsYears,
  };
}

/** Sales before this moment need not stand in the books any more. */
export function bookRetentionFrom({ bookkeepingYears, taxDueMonths }: RetentionPeriods, now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - bookkeepingYears, -taxDueMonths, 1));
}

/** Claims from before this moment have lapsed. */
export function claimRetentionFrom({ claimsYears }: RetentionPeriods, now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - claimsYears, 0, 1));
}

/** The last day, as YYYY-MM-DD, on which the books must show a sale. */
export function bookRetentionUntil({ bookkeepingYears, taxDueMonths }: RetentionPeriods, soldAt: Date): string {
  const due = new Date(Date.UTC(soldAt.getUTCFullYear(), soldAt.getUTCMonth() + taxDueMonths, 1));
  return `${due.getUTCFullYear() + bookkeepingYears}-12-31`;
}
