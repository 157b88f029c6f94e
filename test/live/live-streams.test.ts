// The office's stream: who is told what, what is told after a break, and that nothing of it outlives its session.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { mock } from 'node:test';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { MOST_STREAMS, MOST_STREAMS_OF_SESSION } from '#server/live/live-streams.ts';
import { IDLE_MS } from '#server/staff/session-rules.ts';
import { endSessions } from '#server/staff/session-store.ts';
import { insertStaff } from '#server/staff/staff-store.ts';
import { roles } from '#src/staff/permissions.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { askForStream, closeLiveStreams, openLiveStream } from './open-live-stream.ts';

const test = suite<{ shop: ShopFixture }>('streams of the office');

test.before(async (context) => {
  // Without heartbeats, which would tell of a session's end too, some seconds later.
  mock.timers.enable({ apis: ['setInterval'] });
  context.shop = await aShop();
});
test.after(async ({ shop }) => {
  await shop.close();
  mock.timers.reset();
});
test.after.each(closeLiveStreams);

const now = shopTime;
const anOrder = ({ database, payments }: ShopFixture) => aPaidOrder({ db: database.db, now: () => shopTime, payments });
const touch = ({ database: { db } }: ShopFixture, number: number) =>
  db.updateTable('orders').set({ note: randomUUID() }).where('number', '=', number).execute();
