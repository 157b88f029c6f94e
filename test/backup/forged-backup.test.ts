// A backup is a foreign file: whoever wrote it may have put anything into it, with checksums that fit.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BackupManifest } from '#server/backup/backup-format.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { assertRefused, backUp, type Forgery, forge, restore, spoil } from './backup-samples.ts';

type Context = { directory: string; target: NamedDatabase; mediaDirectory: string; path: string };

const test = suite<Context>('forged backups');

test.before(async (context) => {
  context.directory = await makeDataDirectory('forged');
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

async function refuses(context: Context, forged: string, code: string, message: RegExp): Promise<void> {
  const { target, mediaDirectory } = context;
  await assertRefused(restore({ database: target, mediaDirectory }, forged), code, message);
  const { rows } = await sql`select (select count(*) from products) as products,
    (select count(*) from staff_passwords) as passwords`.execute(target.db);
  assert.equal(rows, [{ products: 0, passwords: 0 }], 'nothing was written');
}

type Table = BackupManifest['tables'][number];

/** A table more in the manifest, with rows as COPY reads them. */
function withTable({ schema, name, columns }: Omit<Table, 'rows'>, row: string): Forgery {
  return {
    change: (manifest) => (manifest.tables as Table[]).push({ schema, name, columns, rows: 1 }),
    parts: { [`tables/${schema}.${name}/000001.gz`]: gzipSync(`${row}\n`) },
  };
}

test('tables that are not the shop’s are refused by name, though the role could write them', async (context) => {
  // Tests are superusers here, as shops of earlier releases were.
  const { directory, path } = context;
  const marked = join(directory, 'ran');
  const foreign: [Omit<Table, 'rows'>, string][] = [
    [{ schema: 'pg_catalog', name: 'pg_authid', columns: ['oid', 'rolname', 'rolsuper'] }, '99999\tevil\tt'],
    [{ schema: 'pg_catalog', name: 'pg_proc', columns: ['oid', 'proname', 'prosrc'] }, `99999\trun\ttouch ${marked}`],
    [{ schema: 'public', name: 'page_titles', columns: ['title'] }, 'x'],
  ];
  for (const [table, row] of foreign) {
    const forged = await forge(path, withTable(table, row));
    const { schema, name } = table;
    await refuses(context, forged, 'BACKUP_NAMES_OTHERS', new RegExp(`holds the table "${schema}\\.${name}"`));
  }
  assert.not.ok(existsSync(marked));
});

whole(test)('columns and sequences that the shop has not, and what is named twice, are refused', async (context) => {
  type Change = (tables: Table[], sequences: BackupManifest['sequences']) => void;
  const columnsOf = (tables: Table[]) => tables.find(({ name }) => name === 'products')?.columns;
  const changes: [Change, RegExp][] = [
    [(tables) => columnsOf(tables)?.push('ctid'), /the column "ctid" of "public\.products"/],
    [(tables) => columnsOf(tables)?.push(`id) from program 'true'`), /the column "id\) from/],
    [(tables) => columnsOf(tables)?.push('id'), /the column "id" of/],
    [(tables) => tables.push(...tables.filter(({ name }) => name === 'prices')), /"public\.prices", which/],
    [
      (_, sequences) => sequences.push({ schema: 'pg_catalog', name: 'pg_class', next: 1 }),
      /the sequence "pg_catalog\.pg_class"/,
    ],
  ];
  for (const [change, message] of changes) {
    const forged = await forge(context.path, {
      change: ({ tables, sequences }) => change(tables as Table[], sequences as BackupManifest['sequences']),
    });
    await refuses(context, forged, 'BACKUP_NAMES_OTHERS', message);
  }
});

whole(test)('rows that do not fit are explained, whatever is wrong with them', async (context) => {
  const parts: [Record<string, Buffer>, RegExp][] = [
    [{ 'tables/public.products/000001.gz': Buffer.from('no gzip') }, /The table products cannot be read: /],
    [{ 'tables/public.products/000001.gz': gzipSync('not\tenough\n') }, /The table products cannot be read: /],
    [{ 'tables/public.products/zzz.sh': Buffer.from('#!/bin/sh') }, /does not belong into it/],
    [{ 'tables/public.orders/000001.gz': gzipSync('1\n') }, /stands where nothing of it belongs/],
  ];
  for (const [changed, message] of parts) {
    await refuses(context, await forge(context.path, { parts: changed }), 'BACKUP_DAMAGED', message);
  }
});

whole(test)(
  'no way leads out of the folder of pictures: other names, links and devices are refused',
  async (context) => {
    const { path, mediaDirectory } = context;
    for (const name of ['pictures/../../../etc/cron', 'pictures/x', '/etc/passwd', 'pictures/0123456789abcdef0123/x']) {
      const forged = await forge(path, { parts: { [name]: Buffer.from('x') } });
      await refuses(context, forged, 'BACKUP_DAMAGED', /does not belong into it/);
    }
    const picture = `pictures/${'0'.repeat(20)}`;
    const forged = await forge(path, { parts: { [picture]: Buffer.from('x') } });
    for (const type of ['1', '2', '3', '5', 'x', 'L']) {
      const link = await spoil(forged, (bytes) => {
        const header = bytes.subarray(bytes.indexOf(picture));
        header.write(type, 156);
        header.write('        ', 148);
        const sum = header.subarray(0, 512).reduce((total, byte) => total + byte, 0);
        header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
        return bytes;
      });
      await refuses(context, link, 'BACKUP_DAMAGED', /An entry is no plain file/);
    }
    assert.equal(await readdir(join(mediaDirectory, 'originals')).catch(() => []), []);
  },
);

whole(test)('what is shown of a backup steers no terminal', async (context) => {
  const sequence = '\u001b]0;owned\u0007';
  for (const field of ['kasa', 'secrets']) {
    const forged = await forge(context.path, {
      change: (manifest) => Object.assign(manifest, { [field]: field === 'kasa' ? sequence : [sequence] }),
    });
    const error = await restore({ database: context.target, mediaDirectory: context.mediaDirectory }, forged).catch(
      (thrown) => thrown,
    );
    assert.is(error.code, 'BACKUP_DAMAGED');
    assert.not.match(error.message, '\u001b');
  }
});

whole(test)('rows of tables that no backup holds are passed over: nobody gets in by one', async (context) => {
  const { target, mediaDirectory, path } = context;
  const table = { schema: 'public', name: 'staff_passwords', columns: ['staff_id'] };
  const forged = await forge(path, withTable(table, 'what stands here is not even read'));
  await restore({ database: target, mediaDirectory }, forged);
  const { rows } = await sql`select (select count(*) from products) as products,
    (select count(*) from staff_passwords) as passwords`.execute(target.db);
  assert.equal(rows, [{ products: 1, passwords: 0 }]);
});

test.run();
