// An order worked by hand: sent in parts, delivered, taken back, paid outside the provider; on the database, and with the
// money path's invariants after every step.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { takeBack } from '#server/fulfilment/take-back.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { until } from '../fixtures/until.ts';
import { aShopper, orderOf, started, stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('working orders');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

const parcel = { carrier: 'dpd', trackingNumber: '1', lines: null, isDespiteDispute: false };
const tenOnHand = { onHand: 10 };

async function aPaidShopper(db: Db, quantity = 4) {
  const shopper = await aShopper(db, tenOnHand, quantity);
  const { orderToken } = started(await shopper.press());
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopper.services.now() }));
  const { id } = await orderOf(db, orderToken);
  return { ...shopper, orderId: id, orderToken };
}

const some = (quantity: number) => [{ position: 0, quantity }];

test('an order goes in two parcels, each told with what is in it', async ({ db }) => {
  const { services, orderId, orderToken, variantId } = await aPaidShopper(db);
  const before = await stockOf(db, variantId);
  const first = await sendParcel(services, { orderId, ...parcel, lines: some(1) });
  assert.equal(first, { ok: true, value: { number: 1, lines: some(1), isLast: false } });
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'partly_sent');
  const rest = await sendParcel(services, { orderId, ...parcel, carrier: 'inpost', trackingNumber: '2' });
  assert.equal(rest, { ok: true, value: { number: 2, lines: some(3), isLast: true } });
  assert.equal(await sendParcel(services, { orderId, ...parcel }), { ok: false, error: { kind: 'AlreadySent' } });
  assert.equal(await stockOf(db, variantId), before, 'the goods left the stock when they were paid for');

  const view = await getOrderView(db, orderId);
  assert.equal(
    view.parcels.map(({ number, carrier, trackingUrl, lines }) => [number, carrier, trackingUrl, lines[0]?.quantity]),
    [
      [1, 'dpd', 'https://tracktrace.dpd.com.pl/parcelDetails?p1=1', 1],
      [2, 'inpost', 'https://inpost.pl/sledzenie-przesylek?number=2', 3],
    ],
  );
  assert.equal(await markDelivered(services, { orderId, parcel: 1 }), { ok: true, value: [1] });
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'sent');
  assert.equal(await markDelivered(services, { orderId, parcel: null }), { ok: true, value: [2] });
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'delivered');
});

test('two people who send the same order at once send it once', async ({ db }) => {
  const { services, orderId } = await aPaidShopper(db);
  const sent = await Promise.all([1, 2, 3].map(() => sendParcel(services, { orderId, ...parcel })));
  assert.is(sent.filter(({ ok }) => ok).length, 1);
});

test('what comes back is counted into stock, unless it cannot be sold again', async ({ db }) => {
  const { services, orderId, orderToken, variantId } = await aPaidShopper(db);
  await sendParcel(services, { orderId, ...parcel });
  const { on_hand: left } = await stockOf(db, variantId);
  const request = { orderId, parcel: null, lines: some(1) };
  assert.equal(await takeBack(services, { ...request, isRestocked: false }), { ok: true, value: some(1) });
  assert.is((await stockOf(db, variantId)).on_hand, left);
  assert.equal(await takeBack(services, { ...request, isRestocked: true }), { ok: true, value: some(1) });
  assert.is((await stockOf(db, variantId)).on_hand, left + 1);
  assert.equal(await takeBack(services, { ...request, lines: some(3), isRestocked: true }), {
    ok: false,
    error: { kind: 'MoreThanSent', position: 0, leftQuantity: 2 },
  });
  await takeBack(services, { ...request, lines: null, isRestocked: true });
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'returned');
  assert.is((await stockOf(db, variantId)).on_hand, left + 3);
  const refund = await requestRefund(services, { orderId, amount: null, reason: 'returned' });
  assert.ok(refund.ok, 'what is back may be given back');
});

