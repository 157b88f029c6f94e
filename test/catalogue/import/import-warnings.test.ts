import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import { checkSkus } from '#server/doctor/check-skus.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
import { emptyShopSuite, importOptions, importText, tuesday } from '#test/fixtures/catalogue/empty-shop-suite.ts';
import { aTaxes } from '#test/fixtures/settings/a-taxes.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = emptyShopSuite('warnings of an import');

test('warnings are listed with their places, and counted by kind', async ({ database }) => {
  const rows = [
    'a,A,S-1,10,5,',
    `b,${'x'.repeat(300)},S-1,0,-2,8.59E+12`,
    `c,${'x'.repeat(2500)},S-2,10,5,`,
    'd,D\u000b,S-3,10,5,',
  ];
  const file = `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Variant Barcode\n${rows.join('\n')}\n`;
  const report = await importCatalogue(database.db, file, importOptions());
  assert.equal([report.ok, report.faults], [true, []]);
  assert.equal(
    report.warnings.filter(({ line }) => line > 1).map(({ line, column, code }) => [line, column, code]),
    [
      [3, 'Variant Inventory Qty', 'OVERSOLD'],
      [3, 'Title', 'LONG_TITLE'],
      [3, 'Variant SKU', 'DUPLICATE_SKU'],
      [3, 'Variant Barcode', 'DAMAGED_BARCODE'],
      [3, 'Variant Price', 'ZERO_PRICE'],
      [4, 'Title', 'LONG_TITLE'],
      [5, 'Title', 'CONTROL_CHARACTER'],
    ],
  );
  assert.is(report.warningCounts.LONG_TITLE, 2);
  assert.match(
    report.warnings.find(({ code, line }) => code === 'LONG_TITLE' && line === 4)?.message ?? '',
    'wrong column',
  );
});

test('lines that were typed into a cell of a description stay lines', async ({ database }) => {
  const file =
    'Handle,Title,Variant Price,Body (HTML)\r\na,A,10,"Cotton & wool\r\nWash: 30°\r\n\r\nMade in Łódź"\r\nb,B,10,One line\r\n';
  await importText(database, file);
  const texts = await database.db.selectFrom('product_texts').select('description_html').orderBy('title').execute();
  assert.equal(
    texts.map(({ description_html }) => description_html),
    ['<p>Cotton &amp; wool<br />Wash: 30°</p>\n<p>Made in Łódź</p>', 'One line'],
  );
});

test('pictures in descriptions are left out, and one warning says how many', async ({ database }) => {
  const rows = [
    'a,A,10,"<p>Sizes:</p><img src=""x.png""><iframe src=""y""></iframe>"',
    'b,B,10,<img src=z.png>m<sup>2</sup>',
  ];
  const file = `Handle,Title,Variant Price,Body (HTML)\n${rows.join('\n')}\n`;
  const { warnings, warningCounts } = await importCatalogue(database.db, file, importOptions());
  const said = warnings.filter(({ code }) => code === 'LEFT_OUT_OF_TEXT');
  assert.equal(
    said.map(({ line, message }) => [line, message]),
    [[2, '3 pictures or films in descriptions were left out: a description is text.']],
  );
  assert.is(warningCounts.LEFT_OUT_OF_TEXT, 3);
  assert.is((await findProduct(database.db, 'b', viewIn('pl')))?.descriptionHtml, 'm<sup>2</sup>');
});

test('links that lead nowhere in this shop are counted, keep their words, and others stay', async ({ database }) => {
  const rows = [
    'a,A,10,"<p><a href=""/products/bug-round"">the round one</a> <a class=x href=\'#sizes\'>sizes</a></p>"',
    'b,B,10,<a href=pages/wash.html>wash</a> <a href=https://wool.example>wool</a> <a href=/pl/page/terms>our terms</a>',
    "c,C,10,<a name=top>top</a> <a href=''>nothing</a> <abbr title=x>href=/products/x</abbr>",
  ];
  const file = `Handle,Title,Variant Price,Body (HTML)\n${rows.join('\n')}\n`;
  const { warnings, warningCounts, faults } = await importCatalogue(database.db, file, importOptions());
  const said = warnings.filter(({ code }) => code === 'LINK_LEFT_OUT');
  assert.equal(
    said.map(({ line, message }) => [line, message]),
    [[2, '3 links in descriptions lead nowhere in this shop: only the words are kept.']],
  );
  assert.is(warningCounts.LINK_LEFT_OUT, 3);
  assert.equal(faults, []);
  const htmlOf = async (handle: string) =>
    (await findProduct(database.db, handle, viewIn('pl')))?.descriptionHtml ?? '';
  assert.is(await htmlOf('a'), '<p><a>the round one</a> <a>sizes</a></p>');
  assert.match(await htmlOf('b'), 'wash</a>');
  assert.match(await htmlOf('b'), '<a href="https://wool.example" rel="noopener noreferrer">wool</a>');
  assert.match(await htmlOf('b'), '<a href="/pl/page/terms">our terms</a>');
});

