// What is no whole backup of this release's is refused before anything is written.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeBackupFile } from '#server/backup/backup-file.ts';
import { readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { assertRefused, backUp, backupTime, forge, readBackup, restore, spoil } from './backup-samples.ts';

type Context = { directory: string; target: NamedDatabase; mediaDirectory: string; path: string };

const test = suite<Context>('refused backups');

test.before(async (context) => {
  context.directory = await makeDataDirectory('refused');
  context.mediaDirectory = join(context.directory, 'media');
  context.path = join(context.directory, 'shop.tar');
  const source = await openTestDatabase();
  await aProduct(source.db);
  await backUp({ database: source, mediaDirectory: context.mediaDirectory }, context.path);
  await source.close();
  context.target = await openTestDatabase();
});
test.after(async ({ directory, target }) => {
  await target.close();
  await rm(directory, { recursive: true });
});

async function refuses(context: Context, path: string, code: string, message: RegExp): Promise<void> {
  const { target, mediaDirectory } = context;
  await assertRefused(restore({ database: target, mediaDirectory }, path), code, message);
  await assertUntouched(context);
}

async function assertUntouched({ target }: Context): Promise<void> {
  const { rows } = await sql`select (select count(*) from products) as products,
    (select count(*) from migrations) > 0 as "isMigrated"`.execute(target.db);
  assert.equal(rows, [{ products: 0, isMigrated: true }], 'nothing was written');
}

const withManifest = ({ path }: Context, change: (manifest: Record<string, unknown>) => void) =>
  forge(path, { change });

test('one byte that differs is enough, wherever it is', async (context) => {
  const places = { table: 'tables/public.products/', checksums: 'SHA256SUMS' };
  for (const [place, name] of Object.entries(places)) {
    const spoilt = await spoil(context.path, (bytes) => {
      const at = bytes.indexOf(name) + 512 + 20;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    });
    await refuses(context, spoilt, 'BACKUP_DAMAGED', /is damaged: /).catch((error) => {
      throw new Error(`${place}: ${error.message}`);
    });
  }
});

test('what is wrong is named: a part that differs, one that is missing, one that is no part', async (context) => {
  const differs = await spoil(context.path, (bytes) => {
    const at = bytes.indexOf('tables/public.products/') + 512 + 20;
    return bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1);
  });
  await refuses(context, differs, 'BACKUP_DAMAGED', /tables\/public\.products\/000001\.gz is not what was written/);
  const missing = await spoil(context.path, (bytes) => {
    const at = bytes.indexOf('tables/public.products/');
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(bytes.indexOf('tables/', at + 512))]);
  });
  await refuses(context, missing, 'BACKUP_DAMAGED', /parts of it are missing/);
  const elsewhere = join(context.directory, 'elsewhere.tar');
  const manifest = Buffer.from((await readBackup(context.path))['manifest.json'] ?? '', 'base64');
  await writeBackupFile(elsewhere, backupTime, async (file) => {
    await file.add('manifest.json', manifest);
    await file.add('../../etc/passwd', Buffer.from('root'));
  });
  await refuses(context, elsewhere, 'BACKUP_DAMAGED', /"\.\.\/\.\.\/etc\/passwd" does not belong into it/);
});

test('a file that was cut off is refused, wherever it ends', async (context) => {
  for (const share of [0.1, 0.9, 1]) {
    // The last kilobyte only says that nothing follows.
    const cut = await spoil(context.path, (bytes) => bytes.subarray(0, Math.floor((bytes.length - 1_100) * share)));
    await refuses(context, cut, 'BACKUP_DAMAGED', /in the middle of an entry/);
  }
  const withoutChecksums = await spoil(context.path, (bytes) => {
    const at = bytes.lastIndexOf('SHA256SUMS');
    return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1024)]);
  });
  await refuses(context, withoutChecksums, 'BACKUP_DAMAGED', /its end is missing/);
});

test('another file is no backup', async (context) => {
  const text = join(context.directory, 'products.csv');
  await writeFile(text, 'Handle,Title\n'.repeat(200));
  await refuses(context, text, 'NOT_A_BACKUP', /is no backup of Kasa's/);
  await writeFile(text, '');
  await refuses(context, text, 'NOT_A_BACKUP', /is no backup of Kasa's/);
});

test('a backup of a newer Kasa is refused with the reason, by its format and by its migrations', async (context) => {
  const ofNewFormat = await withManifest(context, (manifest) => Object.assign(manifest, { version: 2, kasa: '9.0.0' }));
  await refuses(context, ofNewFormat, 'BACKUP_IS_NEWER', /newer Kasa \(9\.0\.0\): its format is 2, and this reads 1/);
  const migrations = await readMigrations(migrationsDirectory);
  const { target, mediaDirectory, path } = context;
  await assertRefused(
    restore({ database: target, mediaDirectory }, path, migrations.slice(0, -1)),
    'BACKUP_IS_NEWER',
    new RegExp(`its database has ${migrations.at(-1)?.name}, which this release does not know`),
  );
});

test('a backup of a changed Kasa is refused, and the migration that differs is named', async (context) => {
  const changed = await withManifest(context, ({ migrations }) => {
    for (const migration of (migrations as { hash: string }[]).slice(2)) migration.hash = 'changed';
  });
  await refuses(context, changed, 'BACKUP_OF_ANOTHER_HISTORY', /migration 000003-sandbox\.sql differs/);
});

test('rows that do not fit leave the shop as empty as it was', async (context) => {
  const changed = await withManifest(context, ({ tables }) => {
    for (const table of tables as { name: string; rows: number }[]) if (table.name === 'variants') table.rows++;
  });
  const message = /The table variants cannot be read: it says that there are 2 rows, and 1 were loaded\./;
  await refuses(context, changed, 'BACKUP_DAMAGED', message);
});

test.run();
