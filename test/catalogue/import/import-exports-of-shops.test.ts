// Files as shops of several trades export them, or as a spreadsheet saved them afterwards: each is imported whole.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { dumpCatalogue, dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import {
  emptyCatalogue,
  emptyShopSuite,
  fixtures,
  importOptions,
  monday,
  tuesday,
} from '#test/fixtures/catalogue/empty-shop-suite.ts';
import { root } from '#test/source-imports.ts';

const test = emptyShopSuite('exports of shops');

type Expected = { products: number; variants: number; warnings: string[] };

// What every file of one language and currency is warned of is left out.
const files: Record<string, Expected> = {
  'bags-libreoffice-tab.csv': { products: 2, variants: 2, warnings: ['DECIMAL_COMMA'] },
  'bikes-woocommerce.csv': {
    products: 2,
    variants: 3,
    warnings: ['IMPORTED_AS_DRAFT', 'TAX_OF_PRICES', 'UNUSED_COLUMNS'],
  },
  'books-excel-pl.csv': {
    products: 3,
    variants: 3,
    warnings: ['DAMAGED_BARCODE', 'DECIMAL_COMMA', 'GUESSED_ENCODING', 'NEEDS_NO_SHIPPING', 'SHORT_ROW'],
  },
  'ceramics-woocommerce-pt.csv': { products: 2, variants: 3, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'clothes-woocommerce-en.csv': {
    products: 7,
    variants: 9,
    warnings: [
      ...['IMPORTED_AS_DRAFT', 'NEEDS_NO_SHIPPING', 'NOT_IMPORTED', 'OPEN_VARIATION', 'OVERSOLD', 'ROUNDED_PRICE'],
      ...['TAX_OF_PRICES', 'UNUSED_COLUMNS'],
    ],
  },
  'coffee-shopify.csv': { products: 3, variants: 5, warnings: ['KEPT_COLUMNS', 'UNKNOWN_MARKET', 'ZERO_PRICE'] },
  'cosmetics-excel-de.csv': { products: 2, variants: 3, warnings: ['DECIMAL_COMMA', 'GUESSED_ENCODING', 'OVERSOLD'] },
  'digital-unicode-text.csv': { products: 2, variants: 2, warnings: ['HANDLE_CHANGED', 'NEEDS_NO_SHIPPING'] },
  'fashion-shopify.csv': {
    products: 4,
    variants: 6,
    warnings: ['DIFFERENT_PRICES', 'DUPLICATE_SKU', 'HANDLE_CHANGED', 'KEPT_COLUMNS', 'OVERSOLD', 'UNKNOWN_MARKET'],
  },
  'furniture-shopify.csv': { products: 1, variants: 100, warnings: ['OVERSOLD'] },
  'garden-shopify-2021.csv': { products: 2, variants: 3, warnings: [] },
  'gift-card-shopify.csv': { products: 1, variants: 3, warnings: ['GIFT_CARD', 'NEEDS_NO_SHIPPING'] },
  'jewellery-locations.csv': { products: 1, variants: 3, warnings: ['NO_QUANTITY', 'UNKNOWN_MARKET'] },
  'knitwear-woocommerce-fi.csv': { products: 2, variants: 3, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'lamps-woocommerce-sv.csv': {
    products: 1,
    variants: 1,
    warnings: ['NOT_IMPORTED', 'TAX_OF_PRICES', 'UNUSED_COLUMNS'],
  },
  'mugs-woocommerce-cs.csv': { products: 2, variants: 4, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'mugs-woocommerce-de.csv': {
    products: 2,
    variants: 4,
    warnings: ['GUESSED_ENCODING', 'TAX_OF_PRICES', 'UNUSED_COLUMNS'],
  },
  'mugs-woocommerce-nl.csv': { products: 2, variants: 4, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'mugs-woocommerce-pl.csv': { products: 2, variants: 4, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'oils-woocommerce-el.csv': { products: 2, variants: 2, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'plants-sheets.csv': { products: 2, variants: 2, warnings: ['DECIMAL_COMMA'] },
  'soap-woocommerce-fr.csv': {
    products: 1,
    variants: 1,
    warnings: ['NOT_IMPORTED', 'TAX_OF_PRICES', 'UNUSED_COLUMNS'],
  },
  'tea-woocommerce-hu.csv': { products: 2, variants: 2, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
  'tools-excel-dash.csv': { products: 2, variants: 3, warnings: ['DECIMAL_COMMA', 'POINT_OF_THOUSANDS'] },
  'toys-pandas.csv': { products: 1, variants: 2, warnings: ['DAMAGED_BARCODE', 'OVERSOLD'] },
  'toys-woocommerce-ro.csv': { products: 1, variants: 1, warnings: ['TAX_OF_PRICES', 'UNUSED_COLUMNS'] },
};

const importBytes = async ({ db }: Database, bytes: Buffer, changes = {}) =>
  importCatalogue(db, Readable.from([bytes]), importOptions(changes));

test('every file in the folder is expected', async () => {
  assert.equal((await readdir(`${fixtures}/exports`)).sort(), Object.keys(files));
});

for (const [name, expected] of Object.entries(files)) {
  test(`${name} is imported whole, again without a difference, and an export makes the same shop of an empty one`, async ({
    database,
  }) => {
    const bytes = await readFile(`${fixtures}/exports/${name}`);
    const report = await importBytes(database, bytes);
    assert.equal(report.faults, []);
    const { NOT_SOLD_EVERYWHERE, NOT_TRANSLATED, ...counts } = report.warningCounts;
    assert.equal(Object.keys(counts).sort(), expected.warnings);
    const variants = await database.db.selectFrom('variants').selectAll().execute();
    assert.equal([report.products.created, variants.length], [expected.products, expected.variants]);
    const before = await dumpTables(database.db);
    const again = await importBytes(database, bytes, { now: tuesday });
    assert.equal([again.products.created, again.products.updated], [0, 0]);
    assert.equal(await dumpTables(database.db), before);
    const exported = await exportText(database);
    const back = await importBytes(database, Buffer.from(exported), { now: tuesday });
    assert.equal([back.faults, back.products.updated], [[], 0]);
    assert.is(await exportText(database), exported);
    const catalogue = await dumpCatalogue(database.db);
    await emptyCatalogue(database);
    const moved = await importBytes(database, Buffer.from(exported));
    assert.equal([moved.faults, moved.products.created], [[], expected.products]);
    assert.equal(await dumpCatalogue(database.db), catalogue);
    assert.is(await exportText(database), exported);
  });
}

async function exportText({ db }: Database): Promise<string> {
  let text = '';
  for await (const part of exportCatalogue(db, { now: monday, baseLocale: 'pl', baseCurrency: 'PLN' })) text += part;
  return text;
}

const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];

for (const name of ['apparel', 'new-header']) {
  // When the exporter gains a column, the expected file gains it, too; what the file said must not change.
  test(`${name}.csv is exported as it was before other systems' files were read`, async ({ database }) => {
    await importBytes(database, await readFile(`${fixtures}/${name}.csv`));
    const expected = rowsOf(await readFile(`${fixtures}/exported/${name}.csv`, 'utf8'));
    const exported = rowsOf(await exportText(database));
    assert.is(exported.length, expected.length);
    for (const [index, row] of expected.entries()) {
      for (const [column, cell] of Object.entries(row))
        assert.is(exported[index]?.[column], cell, `${index} ${column}`);
    }
  });
}

test("the demo shop's file is exported with every cell that it has", async ({ database }) => {
  const text = await readFile(join(root, 'server/demo/data/pracownia-plakatu.csv'), 'utf8');
  const report = await importBytes(database, Buffer.from(text));
  assert.equal([report.faults, report.warnings], [[], []]);
  // Capitals of a status, the order in lists and the escape of an ampersand are the exporter's own.
  const tidy = (cell = '') => cell.toLowerCase().replaceAll('&amp;', '&').split(/[;,] /).sort().join();
  const expected = rowsOf(text);
  const exported = rowsOf(await exportText(database));
  assert.is(exported.length, expected.length);
  for (const [index, row] of expected.entries()) {
    for (const [column, cell] of Object.entries(row)) {
      assert.is(tidy(exported[index]?.[column]), tidy(cell), `${index} ${column}`);
    }
  }
});

test.run();
