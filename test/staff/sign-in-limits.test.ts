// Whoever guesses passwords is slowed, from however many networks; and nobody who belongs here is kept out by that.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { renewDevice } from '#server/staff/device-store.ts';
import { removeStaff } from '#server/staff/manage-staff.ts';
import {
  countSignInTry,
  forgiveSignInTries,
  triesOfAccount,
  triesOfDevice,
  triesOfNetwork,
} from '#server/staff/sign-in-limits.ts';
import type { KasaError } from '#src/errors.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { signedInStaff } from './sign-in-as.ts';

type Context = { database: Database; email: string; deviceToken: string };
const test = suite<Context>('tries to sign in');

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async (context) => {
  const { db } = context.database;
  await db.deleteFrom('rate_limits').execute();
  const { id, email } = await signedInStaff(db, 'packer', { now });
  context.email = email;
  context.deviceToken = await inTransaction(db, (tx) => renewDevice(tx, id, null, now));
});
test.after(({ database }) => database.close());

type Trying = { email?: string; address?: string; deviceToken?: string | null; at?: Date };

/** Seconds to wait; 0 when it was let through. */
async function tryIt(context: Context, { at = now, ...given }: Trying = {}): Promise<number> {
  const { email } = context;
  const trying = { email, address: '203.0.113.1', deviceToken: null, ...given };
  return countSignInTry(context.database.db, trying, at).then(
    () => 0,
    ({ retryAfterS = Number.NaN }: KasaError) => retryAfterS,
  );
}

const networkOf = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

test('a colleague signs in on his own computer while strangers try his account from a hundred networks', async (context) => {
  for (let index = 0; index < 100; index++) await tryIt(context, { address: networkOf(index) });
  assert.ok((await tryIt(context, { address: networkOf(500) })) > 0, 'they are slowed');
  const { deviceToken } = context;
  for (let time = 0; time < triesOfDevice.free; time++) assert.is(await tryIt(context, { deviceToken }), 0);
});

test('a network waits longer each time, and an account that nobody has is answered alike', async (context) => {
  for (const email of [context.email, 'nobody@shop.example']) {
    for (let time = 0; time < triesOfNetwork.free; time++) assert.is(await tryIt(context, { email }), 0);
    let at = now;
    for (const pause of [30, 60, 120, 240]) {
      assert.is(await tryIt(context, { email, at }), pause);
      assert.is(await tryIt(context, { email, at }), pause, 'pressing again makes it no longer');
      at = new Date(at.getTime() + pause * SECOND_MS);
      assert.is(await tryIt(context, { email, at }), 0);
    }
  }
  assert.is(await tryIt(context, { address: '203.0.113.2' }), 0, 'the neighbour does not wait');
});

whole(test)('strangers with many networks get few tries an hour at one account', async (context) => {
  let tries = 0;
  for (let second = 0; second < 3600; second += 20) {
    const address = networkOf(second);
    tries += Number((await tryIt(context, { address, at: after(second * SECOND_MS) })) === 0);
  }
  assert.ok(tries <= triesOfAccount.free + 20, `${tries}`);
  const at = after(3600 * SECOND_MS + triesOfAccount.longestPauseMs);
  assert.is(await tryIt(context, { address: '192.0.2.1', at }), 0, 'and a new computer waits minutes, not hours');
});

test('a network that has to wait uses up nothing of the account', async (context) => {
  for (let time = 0; time < triesOfAccount.free * 2; time++) await tryIt(context);
  assert.is(await tryIt(context, { address: '203.0.113.2' }), 0);
});

test('who was right gets the wrong tries before it back', async (context) => {
  const { db } = context.database;
  const trying = { email: context.email, address: '203.0.113.1', deviceToken: null };
  for (let day = 0; day < 20; day++) {
    for (let time = 1; time < triesOfNetwork.free; time++) assert.is(await tryIt(context), 0);
    const counted = await countSignInTry(db, trying, now);
    await inTransaction(db, (tx) => forgiveSignInTries(tx, counted));
  }
});

test('many tries at once are no way around', async (context) => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => tryIt(context)));
  assert.is(waits.filter((wait) => wait === 0).length, triesOfNetwork.free);
});

test('a browser is known until it is revoked, in its own account, under its newest token', async (context) => {
  const { db } = context.database;
  const { deviceToken, email } = context;
  for (let time = 0; time < triesOfNetwork.free; time++) await tryIt(context);
  const other = await signedInStaff(db, 'owner', { now });
  assert.is(await tryIt(context, { deviceToken }), 0);
  for (let time = 0; time < triesOfNetwork.free; time++) await tryIt(context, { email: other.email, deviceToken });
  assert.ok((await tryIt(context, { email: other.email, deviceToken })) > 0, 'it is nobody else’s');
  const newer = await inTransaction(db, (tx) => renewDevice(tx, other.id, deviceToken, now));
  assert.ok((await tryIt(context, { deviceToken })) > 0, 'a copy of the old cookie is worth nothing');
  for (const one of [email, other.email]) assert.is(await tryIt(context, { email: one, deviceToken: newer }), 0);
  assert.ok((await tryIt(context, { deviceToken: newer, at: after(200 * 24 * HOUR_MS) })) === 0, 'long ago is anew');
  const stored = JSON.stringify(await db.selectFrom('staff_devices').selectAll().execute());
  assert.not.match(stored, newer);
  const { id } = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const manager = { now, staffId: other.id, audit: async () => undefined };
  await inTransaction(db, (tx) => removeStaff(tx, id, manager));
  assert.is((await db.selectFrom('staff_devices').select('id').where('staff_id', '=', id).execute()).length, 0);
});

test.run();
