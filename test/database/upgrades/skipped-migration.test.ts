// A database that went past a migration, because its number was given before others that came first: what each command says,
// and how it is mended. One of 29 November 2026 is such: it has 000314 without 000313.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate, readMigrations, requireMigrated } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { chainMigrations, type Migration } from '#server/database/upgrades/migration-chain.ts';
import { runKasa } from '../../cli/run-kasa.ts';
import { describeSchema } from '../describe-schema.ts';
import { type NamedDatabase, openEmptyDatabase, openTestDatabase } from '../test-database.ts';

type Context = { database: NamedDatabase; migrations: Migration[] };
const test = suite<Context>('a migration that came in before applied ones');
const LATE = '000313-found-without-accents-and-by-gift-card.sql';
const LAST = '000314-corrections-of-one-sale.sql';

test.before(async (context) => {
  context.database = await openEmptyDatabase();
  context.migrations = await readMigrations(migrationsDirectory);
  const then = context.migrations.filter(({ name }) => name !== LATE && name <= LAST);
  await migrate(context.database.db, chainMigrations(then));
});
test.after(({ database }) => database.close());

const said = `lacks migration ${LATE}, which came in when ${LAST} had been applied`;

for (const args of [['migrate'], ['orders'], ['doctor']]) {
  test(`kasa ${args.join(' ')} says what is missing, and what to run`, async ({ database }) => {
    const { code, stdout, stderr } = await runKasa(args, { env: { DATABASE_URL: database.url } });
    assert.is(code, 1);
    assert.match(stdout + stderr, said);
    assert.match(stdout + stderr, 'kasa migrate --skipped');
  });
}

test('for programs it has a code', async ({ database }) => {
  const { stdout } = await runKasa(['migrate', '--json'], { env: { DATABASE_URL: database.url } });
  assert.is(JSON.parse(stdout).error.code, 'MIGRATIONS_SKIPPED');
});

test('kasa migrate --skipped makes it a database like every other', async ({ database, migrations }) => {
  const { code, stdout } = await runKasa(['migrate', '--skipped', '--json'], { env: { DATABASE_URL: database.url } });
  assert.is(code, 0);
  assert.equal(
    JSON.parse(stdout).applied,
    migrations.map(({ name }) => name).filter((name) => name === LATE || name > LAST),
  );
  await requireMigrated(database.db, migrations);
  const usual = await openTestDatabase();
  assert.equal(await describeSchema(database.db), await describeSchema(usual.db));
  await usual.close();
});

test.run();