test('a file of one language and one currency is told on which addresses it is not sold, and what to do', async ({
  database,
}) => {
  const file = 'Handle,Title,Variant Price,Price / Eurozone\na,A,10,2\nb,B,10,\nc,C,10,\n';
  const { warnings, coverage } = await importCatalogue(database.db, file, importOptions());
  assert.equal(
    warnings.map(({ message }) => message),
    [
      '2 of 3 products have no EUR price: not sold on /nl /de /en.',
      '3 of 3 products have no CZK price: not sold on /cs.',
      '3 of 3 products have no texts in Dutch, German, English: /nl /de /en show them in Polish.',
    ],
  );
  // Whoever reads them in the office has their own language.
  assert.equal(
    warnings.map(({ value }) => value),
    ['EUR', 'CZK', 'nl, de, en'],
  );
  for (const { fix } of warnings) assert.match(fix, 'kasa export');
  assert.equal(
    coverage?.markets.map(({ address, sold }) => [address, sold]),
    [
      ['/pl', 3],
      ['/nl', 1],
      ['/de', 1],
      ['/cs', 0],
      ['/en', 1],
    ],
  );
});

test('a column of prices that is missing is one fault, whatever the number of products', async ({ database }) => {
  const rows = Array.from({ length: 50 }, (_, n) => `p-${n},P,2\n`);
  const { faults } = await importCatalogue(
    database.db,
    `Handle,Title,Price / Eurozone\n${rows.join('')}`,
    importOptions(),
  );
  assert.equal(
    faults.map(({ line, column, code }) => [line, column, code]),
    [[1, 'Price', 'MISSING_PRICE']],
  );
  assert.match(faults[0]?.fix ?? '', '--currency');
});

test('a handle that cannot stand in an address becomes a slug, and the old one leads there', async ({ database }) => {
  const file =
    'Handle,Title,Variant Price\nKASA™-Tee,Tee,5\nkasa-tee,Other tee,6\ncaf%C3%A9,Café,7\n日本,日本,8\nKASA™-Tee-2,Third,9\n';
  await importText(database, file);
  const handles = await database.db
    .selectFrom('products')
    .select('handle')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [first, second, third, fourth, fifth] = handles.map(({ handle }) => handle);
  assert.equal([first, second, third, fifth], ['kasa-tee', 'kasa-tee-2', 'cafe', 'kasa-tee-2-2']);
  assert.match(fourth ?? '', /^product-[0-9a-f]{8}$/);
  assert.is((await findProduct(database.db, 'KASA™-Tee', viewIn('pl')))?.handle, 'kasa-tee');
  assert.equal(await importText(database, file, { now: tuesday }), { created: 0, updated: 0, unchanged: 5 });
});

test('rows whose last cells are missing are read as if they were blank', async ({ database }) => {
  const file = 'Handle,Title,Variant Price,Status,Vendor\na,A,5\nb,B,6,draft\n';
  const report = await importCatalogue(database.db, file, importOptions());
  assert.equal([report.faults, report.products.created, report.warningCounts.SHORT_ROW], [[], 2, 2]);
});

test('a file without a column of stock is said to leave what is counted sold out', async ({ database }) => {
  const file = 'Handle,Title,Variant Price,Variant Inventory Tracker\na,A,5,shopify\nb,B,5,\nc,C,5,shopify\n';
  const { warnings } = await importCatalogue(database.db, file, importOptions());
  assert.match(
    warnings.find(({ code }) => code === 'NO_QUANTITY')?.message ?? '',
    'The pieces of 2 variants are counted',
  );
});

test('an unlisted product is for sale and in no list', async ({ database }) => {
  await importText(database, 'Handle,Title,Variant Price,Status,Published\na,A,5,Unlisted,TRUE\n');
  const [product] = await database.db.selectFrom('products').select(['status', 'is_published']).execute();
  assert.equal(product, { status: 'active', is_published: false });
});

