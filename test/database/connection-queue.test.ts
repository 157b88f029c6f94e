// Tests whose turn it is when all connections are taken: whoever has begun goes on, and others are refused before they
// begin.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asPartOf, ConnectionQueue } from '#server/database/connection-queue.ts';
import { openTestDatabase } from './test-database.ts';

const message = (error: Error) => error.message;
const tooLong = 'timeout exceeded when trying to connect';

test('a connection that is given back goes to whoever has begun, then to whoever came first', async () => {
  const queue = new ConnectionQueue(1, { newMs: 60_000, begunMs: 60_000 });
  const order: string[] = [];
  const enter = async (name: string, hasBegun: boolean) => {
    await asPartOf({ hasBegun }, () => queue.enter());
    order.push(name);
    queue.leave();
  };
  await queue.enter();
  const all = [enter('first', false), enter('second', false), enter('begun', true), enter('begun too', true)];
  assert.is(queue.waiting, 4);
  queue.leave();
  await Promise.all(all);
  assert.equal(order, ['begun', 'begun too', 'first', 'second']);
  assert.is(queue.waiting, 0);
});

// Seen to fail with the one deadline that the pool has: what had begun was given up as soon as what had not.
test('whoever has begun is not given up with the others', async () => {
  const queue = new ConnectionQueue(1, { newMs: 10, begunMs: 60_000 });
  await queue.enter();
  const work = { hasBegun: false };
  const begun = asPartOf({ hasBegun: true }, () => queue.enter());
  const startsMeanwhile = asPartOf(work, () => queue.enter());
  const fresh = queue.enter().catch(message);
  work.hasBegun = true;
  assert.is(await fresh, tooLong);
  assert.is(queue.waiting, 2);
  queue.leave();
  await begun;
  queue.leave();
  await startsMeanwhile;
  queue.leave();
  await queue.enter();
});

test('not even whoever has begun waits for ever', async () => {
  const queue = new ConnectionQueue(1, { newMs: 5, begunMs: 10 });
  await queue.enter();
  assert.is(await asPartOf({ hasBegun: true }, () => queue.enter()).catch(message), tooLong);
  queue.leave();
  await queue.enter();
});

test('of many who ask the database at once, nobody begins before those who have begun are done', async () => {
  const { db, poolState, close } = await openTestDatabase();
  const ended: number[] = [];
  const steps = (buyer: number) =>
    asPartOf({ hasBegun: false }, async () => {
      for (let step = 0; step < 4; step++) await sql`select pg_sleep(0.002)`.execute(db);
      ended.push(buyer);
    });
  const buyers = Array.from({ length: 60 }, (_, buyer) => steps(buyer));
  await sleep(1);
  assert.ok(poolState().total <= 10);
  await Promise.all(buyers);
  // In turn, all of them would end together.
  const late = ended.slice(0, 20).filter((buyer) => buyer >= 40);
  assert.equal(late, []);
  assert.is(poolState().waiting, 0);
  await close();
});

test.run();
