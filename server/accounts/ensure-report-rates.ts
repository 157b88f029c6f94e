// What reports are converted at, asked for before they are written. What could not be had is named by the report that lacks it.
import type { ReportName } from '#src/accounts/report-names.ts';
import type { RateServices } from '../invoices/rates/ensure-exchange-rate.ts';
import { ensureMonthRates } from './ledger/ensure-month-rates.ts';
import { ensureQuarterRates } from './ledger/ensure-quarter-rates.ts';
import { reports } from './reports/report-list.ts';

/** How often the running shop looks whether a rate is wanted. */
export const reportRatesRound = { name: 'fetch-report-rates', everyMs: 60 * 60_000 };

export async function ensureReportRates(
  services: RateServices,
  month: string,
  names: readonly ReportName[],
): Promise<void> {
  const nationals = new Set(names.flatMap((name) => reports[name].national ?? []));
  for (const national of nationals) await ensureMonthRates(services, month, national);
  if (names.some((name) => reports[name].isOfQuarter)) await ensureQuarterRates(services, month);
}
