import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { countRows, dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import {
  emptyShopSuite,
  fixtures,
  importOptions,
  importText,
  monday,
  sizesFile,
  tuesday,
} from '#test/fixtures/catalogue/empty-shop-suite.ts';

const newHeader = await readFile(`${fixtures}/new-header.csv`, 'utf8');

const test = emptyShopSuite('importing over what is there');

const listVariants = ({ db }: Database) =>
  db
    .selectFrom('variants')
    .select(['option1', 'sku', 'on_hand', 'position'])
    .select((eb) => eb('archived_at', 'is', null).as('isLive'))
    .orderBy('position')
    .orderBy('sku')
    .execute();
const listMovements = ({ db }: Database) =>
  db.selectFrom('stock_movements').select(['kind', 'quantity', 'at']).orderBy('id').execute();
const listHistory = ({ db }: Database) =>
  db.selectFrom('price_history').select(['currency', 'amount_minor', 'valid_from']).orderBy('id').execute();

test('a second import of the same file writes no row at all', async ({ database }) => {
  for (const file of ['apparel.csv', 'new-header.csv']) {
    const text = await readFile(`${fixtures}/${file}`, 'utf8');
    await importText(database, text);
    const before = await dumpTables(database.db);
    const { created, updated } = await importText(database, text, { now: tuesday });
    assert.equal([file, created, updated], [file, 0, 0]);
    assert.equal(await dumpTables(database.db), before);
  }
});

test('a new price is appended to the price history, an old one is not repeated', async ({ database }) => {
  await importText(database, sizesFile('S,A,100,1', 'M,B,120.5,1'));
  await importText(database, sizesFile('S,A,80,1', 'M,B,120.50,1'), { now: tuesday });
  assert.equal(await listHistory(database), [
    { currency: 'PLN', amount_minor: 10000, valid_from: monday },
    { currency: 'PLN', amount_minor: 12050, valid_from: monday },
    { currency: 'PLN', amount_minor: 8000, valid_from: tuesday },
  ]);
  const prices = await database.db
    .selectFrom('prices')
    .select(['amount_minor', 'valid_from'])
    .orderBy('amount_minor')
    .execute();
  assert.equal(prices, [
    { amount_minor: 8000, valid_from: tuesday },
    { amount_minor: 12050, valid_from: monday },
  ]);
});

test('variants that are named with signs that nobody sees are found again, with and without an SKU', async ({
  database,
}) => {
  for (const row of ['S\u200b,A\u200b,100,1', 'M\u202e,,100,1']) {
    const file = sizesFile(row);
    await importText(database, file);
    const before = await listVariants(database);
    await importText(database, file, { now: tuesday });
    assert.equal(await listVariants(database), before);
    await importText(database, sizesFile('L,Z,1,1'), { now: tuesday });
  }
});

test('a change of the price to compare with is no change of the price', async ({ database }) => {
  const file = (compareAt: string) => `Handle,Title,Variant Price,Variant Compare At Price\na,A,5,${compareAt}\n`;
  await importText(database, file('6'));
  assert.equal(await importText(database, file('7'), { now: tuesday }), { created: 0, updated: 1, unchanged: 0 });
  const [price] = await database.db.selectFrom('prices').selectAll().execute();
  assert.equal([price?.compare_at_minor, price?.valid_from], [700, monday]);
  assert.is((await listHistory(database)).length, 1);
});

test('stock follows the file where that is asked for, and the difference is logged; a blank cell says nothing of it', async ({
  database,
}) => {
  await importText(database, sizesFile('S,A,1,5', 'M,B,1,5', 'L,C,1,4'));
  await importText(database, sizesFile('S,A,1,7', 'M,B,1,2', 'L,C,1,'), { now: tuesday, setStock: true });
  assert.equal(
    (await listVariants(database)).map((row) => row.on_hand),
    [7, 2, 4],
  );
  assert.equal(
    (await listMovements(database)).sort((a, b) => a.kind.localeCompare(b.kind) || b.quantity - a.quantity),
    [
      { kind: 'received', quantity: 5, at: monday },
      { kind: 'received', quantity: 5, at: monday },
      { kind: 'received', quantity: 4, at: monday },
      { kind: 'received', quantity: 2, at: tuesday },
      { kind: 'written_off', quantity: 3, at: tuesday },
    ],
  );
});

test('stock never falls below what orders have reserved', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,5', 'M,B,1,5'));
  await database.db.updateTable('variants').set({ reserved: 3 }).where('sku', '=', 'B').execute();
  const before = await dumpTables(database.db);
  const report = await importCatalogue(database.db, sizesFile('S,A,1,9', 'M,B,1,2'), importOptions({ setStock: true }));
  assert.equal(report.faults, [
    {
      line: 3,
      column: 'Inventory quantity',
      code: 'STOCK_BELOW_RESERVED',
      message: '2 is less than the 3 pieces that orders have reserved.',
      fix: 'Write at least 3, or cancel the orders first.',
      value: '2',
    },
  ]);
  assert.equal(await dumpTables(database.db), before);
  await importText(database, sizesFile('S,A,1,9', 'M,B,1,3'), { setStock: true });
});

