// Money that goes back of an order that was not sent yet: an amount touches no goods, and what is taken off the order is
// chosen, said, and never waited for again.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listErasureObstacles } from '#server/customers/erasure-obstacles.ts';
import { readRefundedGoods } from '#server/emails/refunded-goods.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { countOrdersToSend, listOrders } from '#server/orders/office/list-orders.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { createRefundEffects } from '#server/refunds/refund-effects.ts';
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { stockOf } from '../a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../money-path-invariants.ts';
import { afterUndo, answerOf, ask, press, servicesOf } from './an-office.ts';

type Context = { shop: ShopFixture; maja: SignedInFixture };
const test = suite<Context>('refunds and goods');

test.before(async (context) => {
  context.shop = await aShop();
  context.maja = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, name: 'Maja' });
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const read = async ({ shop, maja }: Context, number: number) =>
  (await ask(shop, maja, 'OrdersManaged', { number })).managedOrder;

const oneLine = { position: 0, quantity: 1, isCancelled: true, isRestocked: true };
const plain = { isWithDelivery: false, isOwnAmount: true, reasonKind: 'goodwill' as const, reason: '' };

async function refund(context: Context, { number }: OrderFixture, chosen: { lines: object[]; amountMinor: number }) {
  const { version } = await read(context, number);
  const variables = { number, version, refund: { ...plain, ...chosen } as never };
  return (await answerOf(press(context.shop, context.maja, 'OrdersRefund', variables))).refusal;
}

/** What waits, and the money that goes back by it. */
async function deliverAll({ shop }: Context) {
  const services = servicesOf(shop, afterUndo);
  // Whoever knew the one kind only would put the other off. The second time is for what the first asks for.
  const handlers = { ...createOfficeEffects(services), ...createRefundEffects(services) };
  for (const _ of ['what waits', 'the money']) await deliverOutbox({ ...services, handlers });
}

async function isToSend({ shop }: Context, { number }: OrderFixture): Promise<boolean[]> {
  const { db } = shop.database;
  const { orders } = await listOrders(db, { filters: { work: 'to_send' }, first: 50, now: shopTime });
  const { orders: packed, total } = await readOrdersToPack(db, { first: 50 });
  assert.is(orders.length, await countOrdersToSend(db));
  assert.is(packed.length, total);
  return [orders, packed].map((list) => list.some((order) => order.number === number));
}

// Before: sending was offered until the provider had answered, and was refused then.
test('an order whose whole money was asked back is not offered to be sent before it has gone back, either', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  assert.ok(orderActions.send.isPossible(await read(context, order.number)));
  assert.is(await refund(context, order, { lines: [], amountMinor: 14_599 }), null);
  const services = servicesOf(context.shop, afterUndo);
  await deliverOutbox({ ...services, handlers: createOfficeEffects(services) });
  const asked = await read(context, order.number);
  assert.equal([asked.refunded.minor, asked.refundPending.minor], [0, 14_599]);
  assert.not.ok(orderActions.send.isPossible(asked));
  await deliverAll(context);
  assert.not.ok(orderActions.send.isPossible(await read(context, order.number)));
});

test('an amount of its own takes nothing off the order, whatever is said of stock', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(servicesOf(context.shop));
  const before = await stockOf(db, order.variantId);
  const lines = [{ ...oneLine, isCancelled: false }];
  assert.is(await refund(context, order, { lines: [], amountMinor: 1_000 }), null);
  await deliverAll(context);
  assert.is(await refund(context, order, { lines, amountMinor: 1_000 }), null);
  await deliverAll(context);
  const { next, refunded, lines: left } = await read(context, order.number);
  assert.equal([next, refunded.minor, left[0].cancelled], ['send', 2_000, 0]);
  assert.equal(await stockOf(db, order.variantId), before);
  assert.equal(await isToSend(context, order), [true, true]);
});

