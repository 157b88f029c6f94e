// What staff does with an order in the office: it waits ten seconds, can be undone until then, and is done once.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { carryOutAction, createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { listOrderEvents } from '#server/orders/order-store.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import { money } from '#src/money.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { noRates } from '#test/invoices/no-rates.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { effectsOf } from '../orders/a-manual-order.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture; packer: SignedInFixture };
const test = suite<Context>('actions of the office');

const later = new Date(shopTime.getTime() + 10_000);

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime, name: 'Maja' });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

const services = ({ shop }: Context, now = shopTime) => ({
  db: shop.database.db,
  now: () => now,
  payments: shop.payments,
  log: silentLog,
  fetchRate: noRates,
});

async function press<Name extends MutationName>(
  { shop }: Context,
  { cookie }: SignedInFixture,
  name: Name,
  payload: VariablesOf<Name>,
) {
  const url = officeApi.mutationUrl(name);
  const headers = { origin: shopOrigin, cookie };
  return shop.app.inject({ method: 'POST', url, headers, payload: payload as object });
}

type Moments = { moments: { kind: string; by: string | null }[] };
const byOf = ({ moments }: Moments, kind: string) => moments.find((moment) => moment.kind === kind)?.by;

async function read({ shop, manager }: Context, number: number) {
  const url = officeApi.queryUrl('OrdersManaged', { number });
  const answer = await shop.app.inject({ url, headers: { cookie: manager.cookie } });
  return answer.json().data.managedOrder;
}

async function refusalOf(answer: Awaited<ReturnType<typeof press>>): Promise<string | null> {
  assert.is(answer.statusCode, 200, answer.body);
  const [result] = Object.values(answer.json().data) as { refusal: string | null }[];
  return result?.refusal ?? null;
}

const deliver = (context: Context, now: Date) =>
  deliverOutbox({ ...services(context, now), handlers: createOfficeEffects(services(context, now)) });

/** A refund of a sum that is for nothing in particular. */
const aRefundOf = (amountMinor: number, reason = '') => ({
  ...{ lines: [], isWithDelivery: false, amountMinor, isOwnAmount: true, reason },
});

const giveUp = { because: 'customer', words: '', isRestocked: true } as const;

async function sending(context: Context, { number }: OrderFixture) {
  const { version } = await read(context, number);
  const lines = [{ position: 0, quantity: 1 }];
  return { number, version, carrier: 'inpost', trackingNumber: ' 6201 ', lines, isDespiteDispute: false };
}

test('sending waits ten seconds, then the parcel is there and the shopper is written to', async (context) => {
  const order = await aPaidOrder(services(context));
  assert.is(await refusalOf(await press(context, context.packer, 'OrdersSend', await sending(context, order))), null);
  await deliver(context, new Date(later.getTime() - 1));
  const waiting = await read(context, order.number);
  assert.is(waiting.fulfilment, 'unfulfilled');
  assert.equal([waiting.waiting.kind, waiting.waiting.by, waiting.waiting.isUndoable], ['send', 'Piet', true]);
  assert.not.ok((await effectsOf(context.shop.database.db, order.id)).includes('order-sent'));
  await deliver(context, later);
  const sent = await read(context, order.number);
  assert.is(sent.fulfilment, 'sent');
  assert.is(sent.waiting, null);
  assert.equal(sent.parcels[0].trackingNumber, '6201');
  assert.equal([sent.moments[0].kind, sent.moments[0].by], ['ParcelSent', 'Piet']);
  assert.ok((await effectsOf(context.shop.database.db, order.id)).includes('order-sent'));
});

test('each moment in the history says who pressed, and who noted that it has arrived is not who sent it', async (context) => {
  const order = await aPaidOrder(services(context));
  await press(context, context.packer, 'OrdersSend', await sending(context, order));
  await deliver(context, later);
  const { version } = await read(context, order.number);
  const arrived = { number: order.number, version };
  assert.is(await refusalOf(await press(context, context.manager, 'OrdersDeliver', arrived)), null);
  await deliver(context, new Date(later.getTime() + 20_000));
  const shown = await read(context, order.number);
  assert.equal([byOf(shown, 'ParcelSent'), byOf(shown, 'ParcelDelivered')], ['Piet', 'Maja']);
});

