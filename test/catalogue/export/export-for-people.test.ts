// Files for people who work with a table: one to begin with, and one that Excel opens.
import * as assert from 'uvu/assert';
import { excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { writeTemplate } from '#server/catalogue/export/export-template.ts';
import { emptyShopSuite, importText, monday } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('files for a table');
const polish = { now: monday, baseLocale: 'pl', baseCurrency: 'PLN' } as const;

test('the template is imported as it stands, as drafts', async ({ database }) => {
  for (const excel of [null, excelMannerOf('PL')]) {
    const template = writeTemplate({ ...polish, excel });
    assert.ok(template.split('\n')[0]?.includes('Price / Eurozone'), template);
    const products = await importText(database, template);
    assert.equal(products, excel ? { created: 0, updated: 0, unchanged: 2 } : { created: 2, updated: 0, unchanged: 0 });
  }
  const rows = await database.db.selectFrom('products').select('status').distinct().execute();
  assert.equal(rows, [{ status: 'draft' }]);
});

test('a file for Excel has its separators, keeps codes as texts, and comes back without a difference', async ({
  database,
}) => {
  const text = 'Title,Handle,SKU,Barcode,Price,Compare-at price\n"Koc;=1+1",koc,0017,5901234123457,12.05,14.00\n';
  await importText(database, text);
  const read = async (country: string, baseLocale: 'pl' | 'en') => {
    const excel = excelMannerOf(country);
    let file = '';
    for await (const part of exportCatalogue(database.db, { ...polish, baseLocale, excel })) file += part;
    return file;
  };
  const file = await read('PL', 'pl');
  assert.ok(file.startsWith('\uFEFFTitle;URL handle;'), file.slice(0, 40));
  for (const cell of [';"=""0017""";', ';"=""5901234123457""";', ';"12,05";', ';"14,00";'])
    assert.ok(file.includes(cell), cell);
  assert.equal(await importText(database, file), { created: 0, updated: 0, unchanged: 1 });
  const irish = await read('IE', 'pl');
  assert.ok(irish.startsWith('\uFEFFTitle,URL handle,') && irish.includes(',12.05,'), irish);
  const portuguese = await read('PT', 'en');
  assert.ok(portuguese.startsWith('\uFEFFTitle;URL handle;') && portuguese.includes(';"12,05";'), portuguese);
});

test.run();
