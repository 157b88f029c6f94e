// Migrations while somebody works on their tables: nobody who comes later waits until that is done.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '#server/database/apply-migrations.ts';
import { readIndexes } from '#server/database/upgrades/apply-beside-sales.ts';
import { chainMigrations } from '#server/database/upgrades/migration-chain.ts';
import { type NamedDatabase, openEmptyDatabase } from '../test-database.ts';

type Context = { database: NamedDatabase };
const test = suite<Context>('migrations beside others');

test.before.each(async (context) => {
  context.database = await openEmptyDatabase({ deadlines: null });
  await sql`create table things (id int, label text)`.execute(context.database.db);
  await sql`insert into things select n, repeat('x', 100) from generate_series(1, 20000) as n`.execute(
    context.database.db,
  );
});
test.after.each(({ database }) => database.close());

const aMigration = (text: string) => chainMigrations([{ name: '000001-more.sql', sql: text }]);

/**
 * Applies it while a transaction has written a row and is open; meanwhile another row must be written. Says what it waited
 * for: the table, which all wait for who come later, or the transaction.
 */
async function applyBeside({ database: { db } }: Context, text: string): Promise<string> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const open = db.transaction().execute(async (tx) => {
    await sql`insert into things values (0, 'before')`.execute(tx);
    begin();
    await over;
  });
  await begun;
  const applied = migrate(db, aMigration(text));
  const waitsFor = await untilWaiting(db);
  await sql`insert into things values (0, 'meanwhile')`.execute(db);
  end();
  await open;
  assert.equal(await applied, ['000001-more.sql']);
  return waitsFor;
}

async function untilWaiting(db: NamedDatabase['db']): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ kind: string }>`
      select wait_event as kind from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows[0]) return rows[0].kind;
  }
}

test('an index of a large table is built beside who writes', async (context) => {
  const text = '-- For finding them.\ncreate index things_id on things (id) where id > 7;';
  assert.is(await applyBeside(context, text), 'virtualxid');
  assert.is(await stateOf(context, 'things_id'), 'valid');
});

test('a table is changed when it is free, and not asked for all the time until then', async (context) => {
  assert.is(await applyBeside(context, 'alter table things add column more int;'), 'relation');
  const { rows } = await sql`select more from things where label in ('before', 'meanwhile')`.execute(
    context.database.db,
  );
  assert.equal(rows, [{ more: null }, { more: null }]);
});

test('an index that was left half-way is built anew', async (context) => {
  const { db } = context.database;
  const unique = aMigration('create unique index things_once on things (id);');
  await sql`insert into things values (1, 'twice')`.execute(db);
  assert.match(await migrate(db, unique).catch(({ message }) => message), /could not create unique index/);
  assert.is(await stateOf(context, 'things_once'), 'invalid');
  await sql`delete from things where label = 'twice'`.execute(db);
  assert.equal(await migrate(db, unique), ['000001-more.sql']);
  assert.is(await stateOf(context, 'things_once'), 'valid');
  assert.equal(await migrate(db, unique), []);
});

test('only a migration of nothing but indexes is done so', () => {
  const read = (text: string) => readIndexes({ sql: text }).map(({ name, table }) => `${name} of ${table}`);
  assert.equal(read('-- One; and two.\ncreate index a on b (c);\ncreate unique index d on e using brin (f);'), [
    'a of b',
    'd of e',
  ]);
  assert.equal(read('create index a on b (c); drop index d;'), []);
  assert.equal(read("create function f() returns text language sql as $$ select 'create index a on b (c);' $$;"), []);
  assert.equal(read('-- Nothing.'), []);
});

async function stateOf({ database: { db } }: Context, index: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select case when indisvalid then 'valid' else 'invalid' end as state
    from pg_index where indexrelid = to_regclass(${index})`.execute(db);
  return rows[0]?.state;
}

test.run();
