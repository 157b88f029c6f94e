// A file knows what stock was when it was written, not what was sold since.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { type ImportOptions, importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { returnToVersion } from '#server/history/return-to-version.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import {
  emptyShopSuite,
  importOptions,
  importText,
  monday,
  sizesFile,
  tuesday,
} from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('stock in files');

const wednesday = new Date('2026-03-04T10:00:00Z');
const thursday = new Date('2026-03-05T10:00:00Z');

async function exportText({ db }: Database, now = tuesday): Promise<string> {
  let text = '';
  for await (const part of exportCatalogue(db, { now, baseLocale: 'pl', baseCurrency: 'PLN' })) text += part;
  return text;
}

const sell = ({ db }: Database, sku: string, left: number) =>
  db.updateTable('variants').set({ on_hand: left }).where('sku', '=', sku).execute();

const importAgain = async ({ db }: Database, text: string, changes: Partial<ImportOptions> = {}) => {
  const report = await importCatalogue(db, text, importOptions({ now: wednesday, ...changes }));
  assert.equal(report.faults, []);
  return report;
};

async function stockOf({ db }: Database) {
  const rows = await db.selectFrom('variants').select(['sku', 'on_hand']).orderBy('sku').execute();
  return Object.fromEntries(rows.map((row) => [row.sku, row.on_hand]));
}

const inExport = (text: string, from: number, to: number) => text.replaceAll(`,${from},deny,`, `,${to},deny,`);

test('the shop’s own export never sets back what was sold since, and the report says whose stock it left', async ({
  database,
}) => {
  await importText(database, sizesFile('S,A,1,100', 'M,B,1,50'));
  const file = await exportText(database);
  await sell(database, 'A', 70);
  const { stock, products } = await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 70, B: 50 });
  assert.equal(products, { created: 0, updated: 0, unchanged: 1 });
  assert.equal(stock, {
    changed: [],
    left: [{ line: 2, handle: 'shirt', options: 'S', sku: 'A', stock: 70, inFile: 100 }],
    counts: { changed: 0, left: 1 },
  });
});

test('a table that knows no tracking, and says how many there are, begins goods that are counted', async ({
  database,
}) => {
  await importText(database, 'URL handle,Title,SKU,Price,Inventory quantity\nbowl,Bowl,B1,10,12\nplate,Plate,P1,10,\n');
  const rows = await database.db
    .selectFrom('variants')
    .select(['sku', 'on_hand', 'tracks_stock'])
    .orderBy('sku')
    .execute();
  assert.equal(rows, [
    { sku: 'B1', on_hand: 12, tracks_stock: true },
    { sku: 'P1', on_hand: 0, tracks_stock: false },
  ]);
});

test('what is changed in an exported file is added to what is there, once', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,100', 'M,B,1,50'));
  const file = inExport(await exportText(database), 100, 120);
  await sell(database, 'A', 70);
  const { stock } = await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 90, B: 50 });
  assert.equal(stock.changed, [
    { line: 2, handle: 'shirt', options: 'S', sku: 'A', before: 70, after: 90, inFile: 120 },
  ]);
  await sell(database, 'A', 85);
  const again = await importAgain(database, file);
  assert.equal([await stockOf(database), again.products.unchanged], [{ A: 85, B: 50 }, 1]);
  // The same file is changed once more, and another export is taken later.
  await importAgain(database, inExport(file, 120, 110));
  assert.equal(await stockOf(database), { A: 75, B: 50 });
  await importAgain(database, inExport(await exportText(database, wednesday), 75, 80));
  assert.equal(await stockOf(database), { A: 80, B: 50 });
  const movements = await database.db
    .selectFrom('stock_movements')
    .select(['kind', 'quantity'])
    .orderBy('id')
    .execute();
  assert.equal(
    movements.map(({ kind, quantity }) => `${kind} ${quantity}`),
    ['received 100', 'received 50', 'received 20', 'written_off 10', 'received 5'],
  );
});

test('an import of an own export that is taken back changes stock again when it is imported again', async ({
  database,
}) => {
  await importText(database, sizesFile('S,A,1,100', 'M,B,1,50'));
  const file = inExport(await exportText(database), 100, 120);
  const title = { key: 'batch.import', values: { file: 'shop.csv' } } as const;
  const batchOf = async (text: string) =>
    (await importAgain(database, text, { history: { by: byCommand, title } })).batchId ?? 0;
  const undo = async (batchId: number) => {
    const undone = await undoBatch(
      { ...database, now: () => thursday, history: catalogueHistory },
      { batchId, by: byCommand },
    );
    assert.ok(undone.ok);
    return undone.value.batchId;
  };
  const [first, second] = [await batchOf(file), await batchOf(inExport(file, 120, 110))];
  assert.equal(await stockOf(database), { A: 110, B: 50 });
  // Only the second is: the file has said 120 then.
  await undo(second);
  await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 120, B: 50 });
  const undone = await undo(first);
  assert.equal(await stockOf(database), { A: 100, B: 50 });
  await undo(undone);
  await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 120, B: 50 }, 'the taking back was taken back');
  await undo(first);
  await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 120, B: 50 });
});

