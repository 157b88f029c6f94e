// A report as a file, with the parameters of its page.
import { officeUrlOf } from '#src/office-addresses.ts';
import { reportCsvPath } from '#src/reports/office/report-csv-url.ts';
import { reportFilters } from '#src/reports/office/report-filters.ts';
import { reportsAccess } from '#src/reports/report-access.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { readReport } from '../read-report.ts';
import { writeReportCsv } from '../report-csv.ts';

export const reportCsvFile: StaffFile = {
  path: reportCsvPath,
  ...{ access: reportsAccess, attempt: 'reports.csv', what: 'reports' },
  backTo: ({ search }) => officeUrlOf('reports', reportFilters.write(reportFilters.read(search))),
  async write(context, { search }) {
    const { staff, companyCountry } = context;
    const { report, ...asked } = reportFilters.read(search);
    const name = report ?? 'sales';
    const read = await readReport({ ...context, db: context.readDb() }, name, { ...asked, locale: staff.locale });
    const { from, until } = read.period;
    const content = withMark(writeReportCsv(read, { excel: excelMannerOf(companyCountry), locale: staff.locale }));
    return { name: `${name}-${from}-${until}.csv`, content };
  },
};

/** Spreadsheets take a file without the mark for one of another alphabet. */
function* withMark(lines: Iterable<string>): Generator<string> {
  yield '\uFEFF';
  yield* lines;
}
