// The queue of what has changed: each process hears of every commit, whoever wrote it, in whatever order they ended, and
// nothing stays in it.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listenOnPostgresql } from '#server/database/change-notices.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { noteNotice } from '#server/database/note-notice.ts';
import {
  type Ask,
  beginReading,
  deleteNoticesSeen,
  type NoticePosition,
  NoticeReader,
  readNotices,
} from '#server/database/notice-queue.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { until } from '../../fixtures/until.ts';
import { type NamedDatabase, openTestDatabase } from '../test-database.ts';

type Context = { database: NamedDatabase; other: Database; ask: Ask; client: pg.Client };

const test = suite<Context>('the queue of notices');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.other = await connectDatabase({ url: context.database.url, dataDirectory: '' });
  context.client = new pg.Client(context.database.url);
  await context.client.connect();
  context.ask = (text, values) => context.client.query(text, values);
});
test.before.each(async ({ database }) => {
  await sql`truncate change_notices`.execute(database.db);
});
test.after(async ({ database, other, client }) => {
  await client.end();
  await other.close();
  await database.close();
});

async function startListening(database: Database): Promise<{ heard: string[]; stop: () => Promise<void> }> {
  const heard: string[] = [];
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stop = database.listen({ onChange: (tag) => heard.push(tag), onListening: () => resolve() });
  await listening;
  return { heard, stop };
}

test('no trigger and no function notifies inside a transaction', async ({ database }) => {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      and p.prosrc ~* '(pg_notify|[^_]notify )'`.execute(database.db);
  assert.equal(rows, []);
});

test('of sixty-four writers every commit is heard once by everyone who listens, and nothing that was rolled back', async ({
  database,
  other,
}) => {
  const listeners = [await startListening(database), await startListening(other)];
  const committed: string[] = [];
  const write = async (writer: number) => {
    const { db } = writer % 2 ? database : other;
    for (let turn = 0; turn < 5; turn++) {
      const tag = `cart:${writer}-${turn}`;
      // Each seventh takes long, so that those who began later end before; each fifth comes to nothing.
      const isKept = (writer + turn) % 5 !== 0;
      await inTransaction(db, async (tx) => {
        await noteNotice(tx, tag);
        if ((writer * 5 + turn) % 7 === 0) await sleep(60);
        return { ok: isKept, error: 'rolled back' };
      });
      if (isKept) committed.push(tag);
    }
  };
  await Promise.all(Array.from({ length: 64 }, (_, writer) => write(writer)));
  for (const { heard, stop } of listeners) {
    await until(() => heard.length >= committed.length, 'everything is heard');
    await stop();
    assert.equal(heard.toSorted(), committed.toSorted());
  }
});

test('what a process committed that was killed before it could wake anybody is heard all the same', async ({
  database,
  client,
}) => {
  const { heard, stop } = await startListening(database);
  await client.query(`select note_notice('catalogue')`);
  await until(() => heard.includes('catalogue'));
  await stop();
});

test('a commit of this shop is heard without waiting for the next look', async ({ database, other }) => {
  const heard: string[] = [];
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const receiver = { onChange: (tag: string) => void heard.push(tag), onListening: () => resolve() };
  const surroundings = { onSilence: () => undefined, followCommits: () => undefined, lookEveryMs: 3_600_000 };
  const stop = listenOnPostgresql(database.url, receiver, surroundings);
  await listening;
  const own = await startListening(other);
  for (const tag of ['cart:1', 'cart:2', 'cart:3']) {
    await inTransaction(other.db, (tx) => noteNotice(tx, tag));
    await until(() => heard.includes(tag));
  }
  await stop();
  await own.stop();
});

test('a transaction says the same once, and a screen of the office goes on from before what it may lack', async ({
  ask,
  database,
}) => {
  const seen = await beginReading(ask);
  await inTransaction(database.db, async (tx) => {
    await noteNotice(tx, 'site');
    await noteNotice(tx, 'site');
    await sql`select note_office_changes('order', array['1', '2'])`.execute(tx);
  });
  const read = await readNotices(ask, seen);
  assert.equal(read.tags, [
    'site',
    `office:${seen.oldestRunning}:order:1`,
    `office:${read.seen.oldestRunning}:order:2`,
  ]);
  assert.equal((await readNotices(ask, read.seen)).tags, []);
});

test('deleted is what could be read then, and no row of a transaction that was still running', async ({
  ask,
  database,
  other,
}) => {
  const tags = async () =>
    (await database.db.selectFrom('change_notices').select('tag').orderBy('tag').execute()).map(({ tag }) => tag);
  await noteNotice(database.db, 'early');
  await inTransaction(other.db, async (tx) => {
    await noteNotice(tx, 'begun before, committed after');
    const then = await beginReading(ask);
    await noteNotice(database.db, 'late');
    // A copied database brings numbers that this PostgreSQL has not reached.
    await sql`insert into change_notices (xid, tag) values ('9999999999', 'of another PostgreSQL')`.execute(
      database.db,
    );
    assert.equal((await readNotices(ask, then)).tags, ['late']);
    await deleteNoticesSeen(ask, then);
    assert.equal(await tags(), ['late']);
  });
  assert.equal(await tags(), ['begun before, committed after', 'late']);
  await deleteNoticesSeen(ask, await beginReading(ask));
  assert.equal(await tags(), []);
});

test('who reads deletes within two minutes what could be read, and knows when it has not read for too long', async ({
  ask,
  database,
}) => {
  let later = 0;
  const askLater: Ask = async (text, values) => {
    const { rows } = await ask(text, values);
    return { rows: rows.map((row) => ({ ...(row as NoticePosition), atMs: (row as NoticePosition).atMs + later })) };
  };
  const count = async () => (await database.db.selectFrom('change_notices').select('tag').execute()).length;
  const reader = new NoticeReader(askLater, await beginReading(askLater));
  for (const expected of [1, 2, 3, 4, 5, 3, 4, 5, 3]) {
    await noteNotice(database.db, 'site');
    later += 20_000;
    assert.equal(await reader.read(), ['site']);
    assert.is(await count(), expected, `after ${later / 1_000} s`);
  }
  later += 31_000;
  const [outcome] = await Promise.allSettled([reader.read()]);
  assert.is(outcome?.status, 'rejected');
});

test.run();
