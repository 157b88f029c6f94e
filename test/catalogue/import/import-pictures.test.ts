import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Place } from '#server/catalogue/import/import-faults.ts';
import { importPictures, type PictureImportOptions } from '#server/catalogue/import/import-pictures.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import type { Database } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import { importOptions, monday } from '#test/fixtures/catalogue/empty-shop-suite.ts';
import { aPictureFile } from '../../media/a-picture-file.ts';
import { viewIn } from '../../shop/every-market.ts';

type Context = { database: Database; server: Server; origin: string; asked: string[]; mediaDirectory: string };

const test = suite<Context>('importing pictures');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.asked = [];
  const red = await aPictureFile({ colour: '#ff0000' });
  context.server = createServer((request, response) => {
    context.asked.push(request.url ?? '');
    if (request.url === '/red.png') response.end(red);
    else if (request.url === '/text.png') response.end('<!doctype html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.origin = `http://pictures.example:${(context.server.address() as AddressInfo).port}`;
});
test.before.each(async (context) => {
  await sql`truncate products, pictures, price_history, stock_movements cascade`.execute(context.database.db);
  context.asked.length = 0;
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-media-'));
});
test.after.each(({ mediaDirectory }) => rm(mediaDirectory, { recursive: true }));
test.after(async ({ database, server }) => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const header = 'URL handle,Title,Price,Product image URL,Image position\n';
const shirts = (...sources: string[]) =>
  header + sources.map((source, n) => `shirt,${n === 0 ? 'Shirt,10.00' : ','},${source},${n + 1}\n`).join('');

async function importAll(
  { database: { db }, mediaDirectory }: Context,
  csv: string,
  options?: Partial<PictureImportOptions>,
) {
  const places = new Map<string, Place>();
  const onPicture = (source: string, place: Place) => places.has(source) || places.set(source, place);
  const report = await importCatalogue(db, csv, importOptions({ onPicture }));
  assert.equal(report.faults, []);
  return importPictures({ db, pictureFiles: filesOnDisk(mediaDirectory), now: () => monday }, places, {
    fetchRules: { resolve: async () => ['127.0.0.1'], isAllowed: () => true },
    history: { by: byCommand, title: { key: 'batch.import', values: { file: 'shop.csv' } }, batchId: report.batchId },
    ...options,
  });
}

const grounds = async ({ database: { db } }: Context) =>
  (await findProduct(db, 'shirt', viewIn('pl')))?.images.map(({ groundColor }) => groundColor);

test('pictures come from the web and from the media folder', async (context) => {
  await writeFile(join(context.mediaDirectory, 'blue.png'), await aPictureFile({ colour: '#0000ff' }));
  const report = await importAll(context, shirts(`${context.origin}/red.png`, 'blue.png'));
  assert.equal(report, { stored: 2, unchanged: 0, failed: 0, leftOut: 0, warnings: [], batchId: 1 });
  assert.equal(await grounds(context), ['#ff0000', '#0000ff']);
});

test('the same file again fetches nothing and writes nothing', async (context) => {
  const csv = shirts(`${context.origin}/red.png`);
  await importAll(context, csv);
  const before = await dumpTables(context.database.db);
  const report = await importAll(context, csv);
  assert.equal(report, { stored: 0, unchanged: 1, failed: 0, leftOut: 0, warnings: [], batchId: null });
  assert.equal(context.asked, ['/red.png']);
  assert.equal(await dumpTables(context.database.db), before);
});

test('what fails is told by line and column, is not shown, and comes with the next import', async (context) => {
  const csv = shirts('later.png', `${context.origin}/gone.png`, `${context.origin}/text.png`);
  const report = await importAll(context, csv);
  assert.equal([report.stored, report.failed], [0, 3]);
  assert.equal(
    report.warnings.map(({ line, column, code }) => [line, column, code]),
    [
      [2, 'Product image URL', 'PICTURE_MISSING'],
      [3, 'Product image URL', 'PICTURE_NOT_FETCHED'],
      [4, 'Product image URL', 'PICTURE_REFUSED'],
    ],
  );
  assert.equal(await grounds(context), []);
  await writeFile(join(context.mediaDirectory, 'later.png'), await aPictureFile({ colour: '#00ff00' }));
  assert.is((await importAll(context, csv)).stored, 1);
  assert.equal(await grounds(context), ['#00ff00']);
});

test('a folder stands in for web addresses, and what is newer in it replaces what was', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-folder-'));
  const csv = shirts(`${context.origin}/red.png?v=3`);
  await writeFile(join(folder, 'red.png'), await aPictureFile({ colour: '#880000' }));
  assert.is((await importAll(context, csv, { folder })).stored, 1);
  assert.is((await importAll(context, csv, { folder })).unchanged, 1);
  await writeFile(join(folder, 'red.png'), await aPictureFile({ colour: '#440000' }));
  assert.is((await importAll(context, csv, { folder })).stored, 1);
  assert.equal(await grounds(context), ['#440000']);
  assert.equal(context.asked, []);
  await rm(folder, { recursive: true });
});

test('private addresses are refused', async (context) => {
  const { warnings } = await importAll(context, shirts('http://127.0.0.1/red.png'), { fetchRules: {} });
  assert.equal(
    warnings.map(({ code, message }) => [code, message]),
    [['PICTURE_NOT_FETCHED', '127.0.0.1 is not on the public internet.']],
  );
});

test('the export names the pictures as the import did', async (context) => {
  const source = `${context.origin}/red.png`;
  await importAll(context, shirts(source));
  let csv = '';
  const options = { now: new Date(0), baseLocale: 'pl', baseCurrency: 'PLN', header: 'new' } as const;
  for await (const part of exportCatalogue(context.database.db, options)) csv += part;
  assert.ok(csv.includes(source));
  assert.not.match(csv, '/media/');
  assert.equal(await importAll(context, csv), {
    stored: 0,
    unchanged: 1,
    failed: 0,
    leftOut: 0,
    warnings: [],
    batchId: null,
  });
});

test('of a picture that several products name only one copy is fetched and kept', async (context) => {
  const { db } = context.database;
  await importAll(context, shirts(`${context.origin}/red.png`));
  const hat = `${header}hat,Hat,5.00,${context.origin}/red.png,1\n`;
  assert.is((await importAll(context, hat)).stored, 1);
  assert.equal(context.asked, ['/red.png']);
  assert.is((await db.selectFrom('media').select('picture').distinct().execute()).length, 1);
});

test('a web server that fails for three pictures in a row is not asked for more, and that is said once', async (context) => {
  const dead = 'https://dead.example';
  const sources = Array.from({ length: 12 }, (_, n) => `${dead}/${n}.jpg`);
  const asked: string[] = [];
  const report = await importAll(context, shirts(...sources, `${context.origin}/red.png`), {
    fetchRules: {
      isAllowed: () => true,
      async resolve(host) {
        asked.push(host);
        if (host === 'dead.example') throw new Error('unknown');
        return ['127.0.0.1'];
      },
    },
  });
  assert.is(asked.filter((host) => host === 'dead.example').length, 3);
  assert.equal([report.stored, report.failed, report.leftOut], [1, 3, 9]);
  const givenUp = report.warnings.filter(({ code }) => code === 'PICTURE_HOST_GIVEN_UP');
  assert.equal(
    givenUp.map(({ message }) => message),
    ['dead.example failed for three pictures in a row and was not asked for 9 more.'],
  );
  const again = await importAll(context, shirts(...sources, `${context.origin}/red.png`));
  assert.equal([again.unchanged, again.stored], [1, 0]);
});

test('a picture that is missing says nothing of its server', async (context) => {
  const sources = Array.from({ length: 8 }, (_, n) => `${context.origin}/missing-${n}.png`);
  const report = await importAll(context, shirts(...sources, `${context.origin}/red.png`));
  assert.equal([report.stored, report.failed, report.leftOut], [1, 8, 0]);
});

test.run();
