// What receivers are told, and what not.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { appendOrderEvents } from '#server/orders/order-store.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { createRefundEffects } from '#server/refunds/refund-effects.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { saveReceivers } from '#server/webhooks/receiver-store.ts';
import { createWebhookEffects } from '#server/webhooks/webhook-effects.ts';
import { type WebhookEvent, webhookEvents } from '#src/webhooks/webhook-rules.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';
import { aReceiver, guideReceiver, type Receiver } from './a-receiver.ts';

type Context = { database: Database; db: Db; receiver: Receiver };

const secret = 'a-secret-of-two-machines';
const publicUrl = 'https://shop.example';
const test = suite<Context>('webhook events');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.before.each(async (context) => {
  context.receiver = await aReceiver(secret);
  await context.db.deleteFrom('outbox').execute();
});
test.after.each(async ({ receiver }) => receiver[Symbol.asyncDispose]());
test.after(({ database }) => database.close());

function subscribe(db: Db, events: readonly WebhookEvent[], stockLowAt = 0) {
  return inTransaction(db, (tx) => saveReceivers(tx, [{ name: 'warehouse', events }], stockLowAt));
}

/** Delivers what waits for the receiver. */
async function deliver({ db, receiver }: Context) {
  const now = () => new Date('2026-11-22T10:00:00Z');
  const { url } = receiver;
  const webhooks = [{ name: 'warehouse', url, events: webhookEvents, secret, allowPrivateAddress: true }];
  await db.deleteFrom('outbox').where('kind', 'not like', 'webhook:%').execute();
  // The guide's receiver compares times with the machine's clock.
  const handlers = createWebhookEffects({ db, now: () => new Date(), publicUrl, webhooks });
  await deliverOutbox({ db, now, log: silentLog, handlers });
  return receiver.events;
}

async function waitingTypes(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', 'like', 'webhook:%').execute();
  return rows.map(({ payload }) => (payload as { type: string }).type);
}

async function aPaidOrder(db: Db, onHand = 10, quantity = 1) {
  const shopper = await aShopper(db, { onHand }, quantity);
  const { orderToken } = started(await shopper.press());
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopper.services.now() }));
  return { ...shopper, order: await orderOf(db, orderToken) };
}

test('an order’s event costs one statement, with receivers and without', async ({ db }) => {
  const { order } = await aPaidOrder(db);
  for (const events of [[], webhookEvents]) {
    await subscribe(db, events);
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await inTransaction(counted, (tx) => {
      statements = 0;
      return appendOrderEvents(tx, order.id, [{ type: 'OrderPlaced' }], 'test', new Date());
    });
    assert.is(statements, 1);
  }
});

test('an order is told of from the button to the door, each step once and signed', async (context) => {
  const { db } = context;
  await subscribe(db, webhookEvents);
  const { services, order } = await aPaidOrder(db);
  const parcel = { carrier: 'dpd', trackingNumber: 'D1', lines: null, isDespiteDispute: false };
  await sendParcel(services, { orderId: order.id, ...parcel });
  await markDelivered(services, { orderId: order.id, parcel: null });

  const events = await deliver(context);
  assert.equal(
    events.map(({ type }) => type),
    ['order.placed', 'order.paid', 'order.sent', 'order.delivered'],
  );
  const [, paid, sent] = events;
  assert.equal(
    { ...paid, order: null },
    {
      version: 1,
      id: `order.paid-${order.id}`,
      type: 'order.paid',
      createdAt: '2026-11-21T10:00:00.000Z',
      shop: publicUrl,
      order: null,
    },
  );
  const told = paid?.order as { number: number; totalMinor: number; lines: { sku: string; quantity: number }[] };
  assert.equal([told.number, told.totalMinor, told.lines.length], [order.number, 14_599, 1]);
  assert.equal(sent?.parcel, {
    number: 1,
    carrier: 'dpd',
    trackingNumber: 'D1',
    lines: [{ position: 0, quantity: 1 }],
  });
  await deliver(context);
  assert.is(context.receiver.requests, 4, 'what was taken is not sent again');
});

test('a cancelled order is told of', async (context) => {
  await subscribe(context.db, ['order.cancelled']);
  const { services, payments, press } = await aShopper(context.db, { onHand: 1 });
  const { orderToken } = started(await press());
  const { id } = await orderOf(context.db, orderToken);
  assert.ok((await cancelByStaff({ ...services, payments }, id)).ok);
  assert.equal(
    (await deliver(context)).map((event) => event.id),
    [`order.cancelled-${id}`],
  );
});

