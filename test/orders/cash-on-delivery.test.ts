// From the order button to the parcel that brings the money, or comes back: on the database, with the money path's
// invariants after every test.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { takeBack } from '#server/fulfilment/take-back.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { commitOrderEvents } from '#server/orders/commit-order-events.ts';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { payOrder } from '#server/orders/pay-again/pay-order.ts';
import { readPayableOrder } from '#server/orders/pay-again/read-payable-order.ts';
import { placeOrder } from '#server/orders/placing/place-order.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { cancelParcel } from '#server/shipping/parcel-store.ts';
import { money } from '#src/money.ts';
import { decide } from '#src/orders/order-decisions.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCashOrder, DAY_MS, effectsOf, tenOnHand } from './a-manual-order.ts';
import { aShopper, orderOf, started, stockOf } from './a-paying-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('cash on delivery');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };

test('neither is offered where the shop has no settings, or the settings do not allow it', async ({ db }) => {
  const refusal = { ok: false, error: { kind: 'MethodNotOffered' } };
  const { services, press } = await aShopper(db, tenOnHand);
  services.paymentSettings = noPaymentSettings;
  assert.equal(await press({ paymentMethod: 'bank_transfer' }), refusal);
  assert.equal(await press({ paymentMethod: 'cash_on_delivery' }), refusal);

  const expensive = await aShopper(db, { onHand: 10, priceMinor: { PLN: 60_001, EUR: 15_000 } });
  const total = money(60_001 + 800, 'PLN');
  assert.equal(await expensive.press({ paymentMethod: 'cash_on_delivery', expectedTotal: total }), refusal);
  const { press: byDpd, request } = await aShopper(db, tenOnHand);
  const draft = { ...request.draft, shippingMethod: 'dpd' };
  const expectedTotal = money(12_900 + 1899 + 800, 'PLN');
  assert.equal(await byDpd({ paymentMethod: 'cash_on_delivery', draft, expectedTotal }), refusal);
});

test('cash on delivery costs its fee with VAT, and a total without it is not what the shopper agreed to', async ({
  db,
}) => {
  const { press: pressAgain, orderId, orderToken } = await aCashOrder(db);
  const order = await orderOf(db, orderToken);
  assert.equal([order.shipping_minor, order.fee_minor, order.total_minor], [1699, 800, 15_399]);
  // 23 % in 153.99 zł.
  assert.is(order.vat_minor, 2879);
  assert.equal((await getOrderView(db, orderId)).totals.fee, money(800, 'PLN'));
  assert.is(started(await pressAgain()).orderToken, orderToken);

  const { press } = await aShopper(db, tenOnHand);
  assert.equal(await press({ paymentMethod: 'cash_on_delivery' }), {
    ok: false,
    error: { kind: 'TotalChanged', oldTotal: money(14_599, 'PLN'), newTotal: money(15_399, 'PLN') },
  });
});

// Seen to fail with a fingerprint without the fee: the order of the card was returned, and its parcel was to bring 145.99 zł.
test('whatever method was tried before, cash on delivery costs its fee, and no other method does', async ({ db }) => {
  const without = money(14_599, 'PLN');
  const withFee = money(15_399, 'PLN');
  const { press, services, variantId } = await aShopper(db, tenOnHand);
  const byCash = (expectedTotal: typeof without) => press({ paymentMethod: 'cash_on_delivery', expectedTotal });
  for (const paymentMethod of ['card', 'p24'] as const) {
    const { orderToken } = started(await press({ paymentMethod }));
    const refusal = { kind: 'TotalChanged', oldTotal: without, newTotal: withFee };
    assert.equal(await byCash(without), { ok: false, error: refusal });
    assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment', 'a refusal takes nothing away');
    await assertMoneyPathInvariants(db);
  }
  assert.equal(await press({ expectedTotal: withFee }), {
    ok: false,
    error: { kind: 'TotalChanged', oldTotal: withFee, newTotal: without },
  });
  const { orderToken } = started(await byCash(withFee));
  assert.equal((await orderOf(db, orderToken)).fee_minor, 800);
  assert.is(started(await press()).orderToken, orderToken, 'the cart is ordered');
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 1 });
  assert.ok([...services.payments.intents.values()].every(({ status }) => status === 'canceled'));
});

