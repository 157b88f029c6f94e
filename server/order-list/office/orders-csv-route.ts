// All orders that the list's filters match, as a file: read and sent page by page, so that a hundred thousand of them fill
// no memory. For whoever keeps the books it holds no names and addresses; anyone who may export people has them in it, after
// proving once more who it is. Both are written into the log.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { ordersCsvAccess, ordersCsvPath, ordersCsvPeopleAccess } from '#src/order-list/office/orders-csv-url.ts';
import { type OrderFilters, orderFilters } from '#src/orders/office/order-filters.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { auditedFilters } from '../../orders/office/audited-filters.ts';
import { listOrders } from '../../orders/office/list-orders.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { isSteppedUp, proofOf } from '../../staff/step-up.ts';
import { ordersCsv, writeOrderRows } from './orders-csv.ts';

const PAGE_SIZE = 1_000;

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerOrdersCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(ordersCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, audit, timeZone, companyCountry } = context;
    const search = new URLSearchParams(request.url.split('?')[1] ?? '');
    const filters = orderFilters.read(search);
    const list = officeUrlOf('orders', orderFilters.write(filters));
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: list }), 303);
    await requireRole(context, { access: ordersCsvAccess, attempt: 'orders.csv', what: 'exporting orders' });
    const hasPeople = mayAccess(staff, ordersCsvPeopleAccess);
    if (hasPeople && !isSteppedUp(context)) return reply.redirect(proofOf(request.url, list), 303);
    const after = { ...auditedFilters(filters), hasPeople };
    await inTransaction(db, (tx) => audit(tx, { kind: 'orders.exported', subject: 'orders.csv', after }));
    const file = ordersCsv({ hasPeople, timeZone, excel: excelMannerOf(companyCountry) });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${dateIn(timeZone, now())}.csv"`)
      .send(Readable.from(writeCsv(db, file, { filters, now: now() })));
  });
}

/** The newest first. An order that is placed meanwhile is not among them. */
async function* writeCsv(
  db: Db,
  file: ReturnType<typeof ordersCsv>,
  { filters, now }: { filters: OrderFilters; now: Date },
): AsyncGenerator<string> {
  // For spreadsheets, which take a file without it for one of another alphabet.
  yield `\uFEFF${file.head}`;
  let before: number | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(db, {
      filters,
      before,
      first: PAGE_SIZE,
      now,
    });
    yield await writeOrderRows(db, file, page.orders);
    before = page.orders.at(-1)?.number ?? null;
    if (!page.hasMore || before === null) return;
  }
}
