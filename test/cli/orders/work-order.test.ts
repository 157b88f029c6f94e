// The commands that work an order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { commitOrderEvents } from '#server/orders/commit-order-events.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { runKasa } from '../run-kasa.ts';

type Context = {
  database: NamedDatabase;
  paid: OrderFixture;
  disputed: OrderFixture;
  withdrawn: OrderFixture;
  unpaid: OrderFixture;
  cancelled: OrderFixture;
};

const test = suite<Context>('kasa send, delivered, returned, paid, cancel');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const services = { db, now: () => new Date(), payments: aPaymentProvider() };
  context.paid = await aPaidOrder(services);
  context.disputed = await aPaidOrder(services);
  const opened: OrderEvent = { type: 'DisputeOpened', disputeId: 'dp_1', amountMinor: 14_599, reason: 'fraudulent' };
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, context.disputed.id);
    if (order) await commitOrderEvents(tx, order, [opened], { cause: 'webhook', now: new Date() });
  });
  context.withdrawn = await aPaidOrder(services);
  const fields = { orderNumber: String(context.withdrawn.number) };
  await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: 1 }] });
  context.unpaid = await anUnpaidOrder(services);
  context.cancelled = await anUnpaidOrder(services);
  // Nothing was asked of the provider yet, so nothing must be closed there.
  const unasked = [context.unpaid.id, context.cancelled.id];
  await db.updateTable('payment_attempts').set({ intent_id: null }).where('order_id', 'in', unasked).execute();
});
test.after(async ({ database }) => {
  await assertMoneyPathInvariants(database.db);
  await database.close();
});

function kasa({ database }: Context, ...args: string[]) {
  return runKasa(args, { env: { DATABASE_URL: database.url, HOST: '127.0.0.1', SANDBOX_PORT: '1' } });
}

const read = ({ stdout }: { stdout: string }) => JSON.parse(stdout);

test('an order is sent, delivered and taken back', async (context) => {
  const number = String(context.paid.number);
  const early = await kasa(context, 'delivered', number, '--json');
  assert.is(read(early).error.code, 'NOT_SENT');
  const unknown = await kasa(context, 'send', number, '--carrier', 'pigeon');
  assert.match(unknown.stderr, 'Name one of inpost, dpd');
  const wrong = read(await kasa(context, 'send', number, '--line', 'NO-SUCH:1', '--json'));
  assert.is(wrong.error.code, 'LINE_UNKNOWN');
  assert.match(wrong.error.fix, '1 ordered, 0 sent');
  const tooMuch = read(await kasa(context, 'send', number, '--line', '1:2', '--json'));
  assert.is(tooMuch.error.code, 'MORE_THAN_ORDERED');

  const sent = await kasa(context, 'send', number, '--carrier', 'dpd', '--tracking', '42', '--line', '1:1');
  assert.is(sent.code, 0, sent.stderr);
  assert.match(sent.stdout, `Order ${number}: parcel 1 is with DPD.\n  1 × Żółw`);
  assert.match(sent.stdout, 'https://tracktrace.dpd.com.pl/parcelDetails?p1=42\nEverything has been sent.');
  assert.is((await kasa(context, 'send', number)).code, 1);
  assert.is((await kasa(context, 'delivered', number)).stdout, `Order ${number}: parcel 1 delivered.\n`);
  const back = read(await kasa(context, 'returned', context.paid.token, '--no-restock', '--json'));
  assert.equal([back.ok, back.lines, back.isRestocked], [true, [{ position: 0, quantity: 1 }], false]);
});

test('a disputed order is held, and sent only when that is said', async (context) => {
  const number = String(context.disputed.number);
  const held = read(await kasa(context, 'send', number, '--json'));
  assert.is(held.error.code, 'PAYMENT_DISPUTED');
  assert.match(held.error.fix, '--despite-dispute');
  const sent = await kasa(context, 'send', number, '--despite-dispute');
  assert.is(sent.code, 0, sent.stderr);
});

