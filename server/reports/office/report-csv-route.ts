// A report as a file, with the parameters of its page.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeUrlOf } from '#src/office-addresses.ts';
import { reportCsvPath } from '#src/reports/office/report-csv-url.ts';
import { reportFilters } from '#src/reports/office/report-filters.ts';
import { reportsAccess } from '#src/reports/report-access.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { readReport } from '../read-report.ts';
import { writeReportCsv } from '../report-csv.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerReportCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(reportCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { staff, markets, companyCountry } = context;
    const { report, ...asked } = reportFilters.read(new URLSearchParams(request.url.split('?')[1] ?? ''));
    const name = report ?? 'sales';
    reply.header('cache-control', 'private, no-store');
    const page = officeUrlOf('reports', reportFilters.write({ report, ...asked }));
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: page }), 303);
    await requireRole(context, { access: reportsAccess, attempt: 'reports.csv', what: 'reports' });
    const read = await readReport(context, name, { ...asked, locale: staff.locale ?? markets.main });
    const { from, until } = read.period;
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${name}-${from}-${until}.csv"`)
      .send(Readable.from(withMark(writeReportCsv(read, excelMannerOf(companyCountry)))));
  });
}

/** For spreadsheets, which take a file without it for one of another alphabet. */
function* withMark(lines: Iterable<string>): Generator<string> {
  yield '\uFEFF';
  yield* lines;
}
