// The ledger of a month and the plain table of it: whose month it is, and that nothing leaves which does not agree.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; time: Date };
const test = suite<Context>('the accounts of a month');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.payments = aPaymentProvider();
  context.time = new Date('2026-11-24T10:00:00Z');
  const company = { document: 'company', data: aPolishCompany(), changedBy: 'cli', now: context.time } as const;
  await inTransaction(context.db, (tx) => changeSettings(tx, company));
});
test.after(({ database }) => database.close());

const paidAt = (context: Context, time: string) => {
  context.time = new Date(time);
  return aPaidOrder({ db: context.db, payments: context.payments, now: () => context.time });
};

async function giveBack(context: Context, { id }: OrderFixture, minor: number, time: string): Promise<void> {
  context.time = new Date(time);
  const services = { db: context.db, payments: context.payments, now: () => context.time };
  const requested = await requestRefund(services, { orderId: id, amount: money(minor, 'PLN'), reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  const { id: refundId } = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  await inTransaction(context.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: context.time }));
}

async function table({ db }: Context, month: string): Promise<string[][]> {
  const run = writeReports(db, month, ['sales']);
  const text = (await Array.fromAsync(run.parts)).map((part) => part.text).join('');
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
}

test('a sale is of the month in which Warsaw’s clocks showed its payment, and what is given back of that one', async (context) => {
  const before = await paidAt(context, '2026-12-31T22:59:59Z');
  const after = await paidAt(context, '2026-12-31T23:00:00Z');
  await giveBack(context, before, 5_000, '2027-01-10T10:00:00Z');
  const ofMonth = async (month: string) =>
    (await table(context, month)).map(([day, kind, order, , , , , , , , rate, net, vat, gross]) => [
      ...[day, kind, Number(order), rate, net, vat, gross],
    ]);
  assert.equal(await ofMonth('2026-12'), [['2026-12-31', 'sale', before.number, '23', '118,69', '27,30', '145,99']]);
  assert.equal(await ofMonth('2027-01'), [
    ['2027-01-01', 'sale', after.number, '23', '118,69', '27,30', '145,99'],
    ['2027-01-10', 'correction', before.number, '23', '-40,65', '-9,35', '-50,00'],
  ]);
  assert.equal(await ofMonth('2026-10'), []);
});

test('the VAT number of a company stands there for a program: digits, and no formula of a spreadsheet', async (context) => {
  const { db } = context;
  const order = await paidAt(context, '2026-09-10T10:00:00Z');
  const company = JSON.stringify({ name: 'Firma', taxId: '5252813478' });
  await db.updateTable('orders').set({ company }).where('id', '=', order.id).execute();
  for (const report of ['sales', 'jpk'] as const) {
    const run = writeReports(db, '2026-09', [report]);
    const text = (await Array.fromAsync(run.parts)).map((part) => part.text).join('');
    assert.match(text, /;5252813478;/, report);
  }
});

test('a grosz that a refund says more than its VAT by rate is found, named, and nothing is whole', async (context) => {
  const order = await paidAt(context, '2026-08-10T10:00:00Z');
  await giveBack(context, order, 5_000, '2026-08-12T10:00:00Z');
  assert.is((await table(context, '2026-08')).length, 2);
  await context.db.updateTable('refunds').set({ amount_minor: 5_001 }).where('order_id', '=', order.id).execute();
  const failure = await table(context, '2026-08').catch((error) => error);
  assert.instance(failure, AccountsDisagree);
  assert.match(failure.message, `${order.number}: 0.01 PLN between the refund and its VAT by rate`);
});

test.run();
