// An action of staff that throws, cannot be read or takes long: its order is free again, and no other waits for it.

import type { FastifyBaseLogger } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { MOST_FAILURES } from '#server/order-actions/office/end-failing-action.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { until } from '#test/fixtures/until.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { whole } from '../depths.ts';
import { afterUndo, answerOf, ask, press, servicesOf } from '../orders/office/an-office.ts';

type Context = { shop: ShopFixture; maja: SignedInFixture; logged: Record<string, unknown>[] };
const test = suite<Context>('actions that fail');

test.before(async (context) => {
  context.shop = await aShop();
  context.maja = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, name: 'Maja' });
});
test.before.each((context) => {
  context.logged = [];
});
test.after(({ shop }) => shop.close());

const read = async ({ shop, maja }: Context, number: number) =>
  (await ask(shop, maja, 'OrdersManaged', { number })).managedOrder;

/** Gives the action's id. */
async function cancel(context: Context, { number }: OrderFixture): Promise<string> {
  const { version } = await read(context, number);
  const input = { number, version, because: 'customer' as const, words: '', isRestocked: true };
  assert.is((await answerOf(press(context.shop, context.maja, 'OrdersCancel', input))).refusal, null);
  return (await read(context, number)).waiting.id;
}

/** With a provider that closes payments like this, or as it should. */
function deliver({ shop, logged }: Context, now: Date, cancelIntent?: PaymentProvider['cancelIntent']) {
  // No more of a logger is called here.
  const log = { ...silentLog, error: (fields: object) => logged.push({ ...fields }) } as unknown as FastifyBaseLogger;
  const { payments, ...rest } = servicesOf(shop, now);
  const services = { ...rest, log, payments: { ...payments, ...(cancelIntent && { cancelIntent }) } };
  return deliverOutbox({ ...services, handlers: createOfficeEffects(services) });
}

/** What the log says of actions; other entries of the outbox have no handlers here. */
const setAside = ({ logged }: Context) => logged.filter(({ actionId }) => actionId);

const minutesLater = (minutes: number) => new Date(afterUndo.getTime() + minutes * 60_000);

test('what throws is tried some few times, then ends as refused, and a person can go on', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context.shop));
  const actionId = await cancel(context, order);
  const failing = async () => {
    throw new Error('a bug');
  };
  for (let tries = 1; tries < MOST_FAILURES; tries++) await deliver(context, minutesLater(tries), failing);
  assert.is((await read(context, order.number)).waiting.isUndoable, false);
  assert.is(await deliver(context, minutesLater(MOST_FAILURES), failing), 1);
  const { waiting, moments } = await read(context, order.number);
  assert.equal([waiting, moments[0].kind, moments[0].text], [null, 'ActionRefused', 'ActionFailed']);
  const { today } = await ask(context.shop, context.maja, 'OrdersToday', {});
  const [told] = today.refusedActions;
  assert.equal([told.number, told.kind, told.by, told.refusal], [order.number, 'cancel', 'Maja', 'ActionFailed']);
  const [last] = setAside(context);
  assert.equal([last?.actionId, last?.kind, String(last?.err)], [actionId, 'cancel', 'Error: a bug']);

  await cancel(context, order);
  await deliver(context, minutesLater(MOST_FAILURES + 1));
  assert.is((await read(context, order.number)).payment, 'cancelled');
});

test('while the provider is away, an action waits for it', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context.shop));
  await cancel(context, order);
  const away = async () => {
    throw Object.assign(new Error('away'), { type: 'StripeConnectionError' });
  };
  for (let tries = 1; tries <= 2 * MOST_FAILURES; tries++) await deliver(context, minutesLater(tries * 60), away);
  assert.is((await read(context, order.number)).waiting.kind, 'cancel');
  await deliver(context, minutesLater(24 * 60));
  assert.is((await read(context, order.number)).payment, 'cancelled');
});

test('what cannot be read is set aside at once', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context.shop));
  const id = await cancel(context, order);
  await context.shop.database.db
    .updateTable('order_actions')
    .set({ input: JSON.stringify({ because: 7 }) })
    .where('id', '=', id)
    .execute();
  assert.is(await deliver(context, afterUndo), 1);
  const { waiting, moments, payment } = await read(context, order.number);
  assert.equal([waiting, moments[0].text, payment], [null, 'ActionUnreadable', 'awaiting_payment']);
  assert.equal(
    setAside(context).map(({ actionId }) => actionId),
    [id],
  );
});

test('one that this release does not know is set aside and told, and keeps up no other', async (context) => {
  const { db } = context.shop.database;
  const [order, next] = [await anUnpaidOrder(servicesOf(context.shop)), await anUnpaidOrder(servicesOf(context.shop))];
  await cancel(context, order);
  await cancel(context, next);
  const { id } = (await read(context, order.number)).waiting;
  await db.updateTable('order_actions').set({ kind: 'of_another_release' }).where('id', '=', id).execute();
  assert.is(await deliver(context, afterUndo), 2);
  const { waiting, moments, payment } = await read(context, order.number);
  assert.equal([waiting, moments[0].text, payment], [null, 'ActionUnreadable', 'awaiting_payment']);
  assert.equal(
    setAside(context).map(({ actionId }) => actionId),
    [id],
  );
  assert.is((await read(context, next.number)).payment, 'cancelled');
});

whole(test)('one that takes long keeps up no other order', async (context) => {
  const [slow, quick] = [await anUnpaidOrder(servicesOf(context.shop)), await aPaidOrder(servicesOf(context.shop))];
  await cancel(context, slow);
  await cancel(context, quick);
  let answer = (): void => undefined;
  const hanging = async (intentId: string) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return context.shop.payments.cancelIntent(intentId);
  };
  const delivered = deliver(context, afterUndo, hanging);
  await until(async () => (await read(context, quick.number)).waiting === null);
  assert.is((await read(context, slow.number)).waiting.isUndoable, false);
  answer();
  assert.is(await delivered, 2);
});

test.run();