test('money seen on the shop’s account pays the order and closes what was open at the provider', async ({ db }) => {
  const { services, press, payments, intent, variantId } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId, total_minor: total } = await orderOf(db, orderToken);
  const open = intent().id;
  const paid = await recordManualPayment(services, { orderId, reference: 'statement 7' });
  assert.equal(paid, { ok: true, value: { amount: { minor: total, currency: 'PLN' } } });
  assert.is(payments.intents.get(open)?.status, 'canceled');
  const order = await orderOf(db, orderToken);
  assert.equal([order.payment_state, order.captured_minor], ['paid', total]);
  assert.is((await stockOf(db, variantId)).on_hand, 8);
  assert.is((await getOrderView(db, orderId)).paymentMethod, null);
  assert.equal(await recordManualPayment(services, { orderId, reference: '' }), {
    ok: false,
    error: { kind: 'AlreadyPaid' },
  });
  // Pressed once more, the order button finds nothing left to pay.
  assert.is(started(await press()).clientSecret, null);

  const requested = await requestRefund(services, { orderId, amount: null, reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  await sendRefund({ ...services, log: { error: () => undefined } }, requested.value.refundId);
  assert.is(payments.refunds.size, 0, 'the provider has no part in it');
  assert.is((await orderOf(db, orderToken)).refunded_minor, total);
});

test('two people who note the same payment at once note it once', async ({ db }) => {
  const { services, press } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId, total_minor: total } = await orderOf(db, orderToken);
  const note = (reference: string) => recordManualPayment(services, { orderId, reference });
  const noted = await Promise.all([note('statement 7'), note('line 3 of statement 7')]);
  assert.equal(
    noted.filter((result) => !result.ok),
    [{ ok: false, error: { kind: 'AlreadyPaid' } }],
  );
  const order = await orderOf(db, orderToken);
  assert.equal([order.payment_state, order.captured_minor], ['paid', total]);
});

test('a payment that the provider took first is not taken a second time by hand', async ({ db }) => {
  const { services, press, payments, intent } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  payments.settle(intent().id, 'succeeded');
  assert.equal(await recordManualPayment(services, { orderId, reference: '' }), {
    ok: false,
    error: { kind: 'AlreadyPaid' },
  });
  assert.is((await orderOf(db, orderToken)).captured_intent_id, intent().id);
});

test('a provider that cannot be asked leaves the order unpaid', async ({ db }) => {
  const { services, press, payments } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  payments.failWith = Object.assign(new Error('down'), { type: 'StripeConnectionError' });
  const failed = await recordManualPayment(services, { orderId, reference: '' }).catch((error) => error.message);
  assert.is(failed, 'down');
  payments.failWith = null;
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
});

test('pressing the button while the payment is noted makes one payment', async ({ db }) => {
  for (let round = 0; round < 5; round++) {
    const { services, press, payments } = await aShopper(db, tenOnHand, 2);
    const { orderToken } = started(await press());
    const { id: orderId } = await orderOf(db, orderToken);
    await Promise.all([
      recordManualPayment(services, { orderId, reference: '' }),
      press({ paymentMethod: 'blik' }),
      press({ paymentMethod: 'p24' }),
    ]);
    assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
    const open = [...payments.intents.values()].filter(({ status }) => status !== 'canceled');
    assert.equal(
      open.map(({ status }) => status),
      [],
      'nothing is left that could be paid',
    );
  }
});

test('an intent that is stored while a payment is being noted cannot be paid', async ({ db }) => {
  const { services, press, payments } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  const { createIntent } = payments;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  payments.createIntent = async (request) => {
    asked.resolve();
    await answered.promise;
    return createIntent(request);
  };
  let isPressed = false;
  const pressed = press({ paymentMethod: 'p24' }).finally(() => {
    isPressed = true;
  });
  await asked.promise;
  // Written, and not committed yet.
  const auditDone = async () => {
    answered.resolve();
    await until(async () => isPressed || (await isWaitingForLock(db)));
  };
  assert.ok((await recordManualPayment({ ...services, auditDone }, { orderId, reference: '' })).ok);
  assert.is(started(await pressed).clientSecret, null);
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
  const open = [...payments.intents.values()].filter(({ status }) => status !== 'canceled');
  assert.equal(open, [], 'nothing is left that could be paid');
});

test('an intent that is stored while staff cancels cannot be paid', async ({ db }) => {
  const { services, press, payments } = await aShopper(db, tenOnHand, 2);
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  const { cancelIntent } = payments;
  // What was open is being closed, and another method is chosen.
  payments.cancelIntent = async (id) => {
    payments.cancelIntent = cancelIntent;
    await press({ paymentMethod: 'p24' });
    return cancelIntent(id);
  };
  assert.ok((await cancelByStaff(services, orderId)).ok);
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  const open = [...payments.intents.values()].filter(({ status }) => status !== 'canceled');
  assert.equal(open, [], 'nothing is left that could be paid');
});

async function isWaitingForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

test.run();
