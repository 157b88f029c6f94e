// The deadlines on a PostgreSQL, and a connection that falls silent: it is given up, and what it had begun never counts.

import { mock } from 'node:test';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database, type Db, type Deadlines } from '#server/database/connect.ts';
import { isDatabaseOutage } from '#server/database/outage.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { whole } from '../depths.ts';
import { type Relay, startRelay } from '../faults/relay.ts';
import { HANG_MS, until } from '../fixtures/until.ts';
import { openEmptyDatabase } from './test-database.ts';

type Context = { relay: Relay; direct: Database; database: Database; url: string };

const test = suite<Context>('deadlines');

const generous: Deadlines = { statementMs: HANG_MS, lockMs: HANG_MS, idleMs: HANG_MS, answerMs: HANG_MS };

/** One deadline is soon over; no slow machine meets another before it. */
async function withSoon({ url }: Context, soon: Partial<Deadlines>, work: (database: Database) => Promise<unknown>) {
  const database = await connectDatabase({ url, dataDirectory: '', deadlines: { ...generous, ...soon } });
  await work(database).finally(database.close);
}

test.before(async (context) => {
  const direct = await openEmptyDatabase();
  await sql`create table notes (id int primary key, text text not null)`.execute(direct.db);
  await sql`insert into notes values (1, 'first')`.execute(direct.db);
  const { rows } = await sql<{ socket: string; port: number }>`
    select current_setting('unix_socket_directories') as socket, current_setting('port')::int as port`.execute(
    direct.db,
  );
  const [{ socket = '', port = 0 } = {}] = rows;
  context.direct = direct;
  context.relay = await startRelay(`${socket}/.s.PGSQL.${port}`);
  const url = new URL(direct.url);
  url.host = `127.0.0.1:${context.relay.port}`;
  url.search = '';
  context.url = url.href;
  context.database = await connectDatabase({ url: url.href, dataDirectory: '', deadlines: generous });
});
test.after(async ({ relay, direct, database }) => {
  await database.close();
  await relay.close();
  await direct.close();
});

const failureOf = async (work: Promise<unknown>) => {
  const [outcome] = await Promise.allSettled([work]);
  assert.is(outcome.status, 'rejected');
  const error: Error & { code?: string } = outcome.status === 'rejected' ? outcome.reason : null;
  assert.ok(isDatabaseOutage(error), `${error.code} ${error.message}`);
  return error;
};

const backendOf = async ({ db }: { db: Db }) => {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db);
  return rows[0]?.id;
};

const untilGone = ({ direct }: Context, backend: number | undefined) =>
  until(
    async () => (await sql`select from pg_stat_activity where pid = ${backend}`.execute(direct.db)).rows.length === 0,
  );

/** What is waited for is given up meanwhile, whatever it is worth waiting for. */
async function letTimePass(waiting: () => Promise<unknown>): Promise<unknown> {
  mock.timers.enable({ apis: ['setTimeout'] });
  let isOver = false;
  const over = waiting().finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  while (!isOver) {
    await new Promise(setImmediate);
    mock.timers.tick(HANG_MS);
  }
  mock.timers.reset();
  return over;
}

test('a statement, a lock and an idle transaction have their deadlines', async (context) => {
  const { direct } = context;
  await withSoon(context, { statementMs: 400 }, async ({ db }) => {
    assert.is((await failureOf(sql`select pg_sleep(60)`.execute(db))).code, '57014');
  });
  await withSoon(context, { lockMs: 150 }, async ({ db }) => {
    await inTransaction(direct.db, async (tx) => {
      await sql`select from notes where id = 1 for update`.execute(tx);
      assert.is((await failureOf(sql`update notes set text = 'mine'`.execute(db))).code, '55P03');
    });
  });
  await withSoon(context, { idleMs: 400 }, async ({ db }) => {
    await failureOf(
      inTransaction(db, async (tx) => {
        const backend = await backendOf({ db: tx });
        await sql`update notes set text = 'held'`.execute(tx);
        await untilGone(context, backend);
        await sql`select 1`.execute(tx);
      }),
    );
  });
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(direct.db);
  assert.equal(rows, [{ text: 'first' }]);
});

// Seen to fail without the listener of `PreparingClient`: it ends the process.
test('a connection that breaks in a transaction ends that, and nothing else', async (context) => {
  const { database, direct } = context;
  await failureOf(
    inTransaction(database.db, async (tx) => {
      const backend = await backendOf({ db: tx });
      await sql`select pg_terminate_backend(${backend})`.execute(direct.db);
      await untilGone(context, backend);
      await sql`select 1`.execute(tx);
    }),
  );
  assert.type(await backendOf(database), 'number');
});

// Seen to fail with the connection given back to the pool: the next statement hung on it until its own deadline.
test('a connection that falls silent is replaced, and its transaction never commits', async (context) => {
  const { database, direct, relay } = context;
  const before = await backendOf(database);
  const error = await failureOf(
    inTransaction(database.db, async (tx) => {
      await sql`update notes set text = 'half'`.execute(tx);
      relay.hold();
      await letTimePass(() => sql`update notes set text = 'whole'`.execute(tx));
    }),
  );
  assert.match(error.message, /not queryable|Query read timeout/);
  relay.openAnew();
  assert.is.not(await backendOf(database), before);
  assert.is(database.poolState().total, 1);
  relay.release();
  const { rows } = await sql<{ text: string }>`select text from notes for update`.execute(direct.db);
  assert.equal(rows, [{ text: 'first' }]);
});

whole(test)('who listens notices the silence, and hears again when it is over', async ({ database, relay }) => {
  const heard: string[] = [];
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
  const stop = database.listen({
    onChange: (tag) => heard.push(tag),
    onListening(isListening, cause) {
      heard.push(`${isListening} ${cause?.message ?? ''}`);
      if (heard.length === 1) relay.hold();
      else if (isListening) comeBack();
      else lose();
    },
  });
  await lost;
  // A connection is not lost once more with every try.
  await new Promise((resolve) => setTimeout(resolve, 600));
  relay.openAnew();
  await back;
  assert.equal(heard, ['true ', 'false The database has not answered for 3 s', 'true ']);
  relay.release();
  await stop();
});

test('a command takes as long as it needs', async ({ url }) => {
  const { db, close } = await connectDatabase({ url, dataDirectory: '', deadlines: null });
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  assert.equal(rows, [{ statement: '0', lock: '0', idle: '0' }]);
  await close();
});

test.run();