test('an older export that is imported again after its product came back to a version before it changes stock again', async ({
  database,
}) => {
  await importText(database, sizesFile('S,A,1,100', 'M,B,1,50'));
  const services = { ...database, now: () => thursday, history: catalogueHistory };
  const title = { key: 'batch.import', values: { file: 'shop.csv' } } as const;
  const batchOf = async (text: string) =>
    (await importAgain(database, text, { history: { by: byCommand, title } })).batchId ?? 0;
  const version = await batchOf(sizesFile('S,A,2,100', 'M,B,1,50'));
  const older = inExport(await exportText(database), 100, 120);
  await batchOf(older);
  const later = inExport(await exportText(database, wednesday), 120, 125);
  await batchOf(later);
  assert.equal(await stockOf(database), { A: 125, B: 50 });
  const { id } = await database.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const thing = { kind: 'product', id } as const;
  const back = await returnToVersion(services, { batchId: version, thing, by: byCommand });
  assert.ok(back.ok);
  assert.equal(await stockOf(database), { A: 100, B: 50 });
  const undo = async (batchId: number) => {
    const undone = await undoBatch(services, { batchId, by: byCommand });
    assert.ok(undone.ok);
    return undone.value.batchId;
  };
  // Taken back, the two files have said it again; and once more they have not.
  const again = await undo(back.value.batchId);
  await importAgain(database, older);
  await importAgain(database, later);
  assert.equal(await stockOf(database), { A: 125, B: 50 });
  await undo(again);
  assert.equal(await stockOf(database), { A: 100, B: 50 });
  await importAgain(database, older);
  assert.equal(await stockOf(database), { A: 120, B: 50 });
});

test('an export that another shop was made of adds there only what is changed afterwards', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,100', 'M,B,1,50'));
  const file = inExport(await exportText(database), 100, 120);
  await sql`truncate products, stock_movements cascade`.execute(database.db);
  await importText(database, file, { now: wednesday });
  assert.equal(await stockOf(database), { A: 120, B: 50 });
  await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 120, B: 50 });
});

test('a file from elsewhere leaves the stock of what is there, unless setting it is asked for', async ({
  database,
}) => {
  await importText(database, sizesFile('S,A,1,100'));
  const file = sizesFile('S,A,1,40', 'M,B,1,5');
  const left = await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 100, B: 5 });
  assert.equal([left.stock.counts, left.stock.left[0]?.inFile], [{ changed: 0, left: 1 }, 40]);
  const dry = await importAgain(database, file, { setStock: true, dryRun: true });
  assert.equal(
    [dry.stock.counts, await stockOf(database)],
    [
      { changed: 1, left: 0 },
      { A: 100, B: 5 },
    ],
  );
  const set = await importAgain(database, file, { setStock: true });
  assert.equal(
    [set.stock.counts, await stockOf(database)],
    [
      { changed: 1, left: 0 },
      { A: 40, B: 5 },
    ],
  );
});

test('what was set is not added afterwards, even where it was so already', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,100'));
  const file = inExport(await exportText(database), 100, 120);
  await sell(database, 'A', 120);
  await importAgain(database, file, { setStock: true });
  await importAgain(database, file);
  assert.equal(await stockOf(database), { A: 120 });
});

test('what orders have reserved is not taken away by a difference either', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,100'));
  const file = inExport(await exportText(database), 100, 20);
  await database.db.updateTable('variants').set({ on_hand: 85, reserved: 10 }).execute();
  const { faults } = await importCatalogue(database.db, file, importOptions({ now: wednesday }));
  assert.equal(
    faults.map(({ line, code, message, fix }) => [line, code, message, fix]),
    [
      [
        2,
        'STOCK_BELOW_RESERVED',
        '80 pieces fewer than at the export would leave 5, and orders have reserved 10.',
        'Write at least 25, or cancel the orders first.',
      ],
    ],
  );
  assert.equal(await stockOf(database), { A: 85 });
});

test('a price that was set after the export is taken from the file, and its line says so', async ({ database }) => {
  await importText(database, sizesFile('S,A,10.00,1', 'M,B,20.00,1'));
  const file = await exportText(database, tuesday);
  await importText(database, sizesFile('S,A,12.00,1', 'M,B,20.00,1'), { now: wednesday });
  const { warnings } = await importAgain(database, file, { now: thursday });
  const said = warnings.filter(({ code }) => code === 'PRICE_SET_SINCE');
  assert.equal(
    said.map(({ line, message }) => [line, message]),
    [[2, 'The price was set to 12.00 PLN after this file was exported; the file’s price was taken.']],
  );
  const again = await importAgain(database, file, { now: thursday });
  assert.is(again.warningCounts.PRICE_SET_SINCE, undefined);
});

test('a column of stock at the export that somebody has written over is refused by its line', async ({ database }) => {
  await importText(database, sizesFile('S,A,1,100'));
  const file = (await exportText(database)).replace('100 at 2026', '100 on 2026');
  const { faults } = await importCatalogue(database.db, file, importOptions({ now: monday }));
  assert.equal(
    faults.map(({ line, column, code }) => [line, column, code]),
    [[2, 'Stock at export (variant.metafields.kasa.stock_at_export)', 'INVALID_QUANTITY']],
  );
});

test.run();
