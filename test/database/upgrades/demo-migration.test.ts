// A demo that an earlier release has filled keeps its looks; a shop of somebody's own gets none of them.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrateShop } from '#bin/commands/migrate-shop.ts';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { findOrigin } from '#server/shop/shop-origin.ts';
import { wholeSuite } from '../../depths.ts';
import { openEmptyDatabase } from '../test-database.ts';

const test = wholeSuite('the looks of an earlier release');
const now = new Date('2026-11-23T08:00:00Z');

/** The database as it was before the shop's looks became documents. */
async function openFormer() {
  const database = await openEmptyDatabase();
  const migrations = await readMigrations(migrationsDirectory);
  const until = migrations.findIndex(({ name }) => name.startsWith('000035'));
  await migrate(database.db, migrations.slice(0, until));
  return database;
}

const sell = (vendor: string) =>
  sql`insert into products (handle, vendor, status, is_published, created_at, updated_at)
    values ('kot', ${vendor}, 'active', true, now(), now())`;

test('the demo is given the documents that it lacks, once, and what somebody has set stays', async () => {
  const { db, close } = await openFormer();
  await sell('Pracownia Plakatu').execute(db);
  await sql`insert into settings (document, version, data, changed_by, changed_at)
    values ('company', 1, '{"legalName": "Moja", "address": {"country": "PL"}}', 'cli', now())`.execute(db);
  assert.ok((await migrateShop(db, now)).length > 0);
  assert.is(await findOrigin(db), 'demo');
  assert.is((await findSettings(db, 'identity'))?.data.name, 'Pracownia Plakatu');
  assert.is((await findSettings(db, 'brand'))?.data.light.ground, '#fbf8f2');
  assert.is((await findSettings(db, 'company'))?.data.legalName, 'Moja');
  await migrateShop(db, now);
  assert.is((await findSettings(db, 'identity'))?.version, 1);
  await close();
});

test('a demo whose upgrade was interrupted is completed by the next command', async () => {
  const { db, close } = await openFormer();
  await sell('Pracownia Plakatu').execute(db);
  await migrate(db, await readMigrations(migrationsDirectory));
  assert.is(await findSettings(db, 'identity'), null);
  await migrateShop(db, now);
  assert.is((await findSettings(db, 'identity'))?.data.name, 'Pracownia Plakatu');
  await close();
});

test('a shop with goods of its own becomes neutral, and an empty one is nobody’s', async () => {
  const own = await openFormer();
  await sell('Theehuis').execute(own.db);
  await migrateShop(own.db, now);
  assert.equal([await findOrigin(own.db), await findSettings(own.db, 'identity')], ['own', null]);
  await own.close();
  const empty = await openFormer();
  await migrateShop(empty.db, now);
  assert.is(await findOrigin(empty.db), null);
  await empty.close();
});

test.run();
