// From the order button to the money, or to the day when it is waited for no longer: on the database, with the money path's
// invariants after every test.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { payOrder } from '#server/orders/pay-again/pay-order.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anAccount } from '../fixtures/a-payment-settings.ts';
import { aTransfer, DAY_MS, effectsOf, tenOnHand } from './a-manual-order.ts';
import { aShopper, orderOf, started, stockOf } from './a-paying-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('bank transfer');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

test('a transfer holds the goods for days, tells the account, and asks the provider nothing', async ({ db }) => {
  const { services, payments, variantId, orderId, orderToken } = await aTransfer(db);
  const order = await orderOf(db, orderToken);
  assert.is(order.payment_state, 'awaiting_payment');
  assert.equal(order.expires_at, new Date(services.now().getTime() + 2 * DAY_MS), 'until the e-mail was opened');
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 1 });
  assert.is(payments.requests.length, 0);
  const view = await getOrderView(db, orderId);
  const until = new Date(services.now().getTime() + 7 * DAY_MS).toISOString();
  assert.equal(view.transfer, { account: anAccount, until });
  assert.is(view.paymentMethod, 'bank_transfer');
  assert.equal(await effectsOf(db, orderId), ['transfer-awaited']);
});

test('pressed again after the answer was lost, the button leads to the same order', async ({ db }) => {
  const { press, orderToken, services, orderId } = await aTransfer(db);
  assert.is(started(await press()).orderToken, orderToken);
  assert.is(services.session.cartTokenHash() === null, false);
  const both = await Promise.all([press(), press()]);
  assert.equal(
    both.map((result) => started(result).orderToken),
    [orderToken, orderToken],
  );
  assert.equal(await effectsOf(db, orderId), ['transfer-awaited']);
});

test('what was ordered is no longer in the cart', async ({ db }) => {
  const { services, press, variantId, orderToken } = await aTransfer(db);
  await addCartLine(services, { variantId, quantity: 1 });
  const { count } = await db
    .selectFrom('carts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .where('token_hash', '=', services.session.cartTokenHash())
    .executeTakeFirstOrThrow();
  assert.is(Number(count), 1);
  const next = started(await press());
  assert.is.not(next.orderToken, orderToken, 'the next article makes an order of its own');
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
});

test('the job that gives up unpaid orders leaves a transfer its days, then tells of its end', async ({ db }) => {
  const { wait, reconcile, openMail, variantId, orderId, orderToken } = await aTransfer(db);
  await openMail();
  wait(7 * DAY_MS - 1);
  await reconcile();
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
  wait(1);
  await reconcile();
  await reconcile();
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 0 });
  assert.equal(await effectsOf(db, orderId), ['transfer-awaited', 'transfer-expired']);
  assert.is((await getOrderView(db, orderId)).transfer, null);
});

test('a person notes the money once, and only the sum that was asked for', async ({ db }) => {
  const { pay, refund, services, variantId, orderId, orderToken } = await aTransfer(db);
  const total = money(14_599, 'PLN');
  for (const other of [money(14_598, 'PLN'), money(14_600, 'PLN'), money(14_599, 'EUR')]) {
    assert.equal(await pay(other), { ok: false, error: { kind: 'OtherAmount', total } });
  }
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
  assert.equal(await pay(total), { ok: true, value: { amount: total } });
  assert.equal(await pay(total), { ok: false, error: { kind: 'AlreadyPaid' } });
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  assert.is((await getOrderView(db, orderId)).paymentMethod, 'bank_transfer');
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['method', 'reference', 'intent_status'])
    .where('order_id', '=', orderId)
    .execute();
  assert.equal(attempts, [{ method: 'bank_transfer', reference: 'statement 7', intent_status: 'succeeded' }]);
  assert.equal(await effectsOf(db, orderId), ['transfer-awaited', 'order-confirmation', 'merchant-order']);

  await refund(null);
  assert.is(services.payments.refunds.size, 0, 'the provider has no part in it');
  assert.is((await orderOf(db, orderToken)).refunded_minor, total.minor);
});

test('two people who note the same transfer at once note it once', async ({ db }) => {
  const { pay } = await aTransfer(db);
  const noted = await Promise.all([pay(), pay()]);
  assert.is(noted.filter(({ ok }) => ok).length, 1);
});

