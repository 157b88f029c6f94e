// What was sold in a month, as the ledger says it; and that the reports of the books, those of the shop, what customers have spent
// and whoever adds up the orders' file come to the same.
import * as assert from 'uvu/assert';
import { isSaleEntry, type SaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import { listCustomers } from '#server/customers/list-customers.ts';
import type { Db } from '#server/database/connect.ts';
import { listOrderBooks } from '#server/order-list/office/list-order-books.ts';
import { ordersCsv } from '#server/order-list/office/orders-csv.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { readReport, sumRows } from '#server/reports/read-report.ts';
import { type ReportName, reportNames } from '#src/accounts/report-names.ts';

const MONTH = '2026-11';
const now = new Date('2026-11-30T10:00:00Z');

/** Each of them says the sum that the ledger does, in zlotys. */
export async function assertAgreement(db: Db): Promise<void> {
  await Array.fromAsync(writeReports(db, MONTH, reportNames).parts);
  const sold = (await entriesOf(db)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  for (const name of ['sales', 'products', 'methods', 'countries'] as const) {
    const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency: 'PLN' } as const;
    const { rows } = await readReport({ db, now: () => now }, name, asked);
    assert.is(sumRows(name, rows).left, sold, name);
  }
  const { customers } = await listCustomers(db, { filters: {}, first: 10, now });
  const spent = customers.flatMap((customer) => customer.spent).map(({ minor }) => minor);
  assert.is(
    spent.reduce((sum, minor) => sum + minor, 0),
    sold,
    'spent by customers',
  );
  assert.is(await soldInOrdersFile(db), sold, "the orders' file");
}

/** What whoever adds up the file comes to, by what the guide says of its columns. */
async function soldInOrdersFile(db: Db): Promise<number> {
  const { orders } = await listOrders(db, { filters: {}, first: 10, now });
  const books = await listOrderBooks(
    db,
    orders.map(({ number }) => number),
  );
  const file = ordersCsv({ hasPeople: false, timeZone: 'UTC', excel: null });
  return orders
    .map((order) => {
      const own = books.get(order.number);
      assert.ok(own);
      const cells = file.cells(order, own);
      const minor = (name: string) => Math.round(Number(cells.get(name)) * 100);
      if (cells.get('paid_at') === '' || cells.get('for_gift_cards') === 'yes') return 0;
      const left = minor('total') - minor('refunded');
      return left - minor('by_single_purpose_card') + minor('refunded_to_single_purpose_card');
    })
    .reduce((sum, minor) => sum + minor, 0);
}

export async function entriesOf(db: Db): Promise<SaleEntry[]> {
  const all = await Array.fromAsync(readLedger(db, ledgerMonth(MONTH, 'Europe/Warsaw')));
  return all.filter(isSaleEntry);
}

/** A report of the books, as its file is. */
export async function textOfReport(db: Db, name: ReportName): Promise<string> {
  const parts = await Array.fromAsync(writeReports(db, MONTH, [name]).parts);
  return parts.map(({ text }) => text).join('');
}
