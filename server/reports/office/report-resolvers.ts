import { dateIn } from '#src/dates/local-date.ts';
import { columnsOf, type ShopReport, type ShopReportName, shopReports } from '#src/reports/shop-reports.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { type ReadReport, readReport, sumRows } from '../read-report.ts';
import type { ReportRow } from '../report-rows.ts';

/** So many are shown at once; the file has all of them. */
const MOST_ROWS = 100;

export const reportResolvers: Resolvers = {
  Query: {
    async shopReport(_, { name, ...asked }, { readDb, now, timeZone, staff, markets }) {
      const report = await readReport({ db: readDb(), now }, name, { ...asked, locale: staff?.locale ?? markets.main });
      const { period, before, currency, currencies, rows, rowsBefore } = report;
      return {
        ...{ name, currency, currencies, today: dateIn(timeZone, now()) },
        ...{ from: period.from, until: period.until, fromBefore: before.from, untilBefore: before.until },
        rows: rows.slice(0, MOST_ROWS).map((row) => ({ cells: cellsOf(name, row) })),
        moreRows: Math.max(0, rows.length - MOST_ROWS),
        sums: cellsOf(name, sumRows(name, rows)),
        sumsBefore: cellsOf(name, sumRows(name, rowsBefore)),
        drawnBefore: drawnOf(report),
      };
    },
  },
};

function cellsOf(name: ShopReportName, row: ReportRow): (string | null)[] {
  return columnsOf(name).map(({ id }) => row[id]?.toString() ?? null);
}

function drawnOf({ name, rowsBefore }: ReadReport): number[] {
  const { chart, columns }: ShopReport = shopReports[name];
  if (!chart || columns[0]?.kind !== 'interval') return [];
  return rowsBefore.map((row) => Number(row[chart] ?? 0));
}