test('an order of which all was taken off is not to be sent, though money of it is kept', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(servicesOf(context.shop));
  const { on_hand: before } = await stockOf(db, order.variantId);
  assert.equal(await isToSend(context, order), [true, true]);
  assert.is(await refund(context, order, { lines: [oneLine], amountMinor: 1_000 }), null);
  await deliverAll(context);
  const { next, lines, moments } = await read(context, order.number);
  assert.equal([next, lines[0].cancelled], [null, 1]);
  const taken = moments.find(({ kind }: { kind: string }) => kind === 'LinesCancelled');
  assert.is(taken.by, 'Maja', 'who pressed is named for all that came of it');
  assert.is((await stockOf(db, order.variantId)).on_hand, before + 1);
  assert.equal(await isToSend(context, order), [false, false]);
  const { orders } = await listOrders(db, { filters: { text: String(order.number) }, first: 1, now: shopTime });
  assert.is(orders[0]?.next, null);
  assert.equal(await listErasureObstacles(db, { orderIds: [order.id], emails: [] }, shopTime), []);
});

test('what a refund comes to names the VAT of the amount that is typed', async ({ shop, maja }) => {
  const { number } = await aPaidOrder(servicesOf(shop));
  const chosen = { number, lines: [], isWithDelivery: false, ownAmountMinor: 1_230 };
  const { refundQuote } = await ask(shop, maja, 'RefundsQuote', chosen);
  assert.equal(refundQuote.vat, [
    { basisPoints: 2300, gross: { minor: 1_230, currency: 'PLN' }, vat: { minor: 230, currency: 'PLN' } },
  ]);
  assert.is(refundQuote.isToSend, true);
});

test('more than is left is refused when it is asked for, and lines that are named twice are added up', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  assert.is(await refund(context, order, { lines: [], amountMinor: 14_600 }), 'RefundTooLarge');
  assert.is(await refund(context, order, { lines: [oneLine, oneLine], amountMinor: 1_000 }), 'MoreThanRefundable');
  const { version, waiting } = await read(context, order.number);
  assert.is(waiting, null);
  const { number } = order;
  const twice = [0, 0].map((position) => ({ position, quantity: 1 }));
  const parcel = { number, version, carrier: 'inpost', trackingNumber: '', isDespiteDispute: false };
  const sent = await answerOf(press(context.shop, context.maja, 'OrdersSend', { ...parcel, lines: twice }));
  assert.is(sent.refusal, 'MoreThanOrdered');
  const delivered = await answerOf(press(context.shop, context.maja, 'OrdersDeliver', { number, version }));
  assert.is(delivered.refusal, 'NotSent');
  const byHand = { number, version, reference: '' };
  assert.is((await answerOf(press(context.shop, context.maja, 'OrdersPayByHand', byHand))).refusal, 'AlreadyPaid');
});

test('the e-mail says whether the parcel still comes, and without what', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(servicesOf(context.shop));
  const goodsOfLatest = async () => {
    const latest = db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .orderBy('amount_minor', 'desc');
    return readRefundedGoods(db, order.id, (await latest.executeTakeFirstOrThrow()).id);
  };
  await refund(context, order, { lines: [], amountMinor: 1_000 });
  await deliverAll(context);
  assert.equal(await goodsOfLatest(), { notSent: [], delivery: 'asPlanned' });
  await refund(context, order, { lines: [oneLine], amountMinor: 1_001 });
  await deliverAll(context);
  assert.equal(await goodsOfLatest(), { notSent: [{ position: 0, quantity: 1 }], delivery: 'nothing' });
});

test('and that the rest comes, where some of it was taken off, or says nothing of what has been sent', async (context) => {
  const { db } = context.shop.database;
  const goodsOf = async ({ id }: OrderFixture) => {
    const refunds = db.selectFrom('refunds').select('id').where('order_id', '=', id);
    return readRefundedGoods(db, id, (await refunds.executeTakeFirstOrThrow()).id);
  };
  const two = await aPaidOrder(servicesOf(context.shop), 2);
  await refund(context, two, { lines: [oneLine], amountMinor: 12_900 });
  await deliverAll(context);
  assert.equal(await goodsOf(two), { notSent: [{ position: 0, quantity: 1 }], delivery: 'rest' });
  const sent = await aPaidOrder(servicesOf(context.shop));
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(servicesOf(context.shop), { orderId: sent.id, ...parcel })).ok);
  await refund(context, sent, { lines: [], amountMinor: 1_000 });
  await deliverAll(context);
  assert.equal(await goodsOf(sent), { notSent: [], delivery: null });
});

test.run();
