// A point between thousands and one before decimals look alike: the file's own prices say which it is, or nobody does.
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { emptyShopSuite, importOptions } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('points between thousands');

const header = 'Handle;Title;Variant SKU;Variant Price;Variant Inventory Tracker;Variant Inventory Qty;Variant Grams\n';
const fileOf = (...rows: string[]) => header + rows.map((row, at) => `p-${at};P;P-${at};${row}\n`).join('');

test('in a file of decimal commas a point stands between thousands, before the first comma too', async ({
  database,
}) => {
  const file = fileOf('1.200;shopify;1.000;2.500', '49,90;shopify;5;', '2.500 zł;;;', '1.299,00;;;', '1.200.000;;;');
  const report = await importCatalogue(database.db, file, importOptions());
  assert.equal(report.faults, []);
  const rows = await database.db
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select(['sku', 'amount_minor', 'on_hand', 'weight_grams'])
    .orderBy('sku')
    .execute();
  assert.equal(
    rows.map((row) => [row.amount_minor, row.on_hand, row.weight_grams]),
    [
      [120_000, 1000, 2500],
      [4990, 5, 0],
      [250_000, 0, 0],
      [129_900, 0, 0],
      [120_000_000, 0, 0],
    ],
  );
  const warning = report.warnings.find(
    ({ code, column }) => code === 'POINT_OF_THOUSANDS' && column === 'Variant Price',
  );
  assert.is(warning?.line, 2);
  assert.match(warning?.message ?? '', '“1.200” was read as 1200');
});

test('a dash behind the sign says that there are no decimals, and an apostrophe before digits that they are a text', async ({
  database,
}) => {
  const report = await importCatalogue(
    database.db,
    fileOf("1.299,-;shopify;'5;'1.250", '49,–;;;', "'120,00;;;", '1.450,-- zł;;;'),
    importOptions(),
  );
  assert.equal(report.faults, []);
  const rows = await database.db
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select(['sku', 'amount_minor', 'on_hand', 'weight_grams'])
    .orderBy('sku')
    .execute();
  assert.equal(
    rows.map((row) => [row.amount_minor, row.on_hand, row.weight_grams]),
    [
      [129_900, 5, 1250],
      [4900, 0, 0],
      [12_000, 0, 0],
      [145_000, 0, 0],
    ],
  );
  const messages = report.warnings.map(({ message }) => message).join('\n');
  assert.match(messages, '“1.299,-” was read as 1299.');
  assert.match(messages, '“49,–” was read as 49.');
});

test('where nothing says what a point means, the line is refused, and nothing is imported', async ({ database }) => {
  for (const other of ['49.90', '49']) {
    const file = fileOf(
      '1.200;shopify;1.000;2.500',
      `${other};;;`,
      '1.299;;;',
      '12.5000;;;350.5',
      '1200.000;;;453.592',
    );
    const report = await importCatalogue(database.db, file, importOptions());
    assert.equal(
      report.faults.map(({ line, column, code, value }) => [line, column, code, value]),
      [
        [2, 'Variant Inventory Qty', 'AMBIGUOUS_NUMBER', '1.000'],
        [2, 'Variant Grams', 'AMBIGUOUS_NUMBER', '2.500'],
        [2, 'Variant Price', 'AMBIGUOUS_NUMBER', '1.200'],
        [4, 'Variant Price', 'AMBIGUOUS_NUMBER', '1.299'],
      ],
      other,
    );
    assert.match(report.faults.find(({ value }) => value === '1.200')?.message ?? '', '1200 or 1.2');
    assert.equal(await database.db.selectFrom('products').select('id').execute(), []);
  }
});

test('a WooCommerce file of decimal commas has thousands too, and one of points net prices', async ({ database }) => {
  const woo = 'Type;SKU;Name;Published;In stock?;Stock;Regular price;Sale price;Categories\n';
  const commas = `${woo}simple;A;A;1;1;1.000;1.200;49,90;\nsimple;B;B;1;1;;1.299;;\n`;
  const report = await importCatalogue(database.db, commas, importOptions());
  assert.equal(report.faults, []);
  const rows = await database.db
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select(['sku', 'on_hand', 'amount_minor', 'compare_at_minor'])
    .orderBy('sku')
    .execute();
  assert.equal(
    rows.map((row) => [row.on_hand, row.amount_minor, row.compare_at_minor]),
    [
      [1000, 4990, 120_000],
      [0, 129_900, null],
    ],
  );
  const points = `${woo}simple;C;C;1;1;;40.65;;\nsimple;D;D;1;1;;12.345;;\nsimple;E;E;1;1;;1.200;;\n`;
  const refused = await importCatalogue(database.db, points, importOptions());
  assert.equal(
    refused.faults.map(({ line, code }) => [line, code]),
    [[4, 'AMBIGUOUS_NUMBER']],
  );
});

test.run();
