// Withdrawals beside the queue: what they keep from being sent, and how they are answered by whatever staff does with the order.
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listErasureObstacles } from '#server/customers/erasure-obstacles.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { takeBack } from '#server/fulfilment/take-back.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { recordRefund, recordRefusedRefund } from '#server/refunds/record-refund.ts';
import { type RefundRequest, requestRefund } from '#server/refunds/request-refund.ts';
import { findReturnByNumber } from '#server/returns/return-store.ts';
import type { QueryName, VariablesOf } from '#src/graphql-client.ts';
import { money } from '#src/money.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { answerOf, ask as askAs, deliver, afterUndo as later, press, servicesOf } from '../orders/office/an-office.ts';
import { aWithdrawal } from './a-withdrawal.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('answers to withdrawals');

const nextDay = new Date(shopTime.getTime() + 86_400_000);

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, name: 'Maja' });
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const services = ({ shop }: Context, now = shopTime) => servicesOf(shop, now);
const ask = <Name extends QueryName>({ shop, manager }: Context, name: Name, variables: VariablesOf<Name>) =>
  askAs(shop, manager, name, variables);

async function aSentOrder(context: Context): Promise<OrderFixture> {
  const order = await aPaidOrder(services(context));
  const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services(context), { orderId: order.id, ...parcel })).ok);
  return order;
}

function announce(context: Context, { number }: OrderFixture) {
  const fields = { orderNumber: String(number), orderEmail: 'jan@example.com' };
  return aWithdrawal(services(context), { fields, lines: [{ position: 0, quantity: 1 }] });
}

// Seen to fail before: such an order was among those to send, and the batch sent it.
test('what was withdrawn from before it was sent is no order to send, and goes out only when that is said', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  const isListed = async (work: 'to_send' | 'withdrawn') =>
    (await listOrders(db, { filters: { work }, first: 50, now: shopTime })).orders.some(
      ({ number }) => number === order.number,
    );
  const queue = async () => (await ask(context, 'OrdersToday', {})).today.queue;
  const [toSend, before] = [await isListed('to_send'), await queue()];
  await announce(context, order);
  const after = await queue();
  assert.equal([toSend, await isListed('to_send'), await isListed('withdrawn')], [true, false, true]);
  assert.equal([after.toSend, after.withdrawn], [before.toSend - 1, before.withdrawn + 1]);
  const { managedOrder } = await ask(context, 'OrdersManaged', { number: order.number });
  assert.equal([managedOrder.next, managedOrder.lines[0].withdrawn], ['handle_return', 1]);

  const orders = [{ number: order.number, version: managedOrder.version }];
  const send = press(context.shop, context.manager, 'OrdersWorkOnMany', { kind: 'send', orders });
  assert.equal((await answerOf(send)).refused, [{ number: order.number, refusal: 'HeldByWithdrawal' }]);
  const lines = [{ position: 0, quantity: 1 }];
  const parcel = { carrier: 'inpost', trackingNumber: '', isDespiteDispute: false, lines };
  const asked = { number: order.number, version: managedOrder.version, ...parcel };
  const refusalOf = async (given: object) =>
    (await answerOf(press(context.shop, context.manager, 'OrdersSend', { ...asked, ...given }))).refusal;
  assert.is(await refusalOf({}), 'HeldByWithdrawal');
  assert.is(await refusalOf({ isDespiteWithdrawal: true }), null);
  await deliver(context.shop, later);
  const { managedOrder: sent } = await ask(context, 'OrdersManaged', { number: order.number });
  assert.equal([sent.fulfilment, sent.lines[0].withdrawn], ['sent', 0]);
});

const stateOf = async ({ shop }: Context, number: number) =>
  (await findReturnByNumber(shop.database.db, number))?.status;

async function refunded(context: Context, order: OrderFixture, request: Partial<RefundRequest> = {}) {
  const asked = { orderId: order.id, amount: null, reason: '', ...request };
  const made = await requestRefund(services(context, later), asked);
  assert.ok(made.ok, JSON.stringify(made));
  return made.ok ? made.value.refundId : '';
}

const allBack = { parcel: null, lines: null, isRestocked: true };

