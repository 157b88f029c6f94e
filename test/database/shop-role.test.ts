// The shop is no superuser of its own cluster: not in a new one, and not in one of an earlier release.
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { openClusterAddress } from '#server/database/embedded/cluster-address.ts';
import { openClusterHome } from '#server/database/embedded/cluster-home.ts';
import { whole } from '../depths.ts';
import { copyMigratedFolder } from './data-templates.ts';

const test = suite<{ directory: string }>('the role of the shop');

test.before.each(async (context) => {
  context.directory = await copyMigratedFolder();
});
test.after.each(({ directory }) => rmSync(directory, { recursive: true }));

const open = (directory: string) => connectDatabase({ dataDirectory: directory });

const refusalOf = ({ db }: Database, statement: string) =>
  sql
    .raw(statement)
    .execute(db)
    .then(
      () => null,
      ({ code }) => code,
    );

/** A folder as releases had it until now: all of the shop is the superuser's, and nobody else is there. */
async function makeEarlierFolder(directory: string): Promise<void> {
  const database = await open(directory);
  const { superuserUrl } = await openClusterAddress(await openClusterHome(directory));
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('reassign owned by shop to kasa; drop owned by shop; drop role shop');
  await client.query('create table public.notes (id int generated always as identity, text text)');
  await client.query(`create type public.mood as enum ('good')`);
  await client.end();
  await database.close();
}

const foreign = sql<{ name: string }>`
  select relname as name from pg_class where relnamespace = any('{public,sandbox}'::regnamespace[])
    and relkind in ('r', 'S', 'v') and relowner <> 'shop'::regrole
    and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
  union all
  select proname from pg_proc where pronamespace = any('{public,sandbox}'::regnamespace[]) and proowner <> 'shop'::regrole
    and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
  union all select typname from pg_type where typname = 'mood' and typowner <> 'shop'::regrole
  union all select nspname from pg_namespace where nspname = 'sandbox' and nspowner <> 'shop'::regrole
  union all select stxname from pg_statistic_ext where stxowner <> 'shop'::regrole`;

test('it owns what it works with, runs no programs, reads no files and becomes nobody else', async ({ directory }) => {
  const database = await open(directory);
  const { rows } = await sql<{ role: string; isSuper: boolean }>`
    select current_user as role, rolsuper as "isSuper" from pg_roles where rolname = current_user`.execute(database.db);
  assert.equal(rows, [{ role: 'shop', isSuper: false }]);
  const forbidden = '42501';
  for (const statement of [
    `copy settings to program 'true'`,
    `copy settings from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    'set role kasa',
    'alter role shop superuser',
    `alter system set archive_command = 'true'`,
    'delete from pg_authid',
    `create function run() returns int language c as '/tmp/run.so'`,
    'create extension file_fdw',
  ]) {
    assert.is(await refusalOf(database, statement), forbidden, statement);
  }
  assert.equal((await foreign.execute(database.db)).rows, []);
  for (const statement of ['create extension if not exists pg_trgm', 'create table notes (id int)', 'analyze']) {
    assert.is(await refusalOf(database, statement), null, statement);
  }
  await database.close();
});

whole(test)(
  'a folder of an earlier release is handed over at its first start, and works as before',
  async ({ directory }) => {
    await makeEarlierFolder(directory);
    const [database, command] = await Promise.all([open(directory), open(directory)]);
    assert.equal((await foreign.execute(database.db)).rows, []);
    const { rows } = await sql`insert into notes (text) values ('kept') returning id`.execute(command.db);
    assert.equal(rows, [{ id: 1 }]);
    assert.is(await refusalOf(database, 'alter table notes add column mood mood'), null);
    assert.is(await refusalOf(database, 'drop schema sandbox cascade'), null);
    const { rows: roles } = await sql`select current_user as role`.execute(database.db);
    assert.equal(roles, [{ role: 'shop' }]);
    await Promise.all([database.close(), command.close()]);
  },
);

whole(test)('what the superuser runs is nothing that stands in the shop’s own schema', async ({ directory }) => {
  const database = await open(directory);
  // Functions that fit better than PostgreSQL's own would be found first, where their schema is looked into.
  await sql`create table marks (role name)`.execute(database.db);
  await sql
    .raw(`create function public.format(text, name) returns text language plpgsql as $$
      begin if current_user <> 'shop' then insert into marks values (current_user); end if; return pg_catalog.format($1, $2); end $$`)
    .execute(database.db);
  await database.close();
  await makeEarlierFolder(directory);
  const next = await open(directory);
  const { rows } = await sql`select role from marks`.execute(next.db);
  assert.equal(rows, []);
  await next.close();
});

test.run();
