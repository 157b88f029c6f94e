// The moments from which on personal data stay: what law demands by the company's country, or what the merchant has
// set, in years by the clocks of where the company is taxed.
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { dateIn, momentIn } from '#src/dates/local-date.ts';
import type { RetentionSettings } from '#src/shop/retention-settings.ts';
import { type TaxSettings, taxesOf } from '#src/shop/tax-settings.ts';

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

/** Records of the one-stop shop, in every member state: Directive 2006/112/EC, article 369k(2). */
export const OSS_YEARS = 10;

export type RetentionPeriods = Required<LegalPeriods> &
  Omit<RetentionSettings, keyof LegalPeriods> & {
    /** Sales that are declared through the one-stop shop. */
    ossYears: number;
    /** The country of the company's address. */
    country: string;
    /** An IANA name. */
    timeZone: string;
  };

/** What decides on them. */
export type RetentionBasis = {
  retention: RetentionSettings;
  company: { address: { country: string } };
  taxes: TaxSettings;
};

/** Whether the periods are the country's or the merchant's own, and not the longest that are known. */
export function isPeriodKnown({ retention, company }: RetentionBasis): boolean {
  return company.address.country in periodsByCountry || retention.bookkeepingYears !== null;
}

export function retentionPeriods({ retention, company, taxes }: RetentionBasis): RetentionPeriods {
  const legal = periodsByCountry[company.address.country] ?? longestPeriods;
  return {
    ...retention,
    taxDueMonths: legal.taxDueMonths,
    bookkeepingYears: retention.bookkeepingYears ?? legal.bookkeepingYears,
    ossYears: retention.bookkeepingYears ?? Math.max(legal.bookkeepingYears, OSS_YEARS),
    claimsYears: retention.claimsYears ?? legal.claimsYears,
    country: company.address.country,
    timeZone: timeZoneOf(taxesOf(taxes, company).homeCountry),
  };
}

/** Sales before these moments need not stand in the books any more. */
export type BookLimits = {
  home: Date;
  /** The moment for sales through the one-stop shop. */
  oss: Date;
  /** The country of the company's address. */
  country: string;
};

export function bookLimits(periods: RetentionPeriods, now: Date): BookLimits {
  const { bookkeepingYears, ossYears, taxDueMonths, timeZone, country } = periods;
  const home = startOfYear({ timeZone, now, years: bookkeepingYears, monthsBefore: taxDueMonths });
  const oss = startOfYear({ timeZone, now, years: ossYears });
  return { home, oss: oss < home ? oss : home, country };
}

/** Claims from before this moment have lapsed. */
export function claimRetentionFrom({ claimsYears, timeZone }: RetentionPeriods, now: Date): Date {
  return startOfYear({ timeZone, now, years: claimsYears });
}

/** What the log says of before this moment goes. */
export function logRetentionFrom({ auditYears, timeZone }: RetentionPeriods, now: Date): Date {
  return startOfYear({ timeZone, now, years: auditYears });
}

/** The last day, as YYYY-MM-DD, on which the books must show a sale. */
export function bookRetentionUntil(periods: RetentionPeriods, { at, isOss }: { at: Date; isOss: boolean }): string {
  const [year = 0, month = 0] = dateIn(periods.timeZone, at).split('-').map(Number);
  const due = new Date(Date.UTC(year, month - 1 + periods.taxDueMonths, 1));
  const last = due.getUTCFullYear() + periods.bookkeepingYears;
  return `${isOss ? Math.max(last, year + periods.ossYears) : last}-12-31`;
}

type Years = { timeZone: string; now: Date; years: number; monthsBefore?: number };

/** The first moment of the year so many years ago, or of a month before it. */
function startOfYear({ timeZone, now, years, monthsBefore = 0 }: Years): Date {
  const year = Number(dateIn(timeZone, now).slice(0, 4)) - years;
  return momentIn(timeZone, `${dateIn('UTC', new Date(Date.UTC(year, -monthsBefore, 1)))}T00:00`);
}
