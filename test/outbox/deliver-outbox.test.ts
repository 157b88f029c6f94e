import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane } from '#server/outbox/outbox-lanes.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../fixtures/silent-log.ts';

type Context = { database: Database; time: Date; done: string[] };

const aLane = { name: 'notes' };

const test = suite<Context>('the outbox');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async (context) => {
  context.time = new Date('2026-11-21T10:00:00Z');
  context.done = [];
  await context.database.db.deleteFrom('outbox').execute();
});
test.after(({ database }) => database.close());

const entry = (deduplicationKey: string) => ({ deduplicationKey, kind: 'note', payload: { key: deduplicationKey } });

function add({ database, time }: Context, key: string) {
  return inTransaction(database.db, (tx) => addToOutbox(tx, entry(key), time));
}

function deliver(context: Context, note?: () => Promise<void>) {
  const handlers = inLane(aLane, {
    note: async ({ deduplicationKey }: { deduplicationKey: string }) => {
      await note?.();
      context.done.push(deduplicationKey);
    },
  });
  return deliverOutbox({ db: context.database.db, now: () => context.time, log: silentLog, handlers });
}

test('an entry is delivered once', async (context) => {
  await add(context, 'a');
  assert.is(await deliver(context), 1);
  assert.is(await deliver(context), 0);
  assert.equal(context.done, ['a']);
});

test('what is due in four weeks waits for its day, as what is due in an hour does', async (context) => {
  const { db } = context.database;
  const dueAt = new Date('2026-12-19T07:00:00Z');
  await inTransaction(db, (tx) => addToOutbox(tx, { ...entry('a'), dueAt }, context.time));
  assert.is(await deliver(context), 0);
  context.time = new Date(dueAt.getTime() - 1);
  assert.is(await deliver(context), 0);
  context.time = dueAt;
  const fail = async () => {
    throw new Error('the mail server says no');
  };
  assert.is(await deliver(context, fail), 0);
  context.time = new Date(dueAt.getTime() + 60 * 60_000);
  assert.is(await deliver(context), 1);
  assert.equal(context.done, ['a']);
});

test('an entry with a known key is not written again', async (context) => {
  await add(context, 'a');
  await add(context, 'a');
  await deliver(context);
  assert.equal(context.done, ['a']);
});

test('what was rolled back is not delivered', async (context) => {
  const failing = inTransaction(context.database.db, async (tx) => {
    await addToOutbox(tx, entry('a'), context.time);
    throw new Error('changed my mind');
  });
  await failing.catch(() => undefined);
  assert.is(await deliver(context), 0);
});

test('a failure is tried again later, and others do not wait for it', async (context) => {
  await add(context, 'a');
  await add(context, 'b');
  let failures = 1;
  await deliver(context, async () => {
    if (failures-- > 0) throw new Error('no mail today');
  });
  assert.equal(context.done, ['b']);
  assert.is(await deliver(context), 0);
  context.time = new Date(context.time.getTime() + 10_000);
  await deliver(context);
  assert.equal(context.done, ['b', 'a']);
});

// Seen to fail on PostgreSQL without `for update skip locked`: one entry was delivered twice.
test('two workers do not deliver the same entry', async (context) => {
  for (const key of ['a', 'b', 'c', 'd']) await add(context, key);
  await Promise.all([deliver(context), deliver(context), deliver(context)]);
  assert.equal(context.done.toSorted(), ['a', 'b', 'c', 'd']);
});

test('an entry that a dead worker had in hand comes back', async (context) => {
  await add(context, 'a');
  const inHand = Promise.withResolvers<void>();
  void deliver(context, () => {
    inHand.resolve();
    return new Promise(() => undefined);
  });
  await inHand.promise;
  context.time = new Date(context.time.getTime() + 31_000);
  await deliver(context);
  assert.equal(context.done, ['a']);
});

test.run();
