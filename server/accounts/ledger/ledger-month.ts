// A month of the company's country, by its clocks: what was paid in Warsaw at half past midnight belongs to the new one.
import { dateIn, isDay, momentIn } from '#src/dates/local-date.ts';

/** `last`: the last month of it, where it is a quarter. */
export type LedgerMonth = { month: string; last: string; timeZone: string; from: Date; until: Date };

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** `months`: how many it holds; 3 for a quarter that begins with `month`. Throws for what is no month. */
export function ledgerMonth(month: string, timeZone: string, months = 1): LedgerMonth {
  if (!isMonth(month)) throw new RangeError(`${month} is no month`);
  const first = (of: string) => momentIn(timeZone, `${of}-01T00:00`);
  return {
    month,
    last: monthAfter(month, months - 1),
    timeZone,
    from: first(month),
    until: first(monthAfter(month, months)),
  };
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return dateIn('UTC', new Date(Date.UTC(year, number, 0)));
}

/** The quarter that a month is in, as `2026-Q4`, and its first month. */
export function quarterOf(month: string): { name: string; first: string } {
  const [year = '', number = ''] = month.split('-');
  const quarter = Math.ceil(Number(number) / 3);
  return { name: `${year}-Q${quarter}`, first: `${year}-${String(quarter * 3 - 2).padStart(2, '0')}` };
}
