// Statements are prepared, and nobody notices: not by another answer, not after a migration, not by a full database.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { isDriverError } from '#server/database/outage.ts';
import { PreparingClient, plannedEachTime } from '#server/database/preparing-client.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { whole } from '../depths.ts';
import { openEmptyDatabase } from './test-database.ts';

type Context = { database: Awaited<ReturnType<typeof openEmptyDatabase>> };

const test = suite<Context>('prepared statements');

test.before(async (context) => {
  context.database = await openEmptyDatabase();
  await sql`create table things (id int primary key, name text)`.execute(context.database.db);
  await sql`insert into things values (1, 'żółw'), (2, null)`.execute(context.database.db);
});
test.after(({ database }) => database.close());

/** Texts of the shop's statements that this connection has prepared. */
async function listPrepared(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

test('a statement with parameters is prepared once, and answers for each of their values', async ({ database }) => {
  const prepared = await database.db.connection().execute(async (db) => {
    const find = (id: number) => sql<{ name: string }>`select name as found from things where id = ${id}`.execute(db);
    assert.equal((await find(1)).rows, [{ found: 'żółw' }]);
    assert.equal((await find(2)).rows, [{ found: null }]);
    assert.equal((await find(3)).rows, []);
    return listPrepared(db);
  });
  assert.equal(
    prepared.filter((text) => text.includes('as found')),
    ['select name as found from things where id = $1'],
  );
});

test('a statement without parameters, a long one, and one that says so, are not', async ({ database }) => {
  const prepared = await database.db.connection().execute(async (db) => {
    await sql`select 1 as plain`.execute(db);
    await sql`select ${1}::int as long, ${sql.raw(`'${'x'.repeat(8_000)}'`)} as text`.execute(db);
    await sql`${plannedEachTime} select ${1}::int as long`.execute(db);
    return listPrepared(db);
  });
  assert.equal(
    prepared.filter((text) => text.includes('as plain') || text.includes('as long')),
    [],
  );
});

whole(test)('a pool that has prepared its most leaves the others theirs', async ({ database }) => {
  const busy = await connectDatabase({ url: database.url, dataDirectory: '' });
  await busy.db.connection().execute(async (db) => {
    for (let i = 0; i < 700; i++) await sql`select ${i}::int as ${sql.ref(`number_${i}`)}`.execute(db);
    const { length } = await listPrepared(db);
    assert.ok(length > 500 && length < 700, `${length} are prepared`);
  });
  await busy.close();
  const prepared = await database.db.connection().execute(async (db) => {
    await sql`select ${1}::int as later`.execute(db);
    return listPrepared(db);
  });
  assert.equal(
    prepared.filter((text) => text.includes('as later')),
    ['select $1::int as later'],
  );
});

test('a migration that changes what statements return makes none of them fail, on any connection', async (context) => {
  const { db } = context.database;
  const find = (on: Db) => sql`select * from things where id = ${1}`.execute(on);
  const count = (on: Db) => sql`select t.*, ${2}::int as of from things t where id = ${1}`.execute(on);
  const onThree = () =>
    Promise.all(
      [1, 2, 3].map(() => db.connection().execute(async (on) => [(await find(on)).rows, (await count(on)).rows])),
    );
  await onThree();
  await sql`alter table things add column size int`.execute(db);
  const thing = { id: 1, name: 'żółw', size: null };
  for (const answers of await onThree()) assert.equal(answers, [[thing], [{ ...thing, of: 2 }]]);
});

test('a transaction that a migration changes the statements of is done again, as a whole', async (context) => {
  const { db } = context.database;
  const change = (name: string, alter?: () => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      await sql`insert into things (id, name) values (${3}, ${name})`.execute(tx);
      await alter?.();
      await sql`update things set name = ${`${name}!`} where id = ${3}`.execute(tx);
      const { rows } = await sql`select * from notes where id = ${1}`.execute(tx);
      await sql`delete from things where id = ${3}`.execute(tx);
      return rows;
    });
  await sql`create table notes (id int)`.execute(db);
  await sql`insert into notes values (1)`.execute(db);
  assert.equal(await change('before'), [{ id: 1 }]);
  let isAltered = false;
  const answer = await change('after', async () => {
    if (!isAltered) await sql`alter table notes add column more text`.execute(db);
    isAltered = true;
  });
  assert.equal(answer, [{ id: 1, more: null }]);
});

test('a failed statement can be asked again', async (context) => {
  const { db } = context.database;
  const divide = (by: number) => sql<{ result: number }>`select 10 / ${by}::int as result`.execute(db);
  const error = await divide(0).catch((failure: Error) => failure);
  assert.match(String(error), 'division by zero');
  assert.equal((await divide(5)).rows, [{ result: 2 }]);
});

test('a connection that breaks under a statement is told as the driver’s, whatever broke it', async ({ database }) => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const client = new PreparingClient(database.url);
  await client.connect();
  const waiting = client.query('select pg_sleep(60)').catch((error: Error) => error);
  client.connection.stream.destroy(broken);
  const error = await waiting;
  assert.is(error, broken);
  assert.ok(isDriverError(error));
});

test.run();