test('an order with the fee that was not finished is paid by no other method, and the next press finishes it', async ({
  db,
}) => {
  const { press, services, request } = await aShopper(db, tenOnHand);
  const withFee = { paymentMethod: 'cash_on_delivery' as const, expectedTotal: money(15_399, 'PLN') };
  // The order is left as after a crash behind the reservation.
  const placed = await placeOrder(services, { ...request, ...withFee });
  const { id: orderId, token } = placed.ok ? placed.value.order : { id: '', token: '' };
  const pay = (paymentMethod: 'card' | 'cash_on_delivery') =>
    payOrder(services, { orderId, locale: 'pl', paymentMethod });
  assert.equal(await pay('card'), { ok: false, error: { kind: 'MethodNotOffered' } });
  assert.equal((await readPayableOrder(services, orderId, 'pl')).payment?.methods, []);
  assert.is(started(await press(withFee)).orderToken, token);
  assert.is((await orderOf(db, token)).payment_state, 'due_on_delivery');
});

test('cash on delivery is packed at once, holds its goods until they are sent, and is paid when delivered', async ({
  db,
}) => {
  const { services, wait, reconcile, refund, variantId, orderId, orderToken } = await aCashOrder(db);
  assert.is((await orderOf(db, orderToken)).payment_state, 'due_on_delivery');
  assert.equal(await effectsOf(db, orderId), ['order-confirmation', 'merchant-order']);
  wait(30 * DAY_MS);
  await reconcile();
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 1 }, 'it does not run out');
  assert.equal(await requestRefund(services, { orderId, amount: null, reason: '' }), {
    ok: false,
    error: { kind: 'NotPaid' },
  });
  assert.is((await sendParcel(services, { orderId, ...parcel })).ok, true);
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  await assertMoneyPathInvariants(db);
  assert.is((await orderOf(db, orderToken)).captured_minor, 0);
  assert.equal(await markDelivered(services, { orderId, parcel: null }), { ok: true, value: [1] });
  const order = await orderOf(db, orderToken);
  assert.equal([order.payment_state, order.fulfilment_state, order.captured_minor], ['paid', 'delivered', 15_399]);
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  assert.equal(await effectsOf(db, orderId), ['order-confirmation', 'merchant-order', 'order-sent']);

  await refund(money(800, 'PLN'));
  assert.is(services.payments.refunds.size, 0);
  assert.is((await orderOf(db, orderToken)).refunded_minor, 800);
});

test('a parcel that nobody takes in ends the order unpaid, and its goods are sold again', async ({ db }) => {
  const { services, variantId, orderId, orderToken } = await aCashOrder(db);
  await sendParcel(services, { orderId, ...parcel });
  const back = await takeBack(services, { orderId, parcel: null, lines: null, isRestocked: true });
  assert.is(back.ok, true);
  const order = await orderOf(db, orderToken);
  assert.equal([order.payment_state, order.fulfilment_state], ['cancelled', 'returned']);
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 0 });
});

test('staff cancels what is not sent, and the goods go back', async ({ db }) => {
  const { services, variantId, orderId, orderToken } = await aCashOrder(db);
  assert.equal(await cancelByStaff(services, orderId), { ok: true, value: null });
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 0 });
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.equal((await effectsOf(db, orderId)).at(-1), 'order-cancelled');

  const sent = await aCashOrder(db);
  await sendParcel(sent.services, { orderId: sent.orderId, ...parcel });
  assert.equal(await cancelByStaff(sent.services, sent.orderId), { ok: false, error: { kind: 'AlreadySent' } });

  const card = await aShopper(db, tenOnHand);
  const { orderToken: open } = started(await card.press());
  assert.is((await cancelByStaff(card.services, (await orderOf(db, open)).id)).ok, true);
  assert.is(card.intent().status, 'canceled', 'nobody can pay it any more');
});

test('what a parcel held whose label was given back is for sale again when the order is cancelled', async ({ db }) => {
  const { services, variantId, orderId } = await aCashOrder(db);
  await sendParcel(services, { orderId, ...parcel });
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  // As `cancelLabel` does, whose carriers bring no money.
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('there is no order');
    const parcelId = order.state.parcels[0]?.parcelId ?? '';
    const decision = decide({ type: 'cancelParcel', parcelId }, order.state);
    if (!decision.ok) throw new Error('the parcel stays');
    await cancelParcel(tx, parcelId, services.now());
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: services.now() });
  });
  assert.equal(await cancelByStaff(services, orderId), { ok: true, value: null });
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 0 });
});

test('cash that somebody takes before the parcel goes pays the order', async ({ db }) => {
  const { services, variantId, orderId, orderToken } = await aCashOrder(db);
  assert.is((await recordManualPayment(services, { orderId, reference: 'at the counter' })).ok, true);
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  assert.is((await sendParcel(services, { orderId, ...parcel })).ok, true);
  await markDelivered(services, { orderId, parcel: null });
  assert.is((await orderOf(db, orderToken)).captured_minor, 15_399);
});

test.run();
