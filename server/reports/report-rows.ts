// What a report reads, and what it answers: cells by column, as the registry in `src/reports/shop-reports.ts` names them.
import type { Currency } from '#src/currencies.ts';
import { momentIn, shiftDay } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isByDay, type ReportPeriod } from '#src/reports/report-periods.ts';
import type { Span } from '../accounts/ledger/dated-entries.ts';
import type { Db } from '../database/connect.ts';

export type ReportTerms = {
  db: Db;
  period: ReportPeriod;
  timeZone: string;
  currency: Currency;
  /** The language in which products and methods are called. */
  locale: Locale;
};

/** The cells by column; null where there is nothing to say. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/** The span by the company's clocks, from the first day's beginning to the last one's end. */
export function spanOf({ period, timeZone }: Pick<ReportTerms, 'period' | 'timeZone'>): Span {
  const begin = (day: string) => momentIn(timeZone, `${day}T00:00`);
  return { from: begin(period.from), until: begin(shiftDay(period.until, 1)) };
}

/** How PostgreSQL writes the interval that a moment is in. */
export const intervalFormat = (period: ReportPeriod) => (isByDay(period) ? 'YYYY-MM-DD' : 'YYYY-MM');
