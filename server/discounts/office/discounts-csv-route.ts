// All discount codes as a file, which comes in again as an import.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';
import { discountsCsvAccess, discountsCsvPath } from '#src/discounts/office/discounts-csv-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { exportDiscounts } from '../csv/export-discounts.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerDiscountsCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(discountsCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, markets, timeZone, companyCountry } = context;
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('discounts') }), 303);
    await requireRole(context, { access: discountsCsvAccess, attempt: 'discounts.csv', what: 'discounts' });
    const lines = exportDiscounts(db, {
      ...{ timeZone, now: now(), excel: excelMannerOf(companyCountry) },
      sold: markets.markets.map(({ currency }) => currency),
    });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="discounts-${dateIn(timeZone, now())}.csv"`)
      .send(Readable.from(lines));
  });
}
