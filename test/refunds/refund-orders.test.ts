import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { reconcilePayments } from '#server/orders/reconcile-payments.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane } from '#server/outbox/outbox-lanes.ts';
import { reconcileRefunds } from '#server/refunds/reconcile-refunds.ts';
import { recordRefund } from '#server/refunds/record-refund.ts';
import { recordRefundedCharge } from '#server/refunds/record-refunded-charge.ts';
import { createRefundEffects } from '#server/refunds/refund-effects.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, aRefund, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; time: Date };

const test = suite<Context>('refunding an order');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.before.each((context) => {
  context.time = new Date('2026-11-21T10:00:00Z');
  context.payments = aPaymentProvider();
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

const servicesOf = (context: Context) => ({
  db: context.db,
  payments: context.payments,
  now: () => context.time,
  log: silentLog,
});
const wait = (context: Context, ms: number) => {
  context.time = new Date(context.time.getTime() + ms);
};

const pln = (minor: number) => money(minor, 'PLN');

const request = (context: Context, { id }: OrderFixture, minor: number | null) =>
  requestRefund(servicesOf(context), { orderId: id, amount: minor === null ? null : pln(minor), reason: '' });

/** Carries out what the outbox asks for about refunds; e-mails are ticked off. */
async function deliver(context: Context): Promise<void> {
  const nothing = async () => undefined;
  const mails = ['order-confirmation', 'order-refunded', 'order-sent', 'payment-processing', 'payment-failed'];
  const handlers = {
    ...inLane({ name: 'mail' }, Object.fromEntries(mails.map((kind) => [kind, nothing]))),
    ...createRefundEffects(servicesOf(context)),
  };
  await deliverOutbox({ db: context.db, now: () => context.time, log: silentLog, handlers });
}

async function rowOf({ db }: Context, { id }: OrderFixture) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('created_at').execute();
  const events = await db.selectFrom('order_events').select('type').where('order_id', '=', id).orderBy('id').execute();
  return { order, refunds, events: events.map(({ type }) => type) };
}

function told({ db, time }: Context, refund: Stripe.Refund) {
  return inTransaction(db, (tx) => recordRefund(tx, refund, { cause: 'webhook', now: time }));
}

function madeFor({ payments }: Context, { intentId }: OrderFixture): Stripe.Refund {
  const made = [...payments.refunds.values()].find(({ payment_intent }) => payment_intent === intentId);
  if (!made) throw new Error('no refund was made');
  return made;
}

test('several refunds add up to the capture and no further', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const first = await request(context, order, 4599);
  assert.equal(first.ok && first.value.amount, pln(4599));
  await deliver(context);
  assert.is((await rowOf(context, order)).order.refunded_minor, 4599);

  assert.equal(await request(context, order, 10_001), {
    ok: false,
    error: { kind: 'RefundTooLarge', leftMinor: 10_000 },
  });
  const rest = await request(context, order, null);
  assert.equal(rest.ok && rest.value.amount, pln(10_000));
  await deliver(context);
  const { order: row, refunds, events } = await rowOf(context, order);
  assert.is(row.refunded_minor, 14_599);
  assert.is(row.payment_state, 'paid');
  assert.equal(
    refunds.map(({ status, cause }) => `${status} ${cause}`),
    ['succeeded staff', 'succeeded staff'],
  );
  assert.equal(events.slice(-2), ['RefundRequested', 'RefundSucceeded']);
  assert.equal(await request(context, order, 1), { ok: false, error: { kind: 'RefundTooLarge', leftMinor: 0 } });
});

// Seen to fail with the order's row lock in `lockOrder` removed.
test('refunds asked for at once never exceed the capture', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  // A cart that is still there is locked first, and would guard the order too.
  await context.db.updateTable('orders').set({ cart_id: null }).where('id', '=', order.id).execute();
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map(() => request(context, order, 5000)));
  assert.is(results.filter(({ ok }) => ok).length, 2);
  await deliver(context);
  assert.is((await rowOf(context, order)).order.refunded_minor, 10_000);
});

test('an order that is not paid, or is unknown, is refused', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context));
  assert.equal(await request(context, order, null), { ok: false, error: { kind: 'NotPaid' } });
  const unknown = { ...order, id: '00000000-0000-4000-8000-000000000000' };
  assert.equal(await request(context, unknown, null), { ok: false, error: { kind: 'OrderUnknown' } });
  const inEuro = { orderId: order.id, amount: money(100, 'EUR'), reason: '' };
  assert.equal(await requestRefund(servicesOf(context), inEuro), {
    ok: false,
    error: { kind: 'OtherCurrency', currency: 'PLN' },
  });
});

test('a provider that is down delays a refund and does not lose it', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await request(context, order, null);
  context.payments.failWith = Object.assign(new Error('down'), { type: 'StripeConnectionError' });
  await deliver(context);
  assert.is((await rowOf(context, order)).refunds[0]?.status, 'requested');
  context.payments.failWith = null;
  wait(context, 10_000);
  await deliver(context);
  assert.is((await rowOf(context, order)).refunds[0]?.status, 'succeeded');
});

test('a refund whose answer was lost is found again and not made twice', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const requested = await request(context, order, 5000);
  if (!requested.ok) throw new Error(requested.error.kind);
  const { refundId } = requested.value;
  // Made at the provider under a key that it has forgotten since.
  const made = { refundId, intentId: order.intentId, amount: pln(5000), idempotencyKey: 'forgotten' };
  await context.payments.createRefund(made);
  wait(context, 25 * 3_600_000);
  await deliver(context);
  assert.is(context.payments.refunds.size, 1);
  assert.is((await rowOf(context, order)).order.refunded_minor, 5000);
});