test('a refund is told of when the money is on its way back', async (context) => {
  const { db } = context;
  const { services, payments, order } = await aPaidOrder(db);
  await subscribe(db, ['order.refunded']);
  const amount = { minor: 1000, currency: 'PLN' } as const;
  await requestRefund(services, { orderId: order.id, amount, reason: 'a scratch' });
  assert.equal(await waitingTypes(db), []);
  const handlers = createRefundEffects({ ...services, payments, log: silentLog });
  await deliverOutbox({ db, now: services.now, log: silentLog, handlers });
  const [event] = await deliver(context);
  assert.equal(
    { ...(event?.refund as object), id: '' },
    { id: '', amountMinor: 1000, currency: 'PLN', cause: 'staff', reason: 'a scratch' },
  );
});

test('a withdrawal is told of, with its order when it names one', async (context) => {
  const { db } = context;
  await subscribe(db, ['withdrawal.announced']);
  const { services, order } = await aPaidOrder(db);
  const lines = [{ position: 0, quantity: 1 }];
  const named = await aWithdrawal(services, {
    fields: { orderNumber: String(order.number), orderEmail: order.email, contract: '' },
    lines,
  });
  const unnamed = await aWithdrawal(services, { fields: { orderNumber: '', contract: 'the red one' } });
  const told = (await deliver(context)).map((event) => [
    event.id,
    (event.order as { number: number } | undefined)?.number,
    (event.withdrawal as { lines: unknown }).lines,
  ]);
  assert.equal(told, [
    [`withdrawal.announced-${named.id}`, order.number, lines],
    [`withdrawal.announced-${unnamed.id}`, undefined, []],
  ]);
});

test('a receiver hears only what it asked for, and without receivers nothing is written', async ({ db }) => {
  await inTransaction(db, (tx) => saveReceivers(tx, [], 0));
  await aPaidOrder(db);
  assert.equal(await waitingTypes(db), []);
  await subscribe(db, ['order.paid']);
  await aPaidOrder(db);
  assert.equal(await waitingTypes(db), ['order.paid']);
});

test('low stock is told of by the sale that reaches the limit, and by no other', async (context) => {
  const { db } = context;
  await subscribe(db, ['stock.low'], 5);
  await aPaidOrder(db, 10, 4);
  assert.equal(await deliver(context), []);
  const { variantId } = await aPaidOrder(db, 6, 2);
  await aPaidOrder(db, 5, 1);
  const events = await deliver(context);
  const { sku } = await db.selectFrom('variants').select('sku').where('id', '=', variantId).executeTakeFirstOrThrow();
  assert.equal(
    events.map(({ type, variant }) => [type, variant]),
    [['stock.low', { sku, product: sku.toLowerCase(), onHand: 4, reserved: 0 }]],
  );
});

test('what waits for a receiver that is gone from the configuration is dropped', async ({ db }) => {
  await subscribe(db, ['order.placed']);
  await aPaidOrder(db);
  await inTransaction(db, (tx) => saveReceivers(tx, [{ name: 'accounts', events: ['order.paid'] }], 0));
  assert.equal(await waitingTypes(db), []);
  assert.equal(await db.selectFrom('webhook_receivers').select('name').execute(), [{ name: 'accounts' }]);
});

test('the receiver of the guide takes neither a forged request nor an old one', async () => {
  const { isGenuine } = await guideReceiver();
  const { signWebhook } = await import('#server/webhooks/webhook-signature.ts');
  const at = new Date('2026-11-21T10:00:00Z');
  const signature = signWebhook('{"a":1}', secret, at);
  const isTaken = (body: string, ofSecret: string, laterS: number, given = signature) =>
    isGenuine(body, given, ofSecret, at.getTime() + laterS * 1000);
  assert.ok(isTaken('{"a":1}', secret, 0));
  assert.not(isTaken('{"a":2}', secret, 0));
  assert.not(isTaken('{"a":1}', 'another-secret-than-that', 0));
  assert.not(isTaken('{"a":1}', secret, 301));
  assert.not(isTaken('{"a":1}', secret, 0, ''));
  assert.not(isTaken('{"a":1}', secret, 60, signature.replace(/^t=\d+/, `t=${at.getTime() / 1000 + 60}`)));
});

test.run();