const reduced = (country: string, file: string, database: Parameters<typeof importCatalogue>[0]) => {
  const vatClasses = listChargedClasses(aTaxes({ homeCountry: country }), new Date('2026-11-29T12:00:00Z'));
  return importCatalogue(database, file, { ...importOptions(), vatClasses });
};

test('“reduced” in a country of two reduced rates says which one it is, and once the product has it no more', async ({
  database,
}) => {
  const file = 'Handle,Title,Variant Price,VAT class\na,A,12,reduced\nb,B,12,Reduced\nc,C,12,13.5 %\nd,D,12,standard\n';
  const said = async (country: string, text = file) =>
    (await reduced(country, text, database.db)).warnings
      .filter(({ code }) => code === 'REDUCED_VAT')
      .map(({ line, message, value }) => [line, message, value]);
  const greek = file.replace('13.5', '13');
  assert.equal(await said('DE', file.replace('13.5', '7').replace('D,12,', 'D,13,')), []);
  await database.db.updateTable('products').set({ vat_class: 'standard' }).execute();
  assert.equal(await said('GR', greek), [
    [
      2,
      '2 products are taxed at 6 %: that is “reduced” in the company’s country, where 13 % is “second_reduced”.',
      'reduced = 6 %, second_reduced = 13 %',
    ],
  ]);
  assert.equal(await said('GR', greek), [], 'it is so already');
  await database.db.updateTable('products').set({ vat_class: 'standard' }).where('handle', '=', 'a').execute();
  assert.equal(await said('IE'), [
    [
      2,
      'A product is taxed at 9 %: that is “reduced” in the company’s country, where 13.5 % is “second_reduced”.',
      'reduced = 9 %, second_reduced = 13.5 %',
    ],
  ]);
});

const mug = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty
mug,Mug,Size,S,MUG-S,10,shopify,20
mug,,,M,MUG-M,10,shopify,15
mug,,,L,MUG-L,10,shopify,10
`;

test('variants that the file does not name are said with their pieces before they go', async ({ database: { db } }) => {
  await importCatalogue(db, mug, importOptions());
  const fewer = mug.split('\n').slice(0, 2).join('\n');
  const { warnings } = await importCatalogue(db, fewer, importOptions({ dryRun: true }));
  const gone = warnings.find(({ code }) => code === 'VARIANTS_GONE');
  assert.equal([gone?.line, gone?.value], [2, 'MUG-M (15), MUG-L (10)']);
  assert.match(gone?.message ?? '', /^2 variants with 25 pieces of mug are not in the file/);
  const again = await importCatalogue(db, mug, importOptions());
  assert.not.ok(again.warnings.some(({ code }) => code === 'VARIANTS_GONE'));
});

test('a row that names no options of a product that has some is refused, with what would go', async ({
  database: { db },
}) => {
  await importCatalogue(db, mug, importOptions());
  const blank = `${mug.split('\n')[0]}\nmug,Mug,,,MUG,12,shopify,3\n`;
  const { ok, faults } = await importCatalogue(db, blank, importOptions());
  assert.not.ok(ok);
  assert.equal(
    faults.map(({ line, code, value }) => [line, code, value]),
    [[2, 'VARIANT_NOT_SAID', 'MUG-S (20), MUG-M (15), MUG-L (10)']],
  );
  assert.match(faults[0]?.message ?? '', '3 variants with 45 pieces');
});

test('a SKU of another product is told like one that stands twice in the file', async ({ database: { db } }) => {
  await importCatalogue(db, mug, importOptions());
  const file = 'Handle,Title,Variant SKU,Variant Price\ncup,Cup,mug-s,5\npot,Pot,POT,5\n';
  const isTold = async (text: string) => {
    const { warnings } = await importCatalogue(db, text, importOptions());
    return warnings
      .filter(({ code }) => code === 'DUPLICATE_SKU')
      .map(({ line, column, value }) => [line, column, value]);
  };
  assert.equal(await isTold(file), [[2, 'Variant SKU', 'mug-s']]);
  assert.equal(await isTold(mug), [[2, 'Variant SKU', 'MUG-S']], 'whichever of them comes again');
  const [found] = await checkSkus.run({ db } as Patient);
  assert.is(found?.status, 'warning');
  assert.match(found?.says ?? '', /^one is on several variants.*: (MUG-S|mug-s) \(cup, mug\)$/);
});

test.run();