/** Ends listening as when a connection breaks: the process listens again by itself. */
const endListening = ({ database: { db } }: ShopFixture) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'kasa notices'`.execute(db);
const statusOf = (answer: IncomingMessage) => {
  answer.destroy();
  return answer.statusCode;
};
const countStreams = async ({ app }: ShopFixture) => {
  const { body } = await app.inject('/metrics');
  return Number(/^kasa_live_streams (\d+)$/m.exec(body)?.[1]);
};

for (const role of roles) {
  test(`${role}: a paid order is told by its number; who works here only to whom that concerns`, async ({ shop }) => {
    const { db } = shop.database;
    const person = await signedInStaff(db, role, { now });
    const stream = await openLiveStream(shop, person.cookie);
    // What signing in changed may be told after it.
    assert.is(stream.events[0], 'hello anew');
    const somebody = await signedInStaff(db, 'packer', { now });
    const { number } = await anOrder(shop);
    await stream.untilTold(`order ${number}`);
    await stream.untilTold(`new_order ${number}`);
    assert.is(stream.events.includes(`staff ${somebody.id}`), role === 'owner');
    await db.updateTable('staff').set({ name: 'Robin' }).where('id', '=', person.id).execute();
    await stream.untilTold(`staff ${person.id}`);
    stream.close();
  });
}

test('nobody else has a stream', async ({ shop }) => {
  const { db } = shop.database;
  const over = await signedInStaff(db, 'owner', { now: new Date(shopTime.getTime() - IDLE_MS) });
  const { cookie } = await signedInStaff(db, 'owner', { now });
  const statuses = await Promise.all(
    [
      {},
      { cookie: 'kasa_office=none' },
      { cookie: over.cookie },
      { cookie, origin: 'https://elsewhere.example' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    ].map(async (headers: IncomingHttpHeaders) => statusOf(await askForStream(shop, headers))),
  );
  assert.equal(statuses, [401, 401, 401, 400, 400]);
  assert.is((await shop.app.inject({ method: 'HEAD', url: '/api/admin/live', headers: { cookie } })).statusCode, 405);
});

test('after a break exactly what was missed is told, and everything is asked for when that is unknown', async ({
  shop,
}) => {
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now });
  const { number } = await anOrder(shop);
  const { number: other } = await anOrder(shop);
  const before = await openLiveStream(shop, cookie);
  await touch(shop, number);
  await before.untilTold(`order ${number}`);
  before.close();
  await touch(shop, other);
  const after = await openLiveStream(shop, cookie, before.position());
  assert.equal(after.events[0], 'hello');
  assert.ok(after.events.includes(`order ${other}`));
  after.close();
  for (const position of [`1-${Date.now() - 2 * 60 * 60_000}`, `9999999999-${Date.now()}`, 'x']) {
    const anew = await openLiveStream(shop, cookie, position);
    assert.equal(anew.events, ['hello anew'], position);
    anew.close();
  }
});

test('a transaction that commits late is told to whoever comes back meanwhile', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'packer', { now });
  const { number: slow } = await anOrder(shop);
  const { number: quick } = await anOrder(shop);
  const first = await openLiveStream(shop, cookie);
  let position = '';
  await inTransaction(db, async (tx) => {
    await tx.updateTable('orders').set({ note: 'slow' }).where('number', '=', slow).execute();
    await touch(shop, quick);
    await first.untilTold(`order ${quick}`);
    position = first.position();
    first.close();
  });
  const second = await openLiveStream(shop, cookie, position);
  assert.ok(second.events.includes(`order ${slow}`));
  second.close();
});

test('too many changes are not named one by one', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'packer', { now });
  const stream = await openLiveStream(shop, cookie);
  await inTransaction(db, async (tx) => {
    await sql`select note_office_changes('order', array(select n::text from generate_series(1, 101) as n))`.execute(tx);
  });
  await stream.untilTold('order *');
  await sql`insert into office_changes (kind, subject) select 'order', n::text from generate_series(1, 201) as n`.execute(
    db,
  );
  const late = await openLiveStream(shop, cookie, stream.position());
  assert.is(late.events[0], 'hello anew');
  stream.close();
  late.close();
});

test('a stream ends with its session, and a role that changes changes what it tells', async ({ shop }) => {
  const { db } = shop.database;
  const manager = await signedInStaff(db, 'owner', { now });
  const stream = await openLiveStream(shop, manager.cookie);
  await db.updateTable('staff').set({ role: 'packer' }).where('id', '=', manager.id).execute();
  await stream.untilTold(`staff ${manager.id}`);
  const somebody = await signedInStaff(db, 'packer', { now });
  await inTransaction(db, (tx) => endSessions(tx, manager.id));
  await stream.untilTold('signedOut');
  await until(async () => stream.isOver());
  assert.not(stream.events.includes(`staff ${somebody.id}`));
  assert.is(statusOf(await askForStream(shop, { cookie: manager.cookie })), 401);
});

test('what changes while a new role is being read is told by the new role', async ({ shop }) => {
  const { db } = shop.database;
  const manager = await signedInStaff(db, 'owner', { now });
  const stream = await openLiveStream(shop, manager.cookie);
  await sql`select note_office_changes('order', array['1000'])`.execute(db);
  // Signing in may be told as a change of the person, too.
  await stream.untilTold('order 1000');
  stream.events.length = 0;
  await inTransaction(db, async (tx) => {
    await sql`lock table staff_sessions in access exclusive mode`.execute(tx);
    await db.updateTable('staff').set({ role: 'packer' }).where('id', '=', manager.id).execute();
    // The change of the role has come when the one after it has: notices keep their order.
    const somebody = { email: 'somebody@shop.example', name: 'Robin Kowalski', role: 'packer', locale: 'en' } as const;
    const id = await inTransaction(db, (other) => insertStaff(other, somebody, now));
    await sql`select note_office_changes('order', array['1001'])`.execute(db);
    await stream.untilTold(`staff ${manager.id}`);
    assert.not(stream.events.includes(`staff ${id}`));
  });
  await stream.untilTold('order 1001');
  assert.equal(
    stream.events.filter((event) => event.startsWith('staff')),
    [`staff ${manager.id}`],
  );
  stream.close();
});

test('what changes while the process does not hear is told when it does again', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'packer', { now });
  const { number } = await anOrder(shop);
  const stream = await openLiveStream(shop, cookie);
  await endListening(shop);
  await touch(shop, number);
  await stream.untilTold(`order ${number}`);
  assert.not(stream.isOver());
  stream.close();
});

test('what was missed is told although it could not be read at first, nor could later changes hide it', async () => {
  let isRefused = false;
  let refusals = 0;
  const shop = await aShop({
    beforeQuery() {
      if (!isRefused) return;
      refusals += 1;
      throw Object.assign(new Error('the database has only begun to answer'), { code: '57P03' });
    },
  });
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'packer', { now });
  const { number } = await anOrder(shop);
  const { number: later } = await anOrder(shop);
  const stream = await openLiveStream(shop, cookie);
  isRefused = true;
  await endListening(shop);
  await touch(shop, number);
  await until(() => refusals > 0, 'what was missed is asked for');
  await touch(shop, later);
  await stream.untilTold(`order ${later}`);
  assert.not(stream.events.includes(`order ${number}`));
  isRefused = false;
  await stream.untilTold(`order ${number}`);
  stream.close();
  await shop.close();
});

test('a browser that leaves leaves nothing behind', async ({ shop }) => {
  await until(async () => (await countStreams(shop)) === 0);
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now });
  const streams = await Promise.all([1, 2, 3].map(() => openLiveStream(shop, cookie)));
  assert.is(await countStreams(shop), 3);
  for (const stream of streams) stream.close();
  await until(async () => (await countStreams(shop)) === 0);
});

test('a process holds a hundred streams, and a session of them four', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'packer', { now });
  const own = [];
  for (let n = 0; n <= MOST_STREAMS_OF_SESSION; n++) own.push(await openLiveStream(shop, cookie));
  await own[0]?.untilTold('replaced');
  assert.is(await countStreams(shop), MOST_STREAMS_OF_SESSION);
  const people = await Promise.all(
    Array.from({ length: MOST_STREAMS - MOST_STREAMS_OF_SESSION }, () => signedInStaff(db, 'packer', { now })),
  );
  const streams = await Promise.all(people.map((person) => openLiveStream(shop, person.cookie)));
  assert.is(await countStreams(shop), MOST_STREAMS);
  const one = await signedInStaff(db, 'packer', { now });
  const refused = await askForStream(shop, { cookie: one.cookie });
  assert.equal([statusOf(refused), refused.headers['retry-after']], [429, '60']);
  const [first] = streams;
  first?.close();
  await until(async () => (await countStreams(shop)) < MOST_STREAMS);
  (await openLiveStream(shop, one.cookie)).close();
  for (const stream of [...own, ...streams]) stream.close();
});

test('a shop that stops ends its streams', async () => {
  const shop = await aShop();
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now });
  const stream = await openLiveStream(shop, cookie);
  await shop.close();
  await until(async () => stream.isOver());
});

test('an open screen keeps no session from being idle', async ({ shop }) => {
  const { db } = shop.database;
  const lastUse = new Date(shopTime.getTime() - IDLE_MS / 2);
  const { id, cookie } = await signedInStaff(db, 'packer', { now: lastUse });
  const usedAt = async () =>
    (
      await db.selectFrom('staff_sessions').select('last_used_at').where('staff_id', '=', id).executeTakeFirstOrThrow()
    ).last_used_at.getTime();
  (await openLiveStream(shop, cookie)).close();
  await shop.app.inject({ url: '/api/admin/query/OrdersToday', headers: { cookie } });
  assert.is(await usedAt(), lastUse.getTime());
  await shop.app.inject({ url: '/admin', headers: { cookie } });
  assert.is(await usedAt(), shopTime.getTime());
});

test.run();
