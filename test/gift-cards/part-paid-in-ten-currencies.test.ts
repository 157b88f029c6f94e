// A thousand partial refunds of orders that gift cards paid in part, in ten currencies: cards and money get back what they paid,
// VAT adds up, and whoever reports it says the same sum.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { listReports } from '#server/accounts/write-month.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import { exportCustomers } from '#server/customers/csv/customers-csv.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { ordersCsv, writeOrderRows } from '#server/order-list/office/orders-csv.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { readReport, sumRows } from '#server/reports/read-report.ts';
import { sumPeriods } from '#server/today/office/sum-takings.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { corrected } from '../invoices/corrected.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { randomFrom, SEED } from '../refunds/a-priced-order.ts';
import { partPaidAt, REFUNDS, refundAtRandom } from './part-paid-orders.ts';

type Context = { database: Database; db: Db };
const test = wholeSuite<Context>(`part-paid orders in ten currencies, seed ${SEED}`);

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setDocuments(context.db, { company: aPolishCompany(), invoices: { issueAt: 'byHand' } });
  await sql`insert into exchange_rates (national, currency, tax_point, unit, rate, source, source_table, published_on,
      is_by_hand, kept_at)
    select 'PLN', currency, '2026-11-21', currency, '4.2634', 'NBP', '225/A/NBP/2026', '2026-11-20', false, now()
    from unnest(${currencies.filter((currency) => currency !== 'PLN')}::text[]) as currency`.execute(context.db);
});
test.after(({ database }) => database.close());

const MONTH = '2026-11';
const now = () => partPaidAt;

test('a thousand random refunds: VAT adds up, and cards and money get back what they paid', async ({ db }) => {
  const random = randomFrom(SEED);
  for (const currency of currencies) await refundAtRandom(db, random, currency);
  await assertMoneyPathInvariants(db);
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  assert.is(refunds.length, currencies.length * REFUNDS);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const vat = await db
    .selectFrom('refund_vat_amounts as v')
    .innerJoin('refunds as r', 'r.id', 'v.refund_id')
    .select(['r.order_id as orderId', 'v.vat_basis_points as rate', 'v.gross_minor as gross', 'v.vat_minor as vat'])
    .execute();
  const charged = await db.selectFrom('order_vat_amounts').selectAll().execute();
  let isWhole = 0;
  for (const order of orders) {
    const own = refunds.filter(({ order_id: of }) => of === order.id);
    const back = own.reduce((sum, { amount_minor: minor }) => sum + minor, 0);
    const toCards = own.reduce((sum, { cards_minor: minor }) => sum + minor, 0);
    assert.is(toCards, Math.min(order.cards_minor, back), 'cards first');
    assert.ok(back - toCards <= order.total_minor - order.cards_minor, 'no more money than was paid');
    if (back < order.total_minor) continue;
    isWhole++;
    for (const { vat_basis_points: rate, gross_minor: gross, vat_minor: minor } of charged.filter(
      ({ order_id: of }) => of === order.id,
    )) {
      const given = vat.filter((part) => part.orderId === order.id && part.rate === rate);
      assert.is(
        given.reduce((sum, part) => sum + part.gross, 0),
        gross,
        `${order.currency} at ${rate}`,
      );
      assert.is(
        given.reduce((sum, part) => sum + part.vat, 0),
        minor,
        `VAT in ${order.currency} at ${rate}`,
      );
    }
  }
  assert.ok(isWhole > 0, 'some order went back whole');
});