// Seen to fail before: it stayed announced, with nothing left to refund, and its customer could not be erased.
test('goods that the command notes and money that it gives back are those of the withdrawal', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context);
  const { number } = await announce(context, order);
  assert.ok((await takeBack(services(context), { orderId: order.id, ...allBack })).ok);
  const { managedReturn: received } = await ask(context, 'ReturnsManaged', { number });
  assert.equal([received.listed.status, received.receipts.length, received.receipts[0].quantity], ['received', 1, 1]);
  const refundId = await refunded(context, order);
  assert.is(await stateOf(context, number), 'refunded');
  const obstacles = await listErasureObstacles(db, { orderIds: [order.id], emails: [] }, later);
  assert.equal(
    obstacles.filter(({ kind }) => kind === 'returning'),
    [],
  );
  const circumstances = { cause: 'webhook', now: later } as const;
  await inTransaction(db, (tx) => recordRefusedRefund(tx, refundId, 'account_closed', circumstances));
  assert.is(await stateOf(context, number), 'received', 'the money is due again');
});

// Seen to fail before: the parcel came back by whoever had sent it.
test('whoever sent a parcel is not named when somebody else notes that it is back', async (context) => {
  const { number, id } = await aPaidOrder(services(context));
  const { managedOrder } = await ask(context, 'OrdersManaged', { number });
  const parcel = { carrier: 'inpost', trackingNumber: '', isDespiteDispute: false };
  const lines = [{ position: 0, quantity: 1 }];
  const asked = { number, version: managedOrder.version, ...parcel, lines };
  assert.is((await answerOf(press(context.shop, context.manager, 'OrdersSend', asked))).refusal, null);
  await deliver(context.shop, later);
  assert.ok((await takeBack(services(context, nextDay), { orderId: id, ...allBack })).ok);
  const { moments } = (await ask(context, 'OrdersManaged', { number })).managedOrder;
  const byOf = (wanted: string) => moments.find(({ kind }: { kind: string }) => kind === wanted)?.by;
  assert.equal([byOf('ParcelSent'), byOf('ParcelReturned')], ['Maja', null]);
});

test('a sum without lines answers a withdrawal when its goods are back and it is what they had cost, not less', async (context) => {
  const order = await aSentOrder(context);
  const { number } = await announce(context, order);
  await refunded(context, order, { amount: money(100, 'PLN') });
  assert.is(await stateOf(context, number), 'announced', 'the goods are with the customer');
  assert.ok((await takeBack(services(context), { orderId: order.id, ...allBack })).ok);
  await refunded(context, order, { amount: money(50, 'PLN') });
  assert.is(await stateOf(context, number), 'received', 'less than they had cost');
  await refunded(context, order, { amount: money(14_599 - 1_499, 'PLN') });
  assert.is(await stateOf(context, number), 'refunded', 'the delivery alone is left');
});

test('a refund of its lines on the page of the order answers a withdrawal before sending, and nothing goes out', async (context) => {
  const order = await aPaidOrder(services(context));
  const { number } = await announce(context, order);
  const parts = (isCancelled: boolean) => ({
    lines: [{ position: 0, quantity: 1, isCancelled, isRestocked: isCancelled }],
    isWithDelivery: false,
  });
  await refunded(context, order, { parts: parts(true) });
  assert.is(await stateOf(context, number), 'refunded');
  const kept = await aPaidOrder(services(context));
  const { number: other } = await announce(context, kept);
  await refunded(context, kept, { parts: parts(false), reasonKind: 'damaged' });
  assert.is(await stateOf(context, other), 'announced', 'its goods would be sent once it is closed');
});

test('a refund made at the provider that leaves nothing to give back answers a withdrawal', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context);
  const { number } = await announce(context, order);
  const made = { id: 're_dashboard', payment_intent: order.intentId, amount: 14_599, status: 'succeeded' };
  const circumstances = { cause: 'webhook', now: later } as const;
  await inTransaction(db, (tx) => recordRefund(tx, made as Stripe.Refund, circumstances));
  assert.is(await stateOf(context, number), 'refunded');
});

test.run();