test('a transfer that came too late is carried out while the goods are there', async ({ db }) => {
  const { wait, reconcile, pay, variantId, orderToken } = await aTransfer(db);
  wait(8 * DAY_MS);
  await reconcile();
  assert.is((await pay()).ok, true);
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
});

test('a transfer that came too late for the goods is refused, and nothing is written down as paid', async ({ db }) => {
  const { wait, reconcile, pay, variantId, orderToken } = await aTransfer(db, { onHand: 1 });
  wait(8 * DAY_MS);
  await reconcile();
  await db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', variantId).execute();
  assert.equal(await pay(), { ok: false, error: { kind: 'GoodsGone' } });
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
});

test('a late transfer does not stand in the way of the order that its cart has made since', async ({ db }) => {
  const { wait, reconcile, pay, press, services, orderId, orderToken } = await aTransfer(db);
  wait(8 * DAY_MS);
  await reconcile();
  // The cart was opened again, as after a debit that failed.
  await db
    .updateTable('carts')
    .set({ closed_at: null })
    .where('token_hash', '=', services.session.cartTokenHash())
    .execute();
  const newer = started(await press());
  assert.is((await pay()).ok, true);
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
  const rows = await db.selectFrom('orders').select(['cart_id']).where('id', '=', orderId).execute();
  assert.equal(rows, [{ cart_id: null }]);
  assert.is((await orderOf(db, newer.orderToken)).payment_state, 'awaiting_payment');
});

test('whoever waits with a transfer may pay by card instead, and money by both is taken once', async ({ db }) => {
  const { services, pay, payments, orderId, orderToken, intent } = await aTransfer(db);
  const before = (await orderOf(db, orderToken)).expires_at;
  const chosen = await payOrder(services, { orderId, locale: 'pl', paymentMethod: 'card' });
  assert.is(chosen.ok && chosen.value.clientSecret !== null, true);
  assert.is((await getOrderView(db, orderId)).transfer, null);
  assert.equal((await orderOf(db, orderToken)).expires_at, before, 'the transfer may be on its way');
  // Back to the transfer: the card can no longer be charged, and nothing is held for longer.
  const back = await payOrder(services, { orderId, locale: 'pl', paymentMethod: 'bank_transfer' });
  assert.is(back.ok, true);
  assert.is(intent().status, 'canceled');
  assert.equal((await orderOf(db, orderToken)).expires_at, before);
  await payOrder(services, { orderId, locale: 'pl', paymentMethod: 'card' });
  const paid = payments.settle(intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent: paid, cause: 'webhook', now: services.now() }));
  assert.equal(await pay(), { ok: false, error: { kind: 'AlreadyPaid' } });
});

test('a card order turns into a transfer when the shopper wants it so', async ({ db }) => {
  const { services, press, intent } = await aShopper(db, tenOnHand);
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  assert.is(started(await press({ paymentMethod: 'bank_transfer' })).orderToken, orderToken);
  assert.is(intent().status, 'canceled');
  assert.ok((await getOrderView(db, orderId)).transfer);
  assert.equal((await orderOf(db, orderToken)).expires_at, new Date(services.now().getTime() + 2 * DAY_MS));
});

test('an order that was given more time does not run out by a look from before', async ({ db }) => {
  const { services, press } = await aShopper(db, tenOnHand);
  const { orderToken } = started(await press());
  const { id: orderId, expires_at: seen } = await orderOf(db, orderToken);
  started(await press({ paymentMethod: 'bank_transfer' }));
  const runOut = (now: Date) =>
    inTransaction(db, (tx) => cancelOrder(tx, orderId, { reason: 'expired', cause: 'reconciler', now }));
  assert.is(await runOut(new Date(seen.getTime() + 1)), false);
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
  assert.is(await runOut(new Date(services.now().getTime() + 8 * DAY_MS)), true);
});

test('a card that was charged in the meantime pays the order instead of a transfer', async ({ db }) => {
  const { press, payments, intent } = await aShopper(db, tenOnHand);
  const { orderToken } = started(await press());
  payments.settle(intent().id, 'succeeded');
  started(await press({ paymentMethod: 'bank_transfer' }));
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
});

test.run();
