// The merchant's own fields in product files: an export has a column for each, which an import reads again.
import * as assert from 'uvu/assert';
import { type ExcelManner, excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Db } from '#server/database/connect.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { dumpTables } from '../../fixtures/catalogue/catalogue-dump.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';

const test = emptyShopSuite('own fields in product files');
const base = { now: new Date('2026-11-20T10:00:00Z'), baseLocale: 'pl', baseCurrency: 'PLN' } as const;

const wood = {
  ...{ key: 'wood', kind: 'choice', names: { pl: 'Drewno', en: 'Wood' } },
  choices: [
    { key: 'oak', names: { pl: 'dąb', en: 'oak' } },
    { key: 'pine', names: { pl: 'sosna', en: 'pine' } },
  ],
};
const height = { key: 'height', kind: 'number', unit: 'cm', names: { pl: 'Wysokość' } };
const vegan = { key: 'vegan', kind: 'yes_no', names: { pl: 'Wegański' } };
const care = { key: 'care', kind: 'text', names: { pl: 'Pielęgnacja' } };

test.before.each(({ database }) => setSettings(database.db, 'product-fields', { fields: [wood, height, vegan, care] }));

const columns = [
  ...['URL handle', 'Title', 'Drewno (product.metafields.kasa.field.wood)'],
  ...['X (product.metafields.kasa.field.height)', 'X (product.metafields.kasa.field.vegan)'],
  ...['X (product.metafields.kasa.field.care.pl)', 'X (product.metafields.kasa.field.care.en)'],
];

const importRows = (db: Db, ...rows: string[]) =>
  importCatalogue(db, [columns.join(','), ...rows, ''].join('\n'), base);

async function exportText(db: Db, manner: { excel?: ExcelManner; header?: 'new' | 'legacy' } = {}): Promise<string> {
  return (await Array.fromAsync(exportCatalogue(db, { ...base, ...manner }))).join('');
}

const values = (db: Db) => db.selectFrom('product_field_values').select(['field', 'value']).orderBy('field').execute();

for (const manner of [{}, { header: 'legacy' }, { excel: excelMannerOf('PL') }] as const) {
  test(`an export imported again changes nothing: ${JSON.stringify(manner)}`, async ({ database: { db } }) => {
    await aProduct(db, { handle: 'bowl', title: 'Miska' });
    await aProduct(db, { handle: 'spoon', title: 'Łyżka' });
    const filled = await importRows(db, 'bowl,Miska,"dąb, pine","12,5",TRUE,"Nie myć, ""="" i ;",Wipe');
    assert.equal([filled.faults, filled.products.updated], [[], 1]);
    assert.equal(await values(db), [
      { field: 'care', value: { en: 'Wipe', pl: 'Nie myć, "=" i ;' } },
      { field: 'height', value: 12.5 },
      { field: 'vegan', value: true },
      { field: 'wood', value: ['oak', 'pine'] },
    ]);
    const before = await dumpTables(db);
    const again = await importCatalogue(db, await exportText(db, manner), base);
    assert.equal([again.faults, again.products], [[], { created: 0, updated: 0, unchanged: 2 }]);
    assert.equal(await dumpTables(db), before);
  });
}

test('a blank cell takes a value back, and what has no column stays', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  await importRows(db, 'bowl,Miska,oak,3,false,Nie myć,Wipe');
  const short = 'URL handle,Title,X (product.metafields.kasa.field.care.en),X (product.metafields.kasa.field.wood)';
  const report = await importCatalogue(db, `${short}\nbowl,Miska,,\n`, base);
  assert.equal(report.faults, []);
  assert.equal(await values(db), [
    { field: 'care', value: { pl: 'Nie myć' } },
    { field: 'height', value: 3 },
    { field: 'vegan', value: false },
  ]);
});

test('what a field cannot say is a fault at its cell, and nothing is imported', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  await aProduct(db, { handle: 'spoon', title: 'Łyżka' });
  const report = await importRows(db, 'bowl,Miska,walnut,tall,maybe,Nie myć,', 'spoon,Łyżka,oak,3,true,,');
  const places = report.faults.map(({ code, line, column, value }) => [code, line, column.slice(0, 1), value]);
  assert.equal(places, [
    ['INVALID_OWN_FIELD', 2, 'D', 'walnut'],
    ['INVALID_OWN_FIELD', 2, 'X', 'tall'],
    ['INVALID_OWN_FIELD', 2, 'X', 'maybe'],
  ]);
  assert.match(report.faults[0]?.fix ?? '', 'oak, pine');
  assert.equal(await values(db), []);
});

test('a field that nobody has defined is kept as it is', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  const name = 'Glaze (product.metafields.kasa.field.glaze)';
  const report = await importCatalogue(db, `URL handle,Title,${name}\nbowl,Miska,blue\n`, base);
  assert.equal(report.faults, []);
  assert.match(await exportText(db), name);
});

test.run();
