// A report of the shop: its rows, what they add up to, and what that was in the time before.

import { sql } from 'kysely';
import { type Currency, currencies } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { periodBefore, periodOf, type ReportPeriod } from '#src/reports/report-periods.ts';
import { columnsOf, type ShopReportName, shopReports } from '#src/reports/shop-reports.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { readShop } from '../shop/read-settings.ts';
import { moneyEntries } from './money-entries.ts';
import { readConversion } from './read-conversion.ts';
import { readSearches } from './read-searches.ts';
import { readSpeed } from './read-speed.ts';
import { type ReportRow, type ReportTerms, spanOf } from './report-rows.ts';
import { readSalesByCountry, readSalesByMethod } from './sales-by.ts';
import { readSalesOfIntervals } from './sales-of-intervals.ts';
import { readSalesOfProducts } from './sales-of-products.ts';

const sources: Readonly<Record<ShopReportName, (terms: ReportTerms) => Promise<ReportRow[]>>> = {
  sales: readSalesOfIntervals,
  products: readSalesOfProducts,
  methods: readSalesByMethod,
  countries: readSalesByCountry,
  conversion: readConversion,
  searches: readSearches,
  speed: readSpeed,
};

/** What is left out, or is no day, is chosen: the last thirty days, and the currency of most sales. */
export type AskedReport = {
  from?: string | null | undefined;
  until?: string | null | undefined;
  currency?: string | null | undefined;
  locale?: Locale | undefined;
};

export type ReadReport = {
  name: ShopReportName;
  period: ReportPeriod;
  before: ReportPeriod;
  currency: Currency;
  /** Those in which anything was sold or given back in either time, the one with the most sales first. */
  currencies: Currency[];
  rows: ReportRow[];
  rowsBefore: ReportRow[];
};

export async function readReport(
  { db, now }: { db: Db; now: () => Date },
  name: ShopReportName,
  { from = null, until = null, currency: asked, locale }: AskedReport,
): Promise<ReadReport> {
  const { timeZone, markets } = await readShop(db);
  const period = periodOf({ from, until }, dateIn(timeZone, now()));
  const before = periodBefore(period);
  const known = 'isOfMoney' in shopReports[name] ? await listCurrencies(db, [period, before], timeZone) : [];
  const currency = currencies.find((each) => each === asked) ?? known[0] ?? marketOf(markets, markets.main).currency;
  const read = (of: ReportPeriod) =>
    sources[name]({ db, period: of, timeZone, currency, locale: locale ?? markets.main });
  const [rows, rowsBefore] = await Promise.all([read(period), 'hasNoBefore' in shopReports[name] ? [] : read(before)]);
  return { name, period, before, currency, currencies: known, rows, rowsBefore };
}

/** The one with the most sales first. */
async function listCurrencies(db: Db, periods: readonly ReportPeriod[], timeZone: string): Promise<Currency[]> {
  const found = await Promise.all(
    periods.map(async (period) => {
      const span = spanOf({ period, timeZone });
      const { rows } = await sql<{ currency: Currency; count: number }>`
        select currency, count(*)::int as count from ${moneyEntries(span)} as e group by 1`.execute(db);
      return rows;
    }),
  );
  const counts = new Map<Currency, number>();
  for (const { currency, count } of found.flat()) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([currency]) => currency);
}

/** What the summed columns come to. */
export function sumRows(name: ShopReportName, rows: readonly ReportRow[]): ReportRow {
  const summed = columnsOf(name).filter(({ isSummed }) => isSummed);
  return Object.fromEntries(summed.map(({ id }) => [id, rows.reduce((sum, row) => sum + Number(row[id] ?? 0), 0)]));
}