test('every report and export says the same sum', async ({ db }) => {
  const expected = new Map<Currency, { sold: number; back: number; toCards: number }>();
  for (const { currency, total_minor: total } of await db.selectFrom('orders').selectAll().execute()) {
    const of = expected.get(currency) ?? { sold: 0, back: 0, toCards: 0 };
    expected.set(currency, { ...of, sold: of.sold + total });
  }
  for (const refund of await db.selectFrom('refunds').selectAll().execute()) {
    const of = expected.get(refund.currency as Currency);
    if (of) [of.back, of.toCards] = [of.back + refund.amount_minor, of.toCards + refund.cards_minor];
  }
  const ledger = new Map<Currency, number>();
  for await (const entry of readLedger(db, ledgerMonth(MONTH, 'UTC'))) {
    if (!isSaleEntry(entry)) continue;
    ledger.set(entry.currency, (ledger.get(entry.currency) ?? 0) + entry.amountMinor);
  }
  const file = await readOrdersFile(db);
  for (const currency of currencies) {
    const { sold = 0, back = 0, toCards = 0 } = expected.get(currency) ?? {};
    assert.is(ledger.get(currency), sold - back, `ledger in ${currency}`);
    for (const name of ['sales', 'products', 'methods', 'countries'] as const) {
      const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency };
      const { rows } = await readReport({ db, now }, name, asked);
      const sums = sumRows(name, rows);
      assert.equal([sums.sold, sums.givenBack, sums.left], [sold, -back, sold - back], `${name} in ${currency}`);
    }
    assert.equal(file.get(currency), { sold, back }, `the orders' file in ${currency}`);
    const cards = await db
      .selectFrom('gift_card_movements as m')
      .innerJoin('gift_cards as c', 'c.id', 'm.card_id')
      .select((eb) => eb.fn.sum<string>('m.balance_minor').as('minor'))
      .where('c.currency', '=', currency)
      .where('m.kind', '=', 'refunded')
      .executeTakeFirst();
    assert.is(Number(cards?.minor), toCards, `cards in ${currency}`);
  }
});

test('so do the invoices with their corrections, and every book of the company’s country', async ({ db }) => {
  for (const { id } of await db.selectFrom('orders').select('id').execute()) {
    await inTransaction(db, async (tx) => {
      const issued = await issueInvoice(tx, { orderId: id, kind: 'invoice', issuedBy: 'cli', now: now() });
      if (!issued.ok) throw new Error(issued.error.kind);
      await corrected(tx, { orderId: id, issuedBy: 'cli', now: now() });
    });
  }
  const issued = await db.selectFrom('invoices').select('kind').execute();
  assert.is(issued.filter(({ kind }) => kind === 'correction').length, currencies.length * REFUNDS);
  // It throws where an order, its payment, a document or a row of any of them differs.
  const names = await listReports(db, null);
  const { parts } = writeReports(db, MONTH, names);
  const written = new Set<string>();
  for await (const { report } of parts) written.add(report);
  assert.ok(names.length > 1);
  assert.is(written.size, names.length);
});

test('Today, and what the customer has spent, say what is left', async ({ db }) => {
  const left = new Map<Currency, number>();
  for (const currency of currencies) {
    const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency };
    const { rows } = await readReport({ db, now }, 'sales', asked);
    left.set(currency, Number(sumRows('sales', rows).left));
  }
  const month = (await sumPeriods(db, new Date(`${MONTH}-30T12:00:00Z`))).find(({ name }) => name === 'month');
  assert.equal(new Map(month?.sums.map(({ takings }) => [takings.currency, takings.minor])), left);
  const lines = await Array.fromAsync(exportCustomers(db, { timeZone: 'UTC', excel: null, now: now() }));
  const [, customer = ''] = lines.join('').split(/\r?\n/);
  assert.match(customer, 'ann@example.com');
  for (const [currency, minor] of left) assert.match(customer, `${moneyToDecimal(money(minor, currency))} ${currency}`);
});

/** What the totals and the refunds of the orders' file come to. */
async function readOrdersFile(db: Db): Promise<Map<Currency, { sold: number; back: number }>> {
  const csv = ordersCsv({ hasPeople: false, timeZone: 'UTC', excel: null });
  const names = csv.head.trim().split(',');
  const found = new Map<Currency, { sold: number; back: number }>();
  let before: number | null = null;
  for (;;) {
    const place = { filters: {}, before, first: 100, now: now() };
    const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(db, place);
    for (const row of (await writeOrderRows(db, csv, page.orders)).trim().split(/\r?\n/)) {
      const cells = row.split(',');
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const minor = (name: string) => Math.round(Number(cell(name)) * 100);
      const currency = cell('currency') as Currency;
      const { sold = 0, back = 0 } = found.get(currency) ?? {};
      found.set(currency, { sold: sold + minor('total'), back: back + minor('refunded') });
    }
    before = page.orders.at(-1)?.number ?? null;
    if (!page.hasMore || before === null) return found;
  }
}

test.run();
