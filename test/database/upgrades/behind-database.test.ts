// The new release's commands on a database that the release before is still working on.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { runKasa } from '../../cli/run-kasa.ts';
import { type NamedDatabase, openEmptyDatabase } from '../test-database.ts';

type Context = { database: NamedDatabase; count: number };
const test = suite<Context>('commands on a database that is behind');

test.before(async (context) => {
  context.database = await openEmptyDatabase();
  const before = (await readMigrations(migrationsDirectory)).slice(0, -1);
  context.count = before.length;
  await migrate(context.database.db, before);
});
test.after(({ database }) => database.close());

const applied = async ({ database: { db } }: Context) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(db);
  return rows[0]?.count;
};

for (const args of [
  ['orders'],
  ['price', 'ANY-1'],
  ['settings', 'get', 'company'],
  ['products', 'list', '--json'],
  ['history'],
  ['init', '--name', 'Herbaciarnia'],
]) {
  test(`kasa ${args.join(' ')} changes nothing of it, and says what to run`, async (context) => {
    const { code, stdout, stderr } = await runKasa(args, { env: { DATABASE_URL: context.database.url } });
    assert.is(code, 1);
    assert.match(stdout + stderr, 'behind this release by one migration');
    assert.match(stdout + stderr, 'kasa migrate');
    assert.is(await applied(context), context.count);
  });
}

test('kasa migrate brings it up to the release, and then they work', async (context) => {
  const env = { DATABASE_URL: context.database.url };
  assert.is((await runKasa(['migrate'], { env })).code, 0);
  assert.is(await applied(context), context.count + 1);
  assert.is((await runKasa(['orders'], { env })).code, 0);
});

test.run();
