// All orders that the list's filters match, as a file: read and sent page by page, so that a hundred thousand of them fill
// no memory. For whoever keeps the books it holds no names and addresses; anyone who may export people has them in it, after
// proving once more who it is. Both are written into the log.
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
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { ordersCsv, writeOrderRows } from './orders-csv.ts';

const PAGE_SIZE = 1_000;

export const ordersCsvFile: StaffFile = {
  path: ordersCsvPath,
  ...{ access: ordersCsvAccess, attempt: 'orders.csv', what: 'exporting orders' },
  backTo: ({ search }) => officeUrlOf('orders', orderFilters.write(orderFilters.read(search))),
  needsProof: (staff) => mayAccess(staff, ordersCsvPeopleAccess),
  async write({ db, readDb, now, staff, audit, timeZone, companyCountry }, { search }) {
    const filters = orderFilters.read(search);
    const hasPeople = mayAccess(staff, ordersCsvPeopleAccess);
    const after = { ...auditedFilters(filters), hasPeople };
    await inTransaction(db, (tx) => audit(tx, { kind: 'orders.exported', subject: 'orders.csv', after }));
    const file = ordersCsv({ hasPeople, timeZone, excel: excelMannerOf(companyCountry) });
    return {
      name: `orders-${dateIn(timeZone, now())}.csv`,
      content: writeCsv(readDb(), file, { filters, now: now() }),
    };
  },
};

/** The newest first. An order that is placed meanwhile is not among them. */
async function* writeCsv(
  db: Db,
  file: ReturnType<typeof ordersCsv>,
  { filters, now }: { filters: OrderFilters; now: Date },
): AsyncGenerator<string> {
  // Spreadsheets take a file without the mark for one of another alphabet.
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
