import type { ReportName } from '#src/accounts/report-names.ts';
import type { Db } from '../database/connect.ts';
import { AccountsDisagree } from './agreement.ts';
import type { Difference } from './ledger/compare-sources.ts';
import { type MonthSummary, writeReports } from './write-reports.ts';

/** What a month comes to, what staff should look at, and what does not agree: the reports are written and thrown away. */
export async function inspectMonth(
  db: Db,
  month: string,
  names: readonly ReportName[],
): Promise<MonthSummary & { differences: readonly Difference[] }> {
  const { parts, summary } = writeReports(db, month, names);
  try {
    for await (const _part of parts);
    return { ...summary(), differences: [] };
  } catch (error) {
    if (!(error instanceof AccountsDisagree)) throw error;
    return { ...summary(), differences: error.differences };
  }
}
