// A database of the last release becomes one of this release: by its backup, as it was written then.
// shop-at-000034.tar.gz holds two products, a picture, the company and one paid order, written by `kasa backup` when
// migration 34 was the newest.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { listPendingMigrations, readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { findOrderId } from '#server/orders/order-links.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { root } from '../source-imports.ts';
import { backupTime, restore } from './backup-samples.ts';

type Context = { directory: string; database: NamedDatabase };

const test = wholeSuite<Context>('a database of the last release');

test.before(async (context) => {
  context.directory = await makeDataDirectory('last-release');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

test('its backup is restored and brought to this release, with all that it held', async ({ directory, database }) => {
  const path = join(directory, 'shop.tar');
  await writeFile(path, gunzipSync(await readFile(join(root, 'test/fixtures/backups/shop-at-000034.tar.gz'))));
  const migrations = await readMigrations(migrationsDirectory);
  const { migrated, pictures } = await restore({ database, mediaDirectory: join(directory, 'media') }, path);
  const later = migrations.map(({ name }) => name).filter((name) => name > '000034-shown-at-once.sql');
  assert.equal(migrated, later);
  assert.is(pictures, 1);
  assert.equal(await listPendingMigrations(database.db, migrations), []);
  const csv = await text(
    Readable.from(
      exportCatalogue(database.db, { now: backupTime, baseLocale: 'pl', baseCurrency: 'PLN', header: 'new' }),
    ),
  );
  assert.match(csv, /^Lis,lis,/m);
  assert.match(csv, /^Żółw,bought-1,/m);
  const { rows } = await sql<{ id: string }>`select id, number, payment_state from orders`.execute(database.db);
  assert.equal(rows, [{ ...{ id: rows[0]?.id, number: 1001 }, payment_state: 'paid' }]);
  const mailed = 'jM1WMYwAF8JOx_mu1PLFC5aEW-0DJ2ma';
  assert.is(await findOrderId(database.db, mailed), rows[0]?.id, 'the address that its e-mails named');
  const next = await sql`select nextval(pg_get_serial_sequence('orders', 'number')) as number`.execute(database.db);
  assert.equal(next.rows, [{ number: 1002 }]);
  await assertMoneyPathInvariants(database.db);
});

test.run();
