// What one visitor's pages make the provider do: little, however often they are looked at.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { recordReturn } from '#server/orders/at-bank/record-return.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { LOOK_SHARED_MS, LOOKS_A_MINUTE, shareLook } from '#server/payments/share-look.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aSession } from '../fixtures/a-shopper.ts';
import { aShopper, orderOf, started } from './a-paying-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('looking at a payment');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

/** A shopper back from the bank; `asked` counts what the provider was asked. */
async function aReturnedShopper(db: Db) {
  const shopper = await aShopper(db);
  const { orderToken } = started(await shopper.press());
  const { id } = await orderOf(db, orderToken);
  const { getIntent } = shopper.payments;
  const asked = { times: 0 };
  shopper.payments.getIntent = (intentId) => {
    asked.times++;
    return getIntent(intentId);
  };
  const stateNow = async () => (await orderOf(db, orderToken)).payment_state;
  return { ...shopper, id, asked, stateNow, look: () => recordReturn(shopper.services, id) };
}

// Seen to fail with each look asking by itself: 150 times.
test('a hundred and fifty looks at once ask the provider once, and the next ones after two seconds', async ({ db }) => {
  const { look, asked, payments, intent, wait, stateNow } = await aReturnedShopper(db);
  await Promise.all(Array.from({ length: 150 }, look));
  assert.is(asked.times, 1);
  payments.settle(intent().id, 'succeeded');
  wait(LOOK_SHARED_MS - 1);
  await look();
  assert.equal([asked.times, await stateNow()], [1, 'awaiting_payment']);
  wait(1);
  await Promise.all([look(), look()]);
  assert.equal([asked.times, await stateNow()], [2, 'paid']);
  wait(60_000);
  await look();
  assert.is(asked.times, 2, 'of a paid order there is nothing to ask');
});

// Seen to fail by somebody without scripts: failed at the bank, tried again and paid within two seconds, and not told so.
test('after another press of the button the next look is a new one', async ({ db }) => {
  const { look, asked, press, payments, intent, stateNow } = await aReturnedShopper(db);
  await look();
  started(await press());
  payments.settle(intent().id, 'succeeded');
  const before = asked.times;
  await look();
  assert.equal([asked.times, await stateNow()], [before + 1, 'paid']);
});

test('all processes together ask once in two seconds', async ({ db }) => {
  const { look, asked, services, id, wait } = await aReturnedShopper(db);
  await look();
  // Each process has a provider of its own.
  const other = { ...services, payments: { ...services.payments } };
  await recordReturn(other, id);
  assert.is(asked.times, 1);
  wait(LOOK_SHARED_MS);
  await recordReturn(other, id);
  assert.is(asked.times, 2);
});

test('one network makes the provider look so many times a minute, at however many orders', async ({ db }) => {
  const now = () => new Date('2026-11-21T10:00:00Z');
  const payments = {} as PaymentProvider;
  const lookFrom = (address: string, order: number) =>
    shareLook(
      { db, now, payments, session: aSession(address) },
      { key: `order ${address} ${order}` },
      async () => order,
    );
  for (let order = 1; order <= LOOKS_A_MINUTE; order++) assert.is(await lookFrom('203.0.113.40', order), order);
  assert.is(await lookFrom('203.0.113.40', 0), null);
  assert.is(await lookFrom('203.0.113.41', 0), 0);
});

test('a look that goes wrong is not shared', async ({ db }) => {
  let now = new Date('2026-11-21T10:00:00Z');
  const services = { db, now: () => now, payments: {} as PaymentProvider, session: aSession() };
  const failed = shareLook(services, { key: 'wrong' }, () => Promise.reject(new Error('broken')));
  assert.is(await failed.catch((error: Error) => error.message), 'broken');
  now = new Date(now.getTime() + LOOK_SHARED_MS);
  assert.is(await shareLook(services, { key: 'wrong' }, async () => 'right'), 'right');
});

test.run();