test('what was undone never went out', async (context) => {
  const order = await aPaidOrder(services(context));
  await press(context, context.packer, 'OrdersSend', await sending(context, order));
  const { waiting } = await read(context, order.number);
  assert.is(await refusalOf(await press(context, context.packer, 'OrdersUndo', { id: waiting.id })), null);
  await deliver(context, later);
  await carryOutAction(services(context, later), waiting.id);
  const { fulfilment, parcels, moments } = await read(context, order.number);
  assert.equal([fulfilment, parcels], ['unfulfilled', []]);
  assert.equal([moments[0].kind, moments[0].by], ['ActionUndone', 'Piet']);
  assert.not.ok((await effectsOf(context.shop.database.db, order.id)).includes('order-sent'));
  assert.is(await refusalOf(await press(context, context.packer, 'OrdersUndo', { id: waiting.id })), 'TooLate');
});

test('what is being carried out cannot be undone', async (context) => {
  const order = await aPaidOrder(services(context));
  await press(context, context.packer, 'OrdersSend', await sending(context, order));
  const { waiting } = await read(context, order.number);
  await carryOutAction(services(context, later), waiting.id);
  assert.is(await refusalOf(await press(context, context.packer, 'OrdersUndo', { id: waiting.id })), 'TooLate');
  assert.is((await read(context, order.number)).fulfilment, 'sent');
});

test('the same refund in two tabs is one refund', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  const { version } = await read(context, order.number);
  const refund = { number: order.number, version, refund: aRefundOf(5_000, 'scratched') };
  const answers = await Promise.all([
    press(context, context.manager, 'OrdersRefund', refund),
    press(context, context.manager, 'OrdersRefund', refund),
  ]);
  assert.equal((await Promise.all(answers.map(refusalOf))).toSorted(), ['ActionWaiting', null]);
  await deliver(context, later);
  assert.is(await refusalOf(await press(context, context.manager, 'OrdersRefund', refund)), 'OrderChanged');
  const refunds = await db.selectFrom('refunds').select('amount_minor').where('order_id', '=', order.id).execute();
  assert.equal(refunds, [{ amount_minor: 5_000 }]);
  assert.is(byOf(await read(context, order.number), 'RefundRequested'), 'Maja');
});

test('who may not refund cannot take a refund back either', async (context) => {
  const order = await aPaidOrder(services(context));
  const { version } = await read(context, order.number);
  await press(context, context.manager, 'OrdersRefund', { number: order.number, version, refund: aRefundOf(5_000) });
  const { id } = (await read(context, order.number)).waiting;
  assert.is(await refusalOf(await press(context, context.packer, 'OrdersUndo', { id })), 'TooLate');
  assert.is(await refusalOf(await press(context, context.manager, 'OrdersUndo', { id })), null);
});

test('a process killed before its action was noted as done does nothing twice', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  await press(context, context.packer, 'OrdersSend', await sending(context, order));
  const { id } = (await read(context, order.number)).waiting;
  await carryOutAction(services(context, later), id);
  // The action stands as when the process ends between the parcel and its note.
  await db.updateTable('order_actions').set({ status: 'running', finished_at: null }).where('id', '=', id).execute();
  await carryOutAction(services(context, later), id);
  const { parcels, waiting, moments } = await read(context, order.number);
  assert.is(parcels.length, 1);
  assert.is(waiting, null);
  assert.not.ok(moments.some(({ kind }: { kind: string }) => kind === 'ActionRefused'));
});

test('what the order no longer allows is said in its history, and told among the work of the day', async (context) => {
  const order = await aPaidOrder(services(context));
  const { version } = await read(context, order.number);
  await press(context, context.manager, 'OrdersRefund', {
    number: order.number,
    version,
    refund: aRefundOf(14_599),
  });
  // Meanwhile somebody gives a part back by the command.
  const amount = money(1_000, 'PLN');
  await requestRefund(services(context), { orderId: order.id, amount, reason: '' });
  await deliver(context, later);
  const { moments, waiting } = await read(context, order.number);
  assert.equal([moments[0].kind, moments[0].text, waiting], ['ActionRefused', 'RefundTooLarge', null]);
  const today = await context.shop.app.inject({
    url: officeApi.queryUrl('OrdersToday', {}),
    headers: { cookie: context.manager.cookie },
  });
  const [refused] = today.json().data.today.refusedActions;
  assert.equal([refused.number, refused.refusal, refused.by], [order.number, 'RefundTooLarge', 'Maja']);
});

