// A shop's tariffs become its document of delivery, to the grosz; a database that is nobody's gets none.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { wholeSuite } from '../../depths.ts';
import { openEmptyDatabase } from '../test-database.ts';

const test = wholeSuite<{ database: Database }>('the migration to a document of delivery');

test.before.each(async (context) => {
  context.database = await openEmptyDatabase();
});
test.after.each(({ database }) => database.close());

async function migrateAfter({ db }: Database, prepare: () => Promise<unknown>) {
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    db,
    migrations.filter(({ name }) => name < '000042'),
  );
  await prepare();
  await migrate(db, migrations);
  return findSettings(db, 'delivery');
}

const ratesOfThen = [
  { maxWeightGrams: 5000, prices: { PLN: 1499, EUR: 350, CZK: 8900 } },
  { maxWeightGrams: 30_000, prices: { PLN: 2299, EUR: 600, CZK: 14_900 } },
];

/** Those of the migration: since then one way has become dearer for new shops. */
const ofThen = {
  ...homeMarketsDelivery,
  methods: homeMarketsDelivery.methods.map((method) => ({
    ...method,
    zones: method.zones.map((zone) => (method.id === 'poczta-polska' ? { ...zone, rates: ratesOfThen } : zone)),
  })),
};

test('tariffs that nobody has changed are those that hold without a document', async ({ database }) => {
  const { db } = database;
  const stored = await migrateAfter(database, () => sql`insert into shop_origin (origin) values ('own')`.execute(db));
  assert.equal(stored?.data, ofThen);
  const row = await db.selectFrom('settings').select('changed_by').executeTakeFirst();
  assert.is(row?.changed_by, 'migration');
});

test('the merchant’s own tariffs are carried over, and the demo’s go with the demo', async ({ database }) => {
  const { db } = database;
  const stored = await migrateAfter(database, async () => {
    await sql`insert into shop_origin (origin) values ('demo')`.execute(db);
    await sql`delete from shipping_methods where id <> 'dpd'`.execute(db);
    await sql`delete from shipping_rates where country <> 'DE' or currency <> 'EUR'`.execute(db);
    await sql`update shipping_rates set price_minor = 777, free_from_minor = null where max_weight_grams = 5000`.execute(
      db,
    );
    // Nobody ever knew the VAT of Switzerland.
    await sql`insert into shipping_rates values ('dpd', 'CH', 'EUR', 1000, 1, null)`.execute(db);
  });
  const row = await db.selectFrom('settings').select('changed_by').executeTakeFirst();
  assert.is(row?.changed_by, 'seed');
  const rates = [
    { maxWeightGrams: 5000, prices: { EUR: 777 } },
    { maxWeightGrams: 30_000, prices: { EUR: 790 } },
  ];
  assert.equal(stored?.data.methods, [
    {
      ...{ id: 'dpd', carrier: 'dpd', kind: 'courier', names: {} },
      zones: [{ countries: ['DE'], names: {}, minDays: 1, maxDays: 3, rates, freeFrom: { EUR: 6000 } }],
    },
  ]);
});

test('a database that is nobody’s has no document', async ({ database }) => {
  assert.is(await migrateAfter(database, async () => undefined), null);
});

test.run();