test('a refund that the provider refuses for good has failed, and the money is free again', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await request(context, order, null);
  context.payments.failWith = Object.assign(new Error('no'), {
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'charge_disputed',
  });
  await deliver(context);
  const { refunds, events, order: row } = await rowOf(context, order);
  assert.equal([refunds[0]?.status, refunds[0]?.failure_reason], ['failed', 'charge_disputed']);
  assert.is(events.at(-1), 'RefundFailed');
  assert.is(row.refunded_minor, 0);
  context.payments.failWith = null;
  assert.ok((await request(context, order, null)).ok);
});

test('a pending refund is asked about until it has arrived', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  context.payments.refundStatus = 'pending';
  await request(context, order, null);
  await deliver(context);
  const { order: row, refunds } = await rowOf(context, order);
  assert.equal([row.refunded_minor, refunds[0]?.status], [0, 'pending']);
  const made = madeFor(context, order);
  context.payments.refunds.set(made.id, { ...made, status: 'succeeded' });
  await reconcileRefunds(servicesOf(context));
  assert.is((await rowOf(context, order)).refunds[0]?.status, 'pending', 'not before ten minutes');
  wait(context, 11 * 60_000);
  await reconcileRefunds(servicesOf(context));
  assert.is((await rowOf(context, order)).order.refunded_minor, 14_599);
});

test('a refund that comes back from the bank is taken off the sum', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await request(context, order, null);
  await deliver(context);
  const made = madeFor(context, order);
  const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  assert.is((await told(context, failed)).kind, 'refund-failed');
  assert.is((await told(context, failed)).kind, 'recorded');
  // An older report that arrives late.
  await told(context, made);
  const { order: row, refunds } = await rowOf(context, order);
  assert.equal([row.refunded_minor, refunds[0]?.status], [0, 'failed']);
});

test('a refund that the provider cancels leaves all of the money to be given back', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  context.payments.refundStatus = 'pending';
  await request(context, order, null);
  await deliver(context);
  await told(context, { ...madeFor(context, order), status: 'canceled' });
  assert.is((await rowOf(context, order)).refunds[0]?.status, 'canceled');
  const again = await request(context, order, null);
  assert.equal(again.ok && again.value.amount, pln(14_599));
});

// Seen to fail on PostgreSQL with the row locks of `lockOrder` removed: two of them inserted the same refund.
test('a refund made at Stripe is recorded, however often it is told', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const refund = aRefund({ id: 're_dashboard_1', amount: 599, payment_intent: order.intentId });
  await Promise.all(Array.from({ length: 12 }, () => told(context, refund)));
  const { order: row, refunds, events } = await rowOf(context, order);
  assert.is(row.refunded_minor, 599);
  assert.equal(
    refunds.map(({ cause, status }) => [cause, status]),
    [['provider', 'succeeded']],
  );
  assert.equal(events.filter((type) => type === 'RefundSucceeded').length, 1);
});

test('another order’s refund id in the metadata moves nothing of that order', async (context) => {
  const mine = await aPaidOrder(servicesOf(context));
  const other = await aPaidOrder(servicesOf(context));
  const requested = await request(context, mine, 5000);
  if (!requested.ok) throw new Error(requested.error.kind);
  const metadata = { refund_id: requested.value.refundId };
  await told(context, aRefund({ id: 're_other_1', amount: 100, payment_intent: other.intentId, metadata }));
  assert.is((await rowOf(context, mine)).refunds[0]?.status, 'requested');
  assert.is((await rowOf(context, other)).order.refunded_minor, 100);
});

test('a refunded charge with an unknown sum has its refunds fetched', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const refund = aRefund({ id: 're_dashboard_2', amount: 700, payment_intent: order.intentId });
  context.payments.refunds.set(refund.id, refund);
  const charge = { id: 'ch_1', object: 'charge', payment_intent: order.intentId, amount_refunded: 700 };
  const record = () =>
    inTransaction(context.db, (tx) => recordRefundedCharge(tx, charge as Stripe.Charge, { now: context.time }));
  await record();
  await deliver(context);
  assert.is((await rowOf(context, order)).order.refunded_minor, 700);
  await record();
  const fetches = await context.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'fetch-refunds')
    .where('delivered_at', 'is', null)
    .execute();
  assert.equal(fetches, []);
});

test('a payment that came too late goes back whole, once, beside the order’s own sums', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context), { onHand: 1 });
  wait(context, 31 * 60_000);
  await reconcilePayments(servicesOf(context));
  await context.db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', order.variantId).execute();
  const intent = context.payments.settle(order.intentId, 'succeeded');
  const record = () =>
    inTransaction(context.db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: context.time }));
  await record();
  await record();
  await deliver(context);
  const { order: row, refunds } = await rowOf(context, order);
  assert.is(row.payment_state, 'cancelled');
  assert.equal([row.captured_minor, row.refunded_minor], [0, 0]);
  assert.equal(
    refunds.map(({ cause, status, amount_minor }) => [cause, status, amount_minor]),
    [['late_payment', 'succeeded', 14_599]],
  );
});

test('a refund that is told before its payment counts once the payment is known', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context));
  await told(context, aRefund({ id: 're_early_1', amount: 599, payment_intent: order.intentId }));
  assert.is((await rowOf(context, order)).order.refunded_minor, 0);
  const intent = context.payments.settle(order.intentId, 'succeeded');
  await inTransaction(context.db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: context.time }));
  assert.is((await rowOf(context, order)).order.refunded_minor, 599);
});

test.run();
