import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listPendingMigrations, migrate, readMigrations, requireMigrated } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { openEmptyDatabase } from './test-database.ts';

type Context = { database: Database; directory: string };

const test = suite<Context>('migrations');

test.before.each(async (context) => {
  context.database = await openEmptyDatabase();
  context.directory = await mkdtemp(join(tmpdir(), 'kasa-migrations-'));
});
test.after.each(async ({ database, directory }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

const one = 'create table one (id int);';
const two = 'create table two (id int); insert into two values (1);';

test('every migration of the shop applies to an empty database, and only once', async ({ database }) => {
  const migrations = await readMigrations(migrationsDirectory);
  assert.equal(
    await migrate(database.db, migrations),
    migrations.map((migration) => migration.name),
  );
  assert.equal(await migrate(database.db, migrations), []);
  assert.equal(await listPendingMigrations(database.db, migrations), []);
});

// Seen to fail on PostgreSQL without the advisory lock: both created the same table.
test('two processes that start at once apply each migration once', async ({ database }) => {
  const migrations = await readMigrations(migrationsDirectory);
  const applied = await Promise.all([migrate(database.db, migrations), migrate(database.db, migrations)]);
  assert.equal(
    applied.flat(),
    migrations.map((migration) => migration.name),
  );
});

test('a new file is applied after the ones before it', async ({ database, directory }) => {
  await writeFile(join(directory, '000001-one.sql'), one);
  await migrate(database.db, await readMigrations(directory));
  await writeFile(join(directory, '000002-two.sql'), two);
  assert.equal(await migrate(database.db, await readMigrations(directory)), ['000002-two.sql']);
});

test('an applied file that was edited is refused', async ({ database, directory }) => {
  await writeFile(join(directory, '000001-one.sql'), one);
  await migrate(database.db, await readMigrations(directory));
  await writeFile(join(directory, '000001-one.sql'), `${one} -- edited`);
  await assertRejects(migrate(database.db, await readMigrations(directory)), /000001-one.sql/);
});

test('a file slipped in before applied ones is told as such, and applied after them where that is asked for', async ({
  database: { db },
  directory,
}) => {
  await writeFile(join(directory, '000002-two.sql'), two);
  await migrate(db, await readMigrations(directory));
  await writeFile(join(directory, '000001-one.sql'), one);
  await writeFile(join(directory, '000003-three.sql'), 'create table three (id int);');
  const migrations = await readMigrations(directory);
  const said = /lacks migration 000001-one\.sql, which came in when 000002-two\.sql had been applied/;
  for (const run of [migrate, requireMigrated]) await assertRejects(run(db, migrations), said);
  assert.equal(await migrate(db, migrations, { withSkipped: true }), ['000001-one.sql', '000003-three.sql']);
  await requireMigrated(db, migrations);
  assert.equal(await migrate(db, migrations, { withSkipped: true }), []);
});

test('what was edited is refused also where skipped files are asked for', async ({ database: { db }, directory }) => {
  await writeFile(join(directory, '000002-two.sql'), two);
  await migrate(db, await readMigrations(directory));
  await writeFile(join(directory, '000001-one.sql'), one);
  await writeFile(join(directory, '000002-two.sql'), `${two} -- edited`);
  await assertRejects(
    migrate(db, await readMigrations(directory), { withSkipped: true }),
    /000002-two\.sql was applied to this database with another content/,
  );
  const { rows } = await sql`select to_regclass('one') as found`.execute(db);
  assert.equal(rows, [{ found: null }]);
});

test('an older release is told that the database is newer, and by what', async ({ database, directory }) => {
  await writeFile(join(directory, '000001-one.sql'), one);
  const older = await readMigrations(directory);
  await writeFile(join(directory, '000002-two.sql'), two);
  await migrate(database.db, await readMigrations(directory));
  for (const run of [migrate, requireMigrated])
    await assertRejects(
      run(database.db, older),
      /newer than this release.*one migration of it, from 000002-two\.sql on/,
    );
});

test('a migration that fails leaves nothing behind', async ({ database, directory }) => {
  await writeFile(join(directory, '000001-broken.sql'), `${one} select 1 from nowhere;`);
  await assertRejects(migrate(database.db, await readMigrations(directory)), /nowhere/);
  const { rows } = await sql`select to_regclass('one') as found`.execute(database.db);
  assert.equal(rows, [{ found: null }]);
});

test('a shop on an older database, or on an empty one, is told what is missing', async ({ database, directory }) => {
  await writeFile(join(directory, '000001-one.sql'), one);
  await assertRejects(
    requireMigrated(database.db, await readMigrations(directory)),
    /There is no shop in the database yet/,
  );
  await migrate(database.db, await readMigrations(directory));
  await requireMigrated(database.db, await readMigrations(directory));
  await writeFile(join(directory, '000002-two.sql'), two);
  await assertRejects(requireMigrated(database.db, await readMigrations(directory)), /one migration, 000002-two.sql/);
});

async function assertRejects(promise: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await promise.then(
    () => null,
    (reason: Error) => reason,
  );
  assert.ok(error, 'it was not refused');
  assert.match(error.message, message);
}

test.run();