test('a variant that left the file is archived, and comes back as itself', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,5', 'M,B,1,5'));
  const ids = await database.db.selectFrom('variants').select(['id', 'option1']).orderBy('option1').execute();
  await importText(database, sizesFile('M,B,1,5'));
  assert.equal(
    (await listVariants(database)).map((row) => [row.option1, row.isLive]),
    [
      ['S', false],
      ['M', true],
    ],
  );
  await importText(database, sizesFile('S,A2,1,5', 'M,B,1,5'));
  assert.equal(
    (await listVariants(database)).map((row) => [row.option1, row.sku, row.isLive]),
    [
      ['S', 'A2', true],
      ['M', 'B', true],
    ],
  );
  assert.equal(await database.db.selectFrom('variants').select(['id', 'option1']).orderBy('option1').execute(), ids);
});

test('a variant whose option value was renamed is known by its SKU', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,5', 'M,B,1,5'));
  await importText(database, sizesFile('Small,A,1,5', 'M,B,1,5'));
  assert.equal(await listVariants(database), [
    { option1: 'Small', sku: 'A', on_hand: 5, position: 1, isLive: true },
    { option1: 'M', sku: 'B', on_hand: 5, position: 2, isLive: true },
  ]);
});

test('a SKU that two variants share says of neither that it was renamed', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,5', 'M,A,1,3'));
  await importText(database, sizesFile('Small,A,1,1'));
  const variants = await listVariants(database);
  assert.equal(variants.map(({ option1, isLive }) => `${option1} ${isLive}`).sort(), [
    ...['M false', 'S false', 'Small true'],
  ]);
});

test('pictures may swap places, leave and arrive', async ({ database }) => {
  const file = (...sources: string[]) =>
    `Handle,Title,Variant Price,Image Src\n${sources.map((source, n) => `a,${n === 0 ? 'A,5' : ','},${source}\n`).join('')}`;
  const listMedia = () => database.db.selectFrom('media').select(['source', 'position']).orderBy('position').execute();
  await importText(database, file('1.jpg', '2.jpg', '3.jpg'));
  await importText(database, file('3.jpg', '1.jpg', '4.jpg'));
  assert.equal(
    (await listMedia()).map((row) => row.source),
    ['3.jpg', '1.jpg', '4.jpg'],
  );
});

test('columns that the file does not have leave the shop as it is', async ({ database }) => {
  await importText(database, newHeader);
  const before = await dumpTables(database.db);
  const texts = 'URL handle,Title,SEO title\nkubek,=Kubek,\nherbata-gorska,Herbata górska,Herbata z gór\n';
  assert.equal(await importText(database, texts, { now: tuesday }), { created: 0, updated: 0, unchanged: 2 });
  assert.equal(await dumpTables(database.db), before);
});

test('products that the file does not name are left alone', async ({ database }) => {
  await importText(database, newHeader);
  const before = await countRows(database.db);
  await importText(database, sizesFile('S,A,1,5'));
  const after = await countRows(database.db);
  assert.equal([after.products, after.variants], [(before.products ?? 0) + 1, (before.variants ?? 0) + 1]);
});

test('the type stands for a collection where the file names none', async ({ database }) => {
  const file = (type: string) => `Handle,Title,Type,Variant Price\na,A,${type},5\n`;
  const list = () =>
    database.db
      .selectFrom('collection_products')
      .innerJoin('collections', 'collections.id', 'collection_products.collection_id')
      .innerJoin('collection_texts', 'collection_texts.collection_id', 'collections.id')
      .select(['handle', 'title'])
      .execute();
  await importText(database, file('Zestawy prezentów'));
  assert.equal(await list(), [{ handle: 'zestawy-prezentow', title: 'Zestawy prezentów' }]);
  await importText(database, file('Książki'));
  assert.equal(await list(), [{ handle: 'ksiazki', title: 'Książki' }]);
  // A merchant who took the product out of it is not overruled.
  await database.db.deleteFrom('collection_products').execute();
  await importText(database, file('Książki'));
  assert.equal(await list(), []);
});

test("a market's column may hold the base price, and counts where it differs", async ({ database }) => {
  const file = (plain: string, ofMarket: string) =>
    `Handle,Title,Variant Price,Price / Poland\na,A,${plain},${ofMarket}\n`;
  await importText(database, file('', '5'));
  await importText(database, file('5', '5'));
  const report = await importCatalogue(database.db, file('5', '6'), importOptions());
  assert.equal(report.faults, []);
  assert.is(report.warningCounts.DIFFERENT_PRICES, 1);
  const [price] = await database.db.selectFrom('prices').select('amount_minor').execute();
  assert.is(price?.amount_minor, 600);
});

test('a type that only changes its capitals leaves the product in its collection', async ({ database }) => {
  const file = (type: string) => `Handle,Title,Type,Variant Price\na,A,${type},5\nb,B,t-shirts,5\n`;
  const count = () => database.db.selectFrom('collection_products').selectAll().execute();
  await importText(database, file('T-Shirts'));
  await importText(database, file(' t-shirts '));
  assert.is((await count()).length, 2);
  assert.is((await database.db.selectFrom('collections').selectAll().execute()).length, 1);
});

test.run();