test('an order that was withdrawn from is held, and sent only when that is said', async (context) => {
  const number = String(context.withdrawn.number);
  const held = read(await kasa(context, 'send', number, '--json'));
  assert.is(held.error.code, 'ORDER_WITHDRAWN');
  assert.match(held.error.fix, '--despite-withdrawal');
  const sent = await kasa(context, 'send', number, '--despite-withdrawal');
  assert.is(sent.code, 0, sent.stderr);
});

test('money that somebody saw pays an order once', async (context) => {
  const number = String(context.unpaid.number);
  assert.is(read(await kasa(context, 'send', number, '--json')).error.code, 'ORDER_NOT_PAID');
  const less = read(await kasa(context, 'paid', number, '--amount', '145.98 PLN', '--json'));
  assert.is(less.error.code, 'OTHER_AMOUNT');
  assert.match(less.error.message, '145.99 PLN');
  assert.is((await kasa(context, 'paid', number, '--amount', '145.99')).code, 2, 'a sum has a currency');
  const paid = await kasa(context, 'paid', number, '--amount', '145,99 PLN', '--reference', 'statement 7');
  assert.is(paid.stdout, `Order ${number} is paid: 145.99 PLN.\n`, paid.stderr);
  assert.is(read(await kasa(context, 'paid', number, '--json')).error.code, 'ALREADY_PAID');
  const refunded = await kasa(context, 'refund', number);
  assert.match(refunded.stdout, 'Transfer it yourself');
  assert.is(read(await kasa(context, 'send', number, '--json')).error.code, 'ORDER_REFUNDED');
});

test('an order that is not paid is cancelled, and one that is paid is not', async (context) => {
  const paid = read(await kasa(context, 'cancel', String(context.paid.number), '--json'));
  assert.is(paid.error.code, 'ALREADY_PAID', 'said without asking the payment service');
  const number = String(context.cancelled.number);
  const cancelled = await kasa(context, 'cancel', number);
  assert.is(cancelled.stdout, `Order ${number} is cancelled.\n`, cancelled.stderr);
  assert.is(read(await kasa(context, 'paid', number, '--json')).error.code, 'ORDER_CANCELLED');
  assert.is(read(await kasa(context, 'cancel', String(context.unpaid.number), '--json')).error.code, 'ALREADY_PAID');
});

// Before: what the office did to an order was in the log, and what a command did was not.
test('what the commands did to orders is in the log', async (context) => {
  const rows = await context.database.db
    .selectFrom('audit_log')
    .select(['kind', 'subject', 'who'])
    .where('kind', 'like', 'order.%')
    .orderBy('id')
    .execute();
  const { paid, disputed, withdrawn, unpaid, cancelled } = context;
  const done: [string, OrderFixture][] = [
    ...([
      ['order.send', paid],
      ['order.delivered', paid],
      ['order.returned', paid],
    ] as [string, OrderFixture][]),
    ...([
      ['order.send', disputed],
      ['order.send', withdrawn],
      ['order.paid', unpaid],
    ] as [string, OrderFixture][]),
    ...([
      ['order.refund', unpaid],
      ['order.cancel', cancelled],
    ] as [string, OrderFixture][]),
  ];
  assert.equal(
    rows.map(({ kind, subject, who }) => [kind, subject, who]),
    done.map(([kind, { number }]) => [kind, String(number), 'command line']),
  );
});

test('each command shows how it is used', async (context) => {
  for (const command of ['send', 'delivered', 'returned', 'paid', 'cancel']) {
    const { code, stdout } = await kasa(context, command, '--help');
    assert.is(code, 0);
    assert.match(stdout, `$ kasa ${command} 1001`);
  }
  assert.is((await kasa(context, 'delivered', '1', '--parcel', '0')).code, 2);
});

test.run();
