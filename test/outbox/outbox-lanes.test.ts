// Lanes of the outbox beside each other, and one whose other end is away.
import { mock } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { startOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane, type OutboxHandler, Postponed } from '#server/outbox/outbox-lanes.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { createShopMetrics } from '#server/telemetry/shop-metrics.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { until } from '../fixtures/until.ts';

type Context = { database: Database; time: Date; done: string[]; lines: string[]; stop: () => Promise<void> };

class MailServerGone extends Error {}

const mail = { name: 'mail', isBlockedBy: (error: unknown) => error instanceof MailServerGone };
const payments = { name: 'payments' };
const hooks = { name: 'hooks', atOnce: 2 };

const test = suite<Context>('lanes of the outbox');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async (context) => {
  context.time = new Date('2026-11-21T10:00:00Z');
  context.done = [];
  context.lines = [];
  context.stop = async () => undefined;
  await context.database.db.deleteFrom('outbox').execute();
});
test.after.each(({ stop }) => {
  mock.timers.reset();
  return stop();
});
test.after(({ database }) => database.close());

/** Delivers for as long as the test takes, and gives the figures. */
function start(context: Context, sendMail: OutboxHandler) {
  const metrics = createShopMetrics();
  const note = (_fields: unknown, message: string) => void context.lines.push(message);
  context.stop = startOutbox({
    db: context.database.db,
    now: () => context.time,
    // No more of a logger is called here.
    log: { ...silentLog, error: note, info: note } as unknown as FastifyBaseLogger,
    metrics,
    handlers: {
      ...inLane(mail, {
        async letter(entry, signal) {
          await sendMail(entry, signal);
          context.done.push(entry.deduplicationKey);
        },
      }),
      ...inLane(payments, {
        async refund({ deduplicationKey }) {
          context.done.push(deduplicationKey);
        },
      }),
    },
  });
  return metrics;
}

function add({ database, time }: Context, kind: string, key: string) {
  return inTransaction(database.db, (tx) => addToOutbox(tx, { deduplicationKey: key, kind, payload: {} }, time));
}

const later = (context: Context, seconds: number) => {
  context.time = new Date(context.time.getTime() + seconds * 1000);
};

const rowOf = ({ database }: Context, key: string) =>
  database.db.selectFrom('outbox').selectAll().where('deduplication_key', '=', key).executeTakeFirstOrThrow();

const untilDone = (context: Context, count: number) => until(async () => context.done.length >= count);

test('a lane that hangs holds up no other', async (context) => {
  start(
    context,
    (_entry, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal))),
  );
  await add(context, 'letter', 'confirmation');
  await until(async () => (await rowOf(context, 'confirmation')).attempts === 1);
  await add(context, 'refund', 'money');
  await untilDone(context, 1);
  assert.equal(context.done, ['money']);
});

test('what becomes due while one place of a lane is held is taken by the others', async (context) => {
  const { promise: hasAnswered, resolve: answer } = Promise.withResolvers<void>();
  context.stop = startOutbox({
    ...{ db: context.database.db, now: () => context.time, log: silentLog },
    handlers: inLane(hooks, {
      async hook({ deduplicationKey }) {
        if (deduplicationKey === 'slow') await hasAnswered;
        context.done.push(deduplicationKey);
      },
    }),
  });
  await add(context, 'hook', 'slow');
  await until(async () => (await rowOf(context, 'slow')).attempts === 1);
  await add(context, 'hook', 'quick');
  await untilDone(context, 1);
  await add(context, 'hook', 'quick too');
  await untilDone(context, 2);
  assert.equal(context.done, ['quick', 'quick too']);
  answer();
  await untilDone(context, 3);
});

test('an entry whose receiver is not to be asked now waits, and has been tried no more often', async (context) => {
  const soon = new Date(context.time.getTime() + 5_000);
  start(context, async () => {
    if (context.time < soon) throw new Postponed(soon);
  });
  await add(context, 'letter', 'a');
  const { next_attempt_at: wanted } = await rowOf(context, 'a');
  await until(async () => (await rowOf(context, 'a')).next_attempt_at.getTime() === soon.getTime());
  assert.ok(wanted < soon);
  assert.is((await rowOf(context, 'a')).attempts, 0);
  assert.equal(context.lines, []);
  later(context, 5);
  await untilDone(context, 1);
});

