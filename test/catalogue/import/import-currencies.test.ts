// Prices of any currency of the European Union, in and out.
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { emptyShopSuite, importOptions, importText } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('importing currencies');

const file = `URL handle,Title,SKU,Price,Price / Eurozone,Price / Czechia,Compare-at price / Czechia,Price / SEK,Price / Hungary
zolw,Żółw,Z,129.00,29.00,729.50,890,339,11990
zubr,Żubr,B,99.00,,569,,,
`;

async function listPrices({ db }: Database) {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .select(['sku', 'currency', 'amount_minor', 'compare_at_minor'])
    .orderBy('sku')
    .orderBy('currency')
    .execute();
  return rows.map((row) => [row.sku, row.currency, row.amount_minor, row.compare_at_minor]);
}

async function exportText({ db }: Database, header: 'new' | 'legacy' = 'new'): Promise<string> {
  const parts: string[] = [];
  for await (const part of exportCatalogue(db, { now: new Date(0), baseLocale: 'pl', baseCurrency: 'PLN', header }))
    parts.push(part);
  return parts.join('');
}

test("a market's columns hold the prices of its currency, also under the currency's code", async ({ database }) => {
  await importText(database, file);
  assert.equal(await listPrices(database), [
    ['B', 'CZK', 56_900, null],
    ['B', 'PLN', 9900, null],
    ['Z', 'CZK', 72_950, 89_000],
    ['Z', 'EUR', 2900, null],
    ['Z', 'HUF', 1_199_000, null],
    ['Z', 'PLN', 12_900, null],
    ['Z', 'SEK', 33_900, null],
  ]);
});

test('any currency may be the one of the plain columns', async ({ database }) => {
  await importText(database, 'Handle,Title,Variant SKU,Variant Price,Price / Poland\na,A,A,729,129\n', {
    baseCurrency: 'CZK',
  });
  assert.equal(await listPrices(database), [
    ['A', 'CZK', 72_900, null],
    ['A', 'PLN', 12_900, null],
  ]);
});

for (const header of ['new', 'legacy'] as const) {
  test(`an export with the ${header} header names each currency that has prices, and changes nothing when imported`, async ({
    database,
  }) => {
    await importText(database, file);
    const before = await listPrices(database);
    const text = await exportText(database, header);
    const names = text
      .slice(0, text.indexOf('\n'))
      .split(',')
      .filter((name) => name.startsWith('Price / '));
    assert.equal(names, ['Price / Eurozone', 'Price / Czechia', 'Price / Hungary', 'Price / Sweden']);
    assert.equal(await importText(database, text), { created: 0, updated: 0, unchanged: 2 });
    assert.equal(await listPrices(database), before);
    assert.is(await exportText(database, header), text);
  });
}

test('a fraction of a forint is refused', async ({ database }) => {
  const priced = 'Handle,Title,Variant Price,Price / Hungary\na,A,5,1990.50\n';
  const { faults } = await importCatalogue(database.db, priced, importOptions());
  assert.equal(
    faults.map(({ column, code, message }) => [column, code, message]),
    [['Price / Hungary', 'INVALID_PRICE', '“1990.50” has decimals, but nobody pays fractions in HUF.']],
  );
});

test('a market and its currency in one file are the same column twice', async ({ database }) => {
  const twice = 'Handle,Title,Variant Price,Price / Sweden,Price / SEK\na,A,5,1,1\n';
  const { faults } = await importCatalogue(database.db, twice, importOptions());
  assert.equal(
    faults.map(({ code }) => code),
    ['DUPLICATE_COLUMN'],
  );
});

test.run();
