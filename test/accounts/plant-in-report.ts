// A report that writes one minor unit more than it should, for tests of who finds it.

import type { OpenReport, ReportRow } from '#server/accounts/reports/report.ts';
import { reports } from '#server/accounts/reports/report-list.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Db } from '#server/database/connect.ts';
import type { ReportName } from '#src/accounts/report-names.ts';

const amount = /^-?\d+[.,]\d[0-8]$/;

export const oneMore = (text: string) => text.replace(/[0-8]$/, (digit) => String(Number(digit) + 1));

type Planted = {
  name: ReportName;
  month: string;
  change?: (cell: string) => string;
  placeIn?: (cells: readonly string[]) => number;
};

/**
 * The last amount of the first row that has any is changed. `change`: a cell that is no amount by itself; `placeIn`: which cell
 * of a row, -1 for none. Answers with the failure.
 */
export async function plantInReport(db: Db, { name, month, change, placeIn }: Planted): Promise<unknown> {
  const { open } = reports[name];
  let isPlanted = false;
  const plantIn = (row: ReportRow): ReportRow => {
    if (isPlanted) return row;
    const isAmount = (cell: string) => (change ? change(cell) !== cell : amount.test(cell));
    const at = placeIn ? placeIn(row.cells) : row.cells.findLastIndex(isAmount);
    if (at < 0) return row;
    isPlanted = true;
    return { ...row, cells: row.cells.map((cell, place) => (place === at ? (change ?? oneMore)(cell) : cell)) };
  };
  reports[name].open = (terms): OpenReport => {
    const { rows, last, ...report } = open(terms);
    return {
      ...report,
      rows: (entry) => rows(entry).map(plantIn),
      ...(last && { last: () => last().map(plantIn) }),
    };
  };
  try {
    await Array.fromAsync(writeReports(db, month, [name]).parts);
    return isPlanted ? 'nobody has found it' : 'there was no amount';
  } catch (error) {
    return error;
  } finally {
    reports[name].open = open;
  }
}
