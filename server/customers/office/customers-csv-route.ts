// All customers as a file, read and sent page by page. It holds names and addresses, so it is for anyone who may export people,
// has just proved who it is, and is written into the log.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customersCsvAccess, customersCsvPath } from '#src/customers/office/customers-csv-url.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { isSteppedUp, proofOf } from '../../staff/step-up.ts';
import { exportCustomers } from '../csv/customers-csv.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerCustomersCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(customersCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, audit, timeZone, companyCountry } = context;
    const list = officeUrlOf('customers');
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: list }), 303);
    await requireRole(context, { access: customersCsvAccess, attempt: 'customers.csv', what: 'exporting customers' });
    if (!isSteppedUp(context)) return reply.redirect(proofOf(request.url, list), 303);
    await inTransaction(db, (tx) => audit(tx, { kind: 'customers.exported', subject: 'customers.csv' }));
    const lines = exportCustomers(db, { timeZone, excel: excelMannerOf(companyCountry), now: now() });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="customers-${dateIn(timeZone, now())}.csv"`)
      .send(Readable.from(lines));
  });
}