test('an unpaid order is cancelled, or paid by hand; a packer may do neither', async (context) => {
  const [given, paid] = [await anUnpaidOrder(services(context)), await anUnpaidOrder(services(context))];
  const at = async ({ number }: OrderFixture) => ({ number, version: (await read(context, number)).version });
  assert.is(
    (await press(context, context.packer, 'OrdersCancel', { ...(await at(given)), ...giveUp })).statusCode,
    403,
  );
  const byHand = { ...(await at(paid)), reference: 'statement 7' };
  assert.is((await press(context, context.packer, 'OrdersPayByHand', byHand)).statusCode, 403);
  assert.is(
    await refusalOf(await press(context, context.manager, 'OrdersCancel', { ...(await at(given)), ...giveUp })),
    null,
  );
  assert.is(await refusalOf(await press(context, context.manager, 'OrdersPayByHand', byHand)), null);
  await deliver(context, later);
  const cancelled = await read(context, given.number);
  assert.is(cancelled.payment, 'cancelled');
  assert.is(byOf(cancelled, 'OrderCancelled'), 'Maja');
  const { payment, paymentReference, ...rest } = await read(context, paid.number);
  assert.equal([payment, paymentReference], ['paid', 'statement 7']);
  assert.is(byOf(rest, 'PaymentSucceeded'), 'Maja');
});

test('the provider reports a closed intent before the order is cancelled: it is staff who cancels, and the shopper is told', async (context) => {
  const { db } = context.shop.database;
  const order = await anUnpaidOrder(services(context));
  const { payments, ...rest } = services(context, later);
  const { version } = await read(context, order.number);
  await press(context, context.manager, 'OrdersCancel', { number: order.number, version, ...giveUp });
  const { id } = await db
    .selectFrom('order_actions')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const reportedFirst: typeof payments = {
    ...payments,
    async cancelIntent(intentId) {
      const intent = await payments.cancelIntent(intentId);
      await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: later }));
      return intent;
    },
  };
  await carryOutAction({ ...rest, payments: reportedFirst }, id);
  const events = await listOrderEvents(db, order.id);
  const cancelled = events.filter(({ type }) => type === 'OrderCancelled') as { reason: string }[];
  assert.equal(
    cancelled.map(({ reason }) => reason),
    ['cancelled_by_staff'],
  );
  assert.ok((await effectsOf(db, order.id)).includes('order-cancelled'));
});

test('over a limit a refund wants to know again who asks, and small ones before it count', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  const limits = { ...noPaymentSettings, refundLimits: { PLN: 10_000 } };
  const change = { document: 'payments', data: limits, changedBy: 'test', now: shopTime } as const;
  assert.ok((await inTransaction(db, (tx) => changeSettings(tx, change))).ok);
  const maja = await signedInStaff(db, 'manager', { now: shopTime });
  const ask = async (who: SignedInFixture, minor: number) => {
    const { version } = await read(context, order.number);
    return press(context, who, 'OrdersRefund', { number: order.number, version, refund: aRefundOf(minor) });
  };
  assert.is(JSON.stringify((await ask(maja, 10_001)).json()).includes('STEP_UP_NEEDED'), true);
  assert.is(await refusalOf(await ask(maja, 6_000)), null);
  await deliver(context, later);
  assert.is(JSON.stringify((await ask(maja, 6_000)).json()).includes('STEP_UP_NEEDED'), true);
  const proven = await signedInStaff(db, 'manager', { now: shopTime, isSteppedUp: true });
  assert.is(await refusalOf(await ask(proven, 6_000)), null);
});

test('every press leaves a row in the log, in the same transaction', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  await press(context, context.packer, 'OrdersSend', await sending(context, order));
  const { waiting } = await read(context, order.number);
  await press(context, context.packer, 'OrdersUndo', { id: waiting.id });
  await press(context, context.packer, 'OrdersNote', { number: order.number, text: ' Call first. ' });
  const rows = await db
    .selectFrom('audit_log')
    .select(['kind', 'who'])
    .where('subject', '=', String(order.number))
    .orderBy('id')
    .execute();
  assert.equal(
    rows.map(({ kind }) => kind),
    ['order.send', 'order.send.undone', 'order.noted'],
  );
  const { moments } = await read(context, order.number);
  const note = moments.find(({ kind }: { kind: string }) => kind === 'Note');
  assert.equal([note.text, note.by], ['Call first.', 'Piet']);
});

test.run();