test('a lane whose other end is away pauses as a whole, tries with one entry, and goes on by itself', async (context) => {
  let tries = 0;
  let isAway = true;
  const metrics = start(context, async () => {
    tries += 1;
    if (isAway) throw new MailServerGone('no mail server');
  });
  const isPaused = async () => (await metrics.outboxPaused.get()).values.find(({ labels }) => labels.lane === 'mail');
  for (const key of ['a', 'b', 'c']) await add(context, 'letter', key);
  await until(async () => (await isPaused())?.value === 1);
  await add(context, 'refund', 'money');
  await untilDone(context, 1);
  assert.is(tries, 1);
  // After a second, and then after two.
  later(context, 1);
  await until(async () => tries === 2);
  later(context, 1);
  await add(context, 'refund', 'more money');
  await untilDone(context, 2);
  assert.is(tries, 2);
  assert.equal(context.lines, ['outbox lane paused: its other end cannot be used']);

  isAway = false;
  later(context, 60);
  await untilDone(context, 5);
  assert.equal(context.done.slice(2).toSorted(), ['a', 'b', 'c']);
  assert.is((await isPaused())?.value, 0);
  assert.equal(context.lines.slice(1), ['outbox lane goes on']);
});

test('an outage is in the log once a minute, however often it is tried', async (context) => {
  let tries = 0;
  start(context, async () => {
    tries += 1;
    throw new MailServerGone('no mail server');
  });
  await add(context, 'letter', 'a');
  await until(async () => tries === 1);
  for (let seconds = 1; seconds <= 32; seconds *= 2) {
    const before = tries;
    later(context, seconds);
    await until(async () => tries > before);
  }
  assert.ok(tries >= 6);
  // 63 seconds have passed.
  assert.is(context.lines.length, 2);
});

test('what is wrong with one entry does not pause its lane', async (context) => {
  start(context, async ({ deduplicationKey }) => {
    if (deduplicationKey === 'wrong')
      throw Object.assign(new Error('no such box: <jan@example.com>'), { code: 'EENVELOPE' });
  });
  await add(context, 'letter', 'wrong');
  await add(context, 'letter', 'right');
  await untilDone(context, 1);
  assert.equal([context.done, context.lines], [['right'], ['outbox entry failed']]);
  assert.is((await rowOf(context, 'wrong')).last_error, 'Error EENVELOPE: no such box: …');
});

test('an entry that fails many times is tried again, and told of as such', async (context) => {
  start(context, async () => {
    throw new Error('no such box');
  });
  await context.stop();
  await add(context, 'letter', 'a');
  await context.database.db.updateTable('outbox').set({ attempts: 9 }).execute();
  start(context, async () => {
    throw new Error('no such box');
  });
  await until(async () => (await rowOf(context, 'a')).last_error !== null);
  assert.equal(context.lines, ['outbox entry fails again and again']);
  const { next_attempt_at } = await rowOf(context, 'a');
  assert.is(next_attempt_at.getTime() - context.time.getTime(), 1_024_000);
});

test('what takes longer than a claim is not taken by another', async (context) => {
  mock.timers.enable({ apis: ['setInterval'] });
  let sent = 0;
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  const slowly = async () => {
    sent += 1;
    await isSent;
  };
  start(context, slowly);
  const { stop } = context;
  await add(context, 'letter', 'a');
  await until(async () => sent === 1);
  start(context, slowly);
  try {
    for (let i = 0; i < 5; i++) {
      later(context, 10);
      mock.timers.tick(10_000);
      const renewed = context.time.getTime() + 30_000;
      await until(async () => (await rowOf(context, 'a')).next_attempt_at.getTime() === renewed);
    }
  } finally {
    send();
  }
  await untilDone(context, 1);
  await stop();
  assert.equal([sent, context.done], [1, ['a']]);
});

test('a shop that stops gives up what is in hand, and the next one takes it at once', async (context) => {
  start(
    context,
    (_entry, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal))),
  );
  await add(context, 'letter', 'a');
  await until(async () => (await rowOf(context, 'a')).attempts === 1);
  await context.stop();
  start(context, async () => undefined);
  await untilDone(context, 1);
  assert.equal([context.done, context.lines], [['a'], []]);
});

test('a kind that nobody handles is told of', async (context) => {
  start(context, async () => undefined);
  await add(context, 'parcel', 'a');
  await until(async () => (await rowOf(context, 'a')).last_error !== null);
  assert.equal(context.lines, ['outbox entry failed']);
  assert.match((await rowOf(context, 'a')).last_error ?? '', 'kind parcel');
});

test.run();
