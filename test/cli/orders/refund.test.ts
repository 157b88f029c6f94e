// The command against the sandbox: the real SDK, the real events' effect.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sayGiftCardLine } from '#src/catalogue/gift-card/said-gift-card.ts';
import { money } from '#src/money.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aBoughtCard, lineOf } from '../../gift-cards/a-bought-card.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/open-test-sandbox.ts';
import { runKasa } from '../run-kasa.ts';

type Context = {
  database: NamedDatabase;
  sandbox: TestSandbox;
  paid: OrderFixture;
  pending: OrderFixture;
  byLine: OrderFixture;
  withdrawn: OrderFixture;
  unpaid: OrderFixture;
};

const test = suite<Context>('kasa refund');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  context.sandbox = await openTestSandbox();
  const services = { db, now: () => new Date(), payments: aPaymentProvider() };
  const pay = async (method: string) => {
    const order = await aPaidOrder(services);
    const { id } = await context.sandbox.stripe.paymentIntents.create({
      amount: 14_599,
      currency: 'pln',
      allowed_payment_method_types: ['card'],
      payment_method: method,
      confirm: true,
    });
    await db.updateTable('payment_attempts').set({ intent_id: id }).where('order_id', '=', order.id).execute();
    await db.updateTable('orders').set({ captured_intent_id: id }).where('id', '=', order.id).execute();
    await db
      .updateTable('order_events')
      .set({ data: JSON.stringify({ intentId: id, wasCancelled: false }) })
      .where('order_id', '=', order.id)
      .where('type', '=', 'PaymentSucceeded')
      .execute();
    return order;
  };
  context.paid = await pay('pm_card_visa');
  context.pending = await pay('pm_card_pendingRefund');
  context.byLine = await pay('pm_card_visa');
  context.withdrawn = await pay('pm_card_visa');
  context.unpaid = await anUnpaidOrder(services);
});
test.after(async ({ database, sandbox }) => {
  await sandbox.close();
  await database.close();
});

function refund({ database, sandbox }: Context, args: string[], port = new URL(sandbox.sandbox.origin).port) {
  const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', SANDBOX_PORT: port };
  return runKasa(['refund', ...args], { env });
}

const read = ({ stdout }: { stdout: string }) => JSON.parse(stdout);

test('a part goes back by number, and the rest by token', async (context) => {
  const { number, token } = context.paid;
  const part = await refund(context, [String(number), '45,99', '--reason', 'creased']);
  assert.is(part.code, 0, part.stderr);
  assert.is(part.stdout, `Order ${number}: the refund of 45.99 PLN is on its way to the shopper.\n`);
  const rest = read(await refund(context, [token, '--json']));
  assert.equal([rest.ok, rest.amount, rest.status], [true, { minor: 10_000, currency: 'PLN' }, 'succeeded']);
  const { data } = await context.sandbox.stripe.refunds.list();
  assert.equal(data.map(({ amount }) => amount).sort(), [10_000, 4599]);

  const more = await refund(context, [String(number), '1']);
  assert.is(more.code, 1);
  assert.match(more.stderr, `Only 0.00 PLN of order ${number} can still be given back.`);
});

test('a line goes back at what it had cost, its goods are for sale again, and the delivery goes back with a word', async (context) => {
  const { number, id } = context.byLine;
  const { db } = context.database;
  const line = await db.selectFrom('order_lines').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const stock = () => db.selectFrom('variants').select('on_hand').where('id', '=', line.variant_id);
  const before = await stock().executeTakeFirstOrThrow();
  const unknown = read(await refund(context, [String(number), '--line', 'NO-SUCH', '--json']));
  assert.is(unknown.error.code, 'LINE_UNKNOWN');
  const goods = read(await refund(context, [String(number), '--line', line.sku, '--restock', '--json']));
  assert.equal(goods.amount, { minor: 12_900, currency: 'PLN' });
  assert.is((await stock().executeTakeFirstOrThrow()).on_hand, before.on_hand + line.quantity);
  const again = read(await refund(context, [String(number), '--line', line.sku, '--json']));
  assert.is(again.error.code, 'MORE_THAN_REFUNDABLE');
  const delivery = read(await refund(context, [String(number), '--delivery', '--json']));
  assert.equal(delivery.amount, { minor: 1_699, currency: 'PLN' });
});

test('a withdrawal is answered by its number, with the delivery where it is all of the order', async (context) => {
  const { number, id } = context.withdrawn;
  const { db } = context.database;
  const services = { db, now: () => new Date() };
  const fields = { orderNumber: String(number) };
  const { number: withdrawal } = await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: 1 }] });
  const unknown = read(await refund(context, [String(number), '--return', '999', '--json']));
  assert.is(unknown.error.code, 'RETURN_UNKNOWN');
  const answer = read(await refund(context, [String(number), '--return', String(withdrawal), '--json']));
  assert.equal([answer.ok, answer.amount], [true, { minor: 14_599, currency: 'PLN' }]);
  const { status } = await db
    .selectFrom('returns')
    .select('status')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.is(status, 'refunded');
});

test('what the bank still has to do is called pending', async (context) => {
  const answer = read(await refund(context, [String(context.pending.number), '10', '--json']));
  assert.is(answer.status, 'pending');
});

test('a payment service that cannot be reached leaves the refund with the shop', async (context) => {
  const { code, stdout } = await refund(context, [String(context.pending.number), '10.5'], '1');
  assert.is(code, 0);
  assert.match(stdout, 'the running shop asks it again');
});

test('refusals say what is wrong and how to mend it', async (context) => {
  const unpaid = read(await refund(context, [String(context.unpaid.number), '--json']));
  assert.equal([unpaid.ok, unpaid.error.code], [false, 'ORDER_NOT_PAID']);
  assert.ok(unpaid.error.fix);
  assert.is(read(await refund(context, ['99999', '--json'])).error.code, 'ORDER_UNKNOWN');
  for (const [amount, said] of [
    ['0', 'such as 12.50'],
    ['1.234', 'It could be 1234.00'],
  ] as const) {
    const { code, stderr } = await refund(context, ['--', String(context.paid.number), amount]);
    assert.is(code, 2, amount);
    assert.match(stderr, said);
  }
});

test('lines of gift cards are named as people read them where one is not found', async (context) => {
  const wish = { amount: money(15_000, 'PLN'), message: 'Sto lat!' };
  const { order } = await aBoughtCard(context.database.db, wish);
  const { code, stderr } = await refund(context, [String(order.number), '--line', 'NONE']);
  assert.is(code, 1);
  assert.match(stderr, sayGiftCardLine(lineOf(wish), 'pl'));
  assert.not.match(stderr, lineOf(wish));
});

test.run();
