// What reports are converted at, asked for before they are written. What could not be had is named by the report that lacks it.
import type { ReportName } from '#src/accounts/report-names.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { RateServices } from '../invoices/rates/ensure-exchange-rate.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { ensureMonthRates } from './ledger/ensure-month-rates.ts';
import { ensureQuarterRates } from './ledger/ensure-quarter-rates.ts';
import { monthAfter } from './ledger/ledger-month.ts';
import { reports } from './reports/report-list.ts';
import { listReports } from './write-month.ts';

/** How often the running shop looks whether a rate is wanted. */
export const reportRatesRound = { name: 'fetch-report-rates', everyMs: 60 * 60_000 };

export async function ensureReportRates(
  services: RateServices,
  month: string,
  names: readonly ReportName[],
): Promise<void> {
  await ensureRates(services, names, { months: [month], quartersOf: [month] });
}

/** Those of this month and the last one, by the clocks of the company, and of the quarters that end now or ended last. */
export async function ensureRecentRates(services: RateServices): Promise<void> {
  const { db, now } = services;
  const month = dateIn(await readTimeZone(db), now()).slice(0, 7);
  const recent = { months: [month, monthAfter(month, -1)], quartersOf: [month, monthAfter(month, -3)] };
  await ensureRates(services, await listReports(db, null), recent);
}

type Wanted = { months: readonly string[]; quartersOf: readonly string[] };

async function ensureRates(services: RateServices, names: readonly ReportName[], { months, quartersOf }: Wanted) {
  const nationals = new Set(names.flatMap((name) => reports[name].national ?? []));
  for (const month of months) {
    for (const national of nationals) await ensureMonthRates(services, month, national);
  }
  if (!names.some((name) => reports[name].isOfQuarter)) return;
  for (const month of quartersOf) await ensureQuarterRates(services, month);
}
