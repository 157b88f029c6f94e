// A shop from before any currency was known keeps its prices, and gets those that its file had for other markets.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { currencies } from '#src/currencies.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { openEmptyDatabase } from '../test-database.ts';

const test = wholeSuite<{ database: Database }>('the migration to any currency');

test.before(async (context) => {
  context.database = await openEmptyDatabase();
});
test.after(({ database }) => database.close());

test('prices stay, and those that were only kept become prices', async ({ database: { db } }) => {
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    db,
    migrations.filter(({ name }) => name < '000022'),
  );
  const variant = await aProduct(db);
  const kept = {
    'Price / Czechia': '729.50',
    'Compare-at price / Czechia': '890',
    'Price / Sweden': 'on request',
    'Price / Hungary': '1990.50',
    'Price / Romania': '149',
    'Compare-at price / Romania': '0',
    'Price / Switzerland': '35.00',
    Shelf: 'B 7',
  };
  await db
    .updateTable('variants')
    .set({ import_columns: JSON.stringify(kept) })
    .where('id', '=', variant)
    .execute();
  await migrate(db, migrations);

  const prices = await db
    .selectFrom('prices')
    .select(['currency', 'amount_minor', 'compare_at_minor'])
    .orderBy('currency')
    .execute();
  assert.equal(
    prices.map((row) => [row.currency, row.amount_minor, row.compare_at_minor]),
    [
      ['CZK', 72_950, 89_000],
      ['EUR', 2900, null],
      ['PLN', 12_900, null],
      ['RON', 14_900, null],
    ],
  );
  const { import_columns: left } = await db
    .selectFrom('variants')
    .select('import_columns')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow();
  assert.equal(left, {
    'Price / Sweden': 'on request',
    'Price / Hungary': '1990.50',
    'Price / Switzerland': '35.00',
    Shelf: 'B 7',
  });
});

test('every table takes every currency that there is, and nothing of another form', async ({ database: { db } }) => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select t.relname as name, pg_get_constraintdef(c.oid) as rule
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    join pg_constraint c on c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
    where a.attname = 'currency' and t.relkind = 'r' order by name`.execute(db);
  assert.equal(
    rows.map(({ name }) => name),
    ['draft_orders', 'orders', 'payment_attempts', 'price_history', 'price_reductions', 'prices', 'refunds'],
  );
  assert.equal([...new Set(rows.map(({ rule }) => rule))], ["CHECK ((currency ~ '^[A-Z]{3}$'::text))"]);
  assert.equal(
    currencies.filter((currency) => !/^[A-Z]{3}$/.test(currency)),
    [],
  );
});

test.run();
