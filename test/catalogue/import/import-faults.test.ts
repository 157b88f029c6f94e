import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { countRows } from '#test/fixtures/catalogue/catalogue-dump.ts';
import { whole } from '../../depths.ts';

const test = suite<{ database: Database }>('faults of an imported file');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(async ({ database }) => database.close());

const header = [
  ...['Handle', 'Title', 'Body (HTML)', 'Published', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Grams'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price'],
  ...['Image Src', 'Status'],
];

type Cells = Partial<Record<string, string>>;

const good: Cells = {
  Title: 'Plakat',
  'Body (HTML)': '"<p>Dwie\nlinie</p>"',
  Published: 'true',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant Grams': '10',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '1',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '10.00',
  'Image Src': 'https://example.com/a.jpg',
  Status: 'active',
};

/** 1,000 rows of which every hundredth is broken, each in another way. Every row takes two lines of the file. */
function brokenFile(): { text: string; expected: unknown[] } {
  const kinds: [Cells, column: string, code: string][] = [
    [{ Handle: 'constructor' }, 'Handle', 'INVALID_HANDLE'],
    [{ Title: '' }, 'Title', 'MISSING_TITLE'],
    [{ 'Variant Price': '"12,500"' }, 'Variant Price', 'INVALID_PRICE'],
    [{ 'Variant Inventory Qty': '3.5' }, 'Variant Inventory Qty', 'INVALID_QUANTITY'],
    [{ 'Variant Inventory Policy': 'maybe' }, 'Variant Inventory Policy', 'INVALID_POLICY'],
    [{ Published: 'yes' }, 'Published', 'INVALID_FLAG'],
    [{ 'Option1 Name': '' }, 'Option1 Name', 'MISSING_OPTION_NAME'],
    [{ 'Image Src': '../../etc/passwd' }, 'Image Src', 'INVALID_IMAGE'],
    [{ Status: 'sold' }, 'Status', 'INVALID_STATUS'],
    [{ Handle: 'plakat-1' }, 'Handle', 'HANDLE_NOT_CONTIGUOUS'],
  ];
  const lines = [header.join(',')];
  const expected: unknown[] = [];
  for (let n = 1; n <= 1000; n++) {
    const [changes, column, code] = (n % 100 === 0 && kinds[n / 100 - 1]) || [{}];
    const cells: Cells = { Handle: `plakat-${n}`, 'Variant SKU': `P-${n}`, ...good, ...changes };
    lines.push(header.map((name) => cells[name] ?? '').join(','));
    if (code) expected.push({ line: 2 * n, column, code });
  }
  return { text: `${lines.join('\n')}\n`, expected };
}

async function faultsOf({ db }: Database, text: string | Buffer) {
  const report = await importCatalogue(db, text as string, { now: new Date(0), baseLocale: 'pl', baseCurrency: 'PLN' });
  assert.is(report.ok, report.faults.length === 0);
  return report.faults;
}

const brief = (faults: Awaited<ReturnType<typeof faultsOf>>) =>
  faults.map(({ line, column, code }) => ({ line, column, code }));

test('ten kinds of faults in a thousand rows are all reported by line and column, and nothing is written', async ({
  database,
}) => {
  const { text, expected } = brokenFile();
  const before = await countRows(database.db);
  const faults = await faultsOf(database, text);
  assert.is(expected.length, 10);
  assert.equal(brief(faults), expected);
  for (const fault of faults) assert.ok(fault.message.length > 10 && fault.fix.length > 10, fault.code);
  assert.equal(await countRows(database.db), before);
});

test('a fault on the last line takes back what earlier batches wrote', async ({ database }) => {
  const before = await countRows(database.db);
  const good = Array.from({ length: 1100 }, (_, n) => `p-${n},P,5\n`);
  const faults = await faultsOf(database, `Handle,Title,Variant Price\n${good.join('')}bad,P,x\n`);
  assert.equal(brief(faults), [{ line: 1102, column: 'Variant Price', code: 'INVALID_PRICE' }]);
  assert.equal(await countRows(database.db), before);
});

const files: [title: string, text: string, expected: [number, string, string][]][] = [
  ['an empty file', '', [[1, '', 'EMPTY_FILE']]],
  ['a file of blank lines', '\n\n', [[1, '', 'EMPTY_FILE']]],
  ['a header alone', 'Handle,Title,Variant Price\n', [[1, '', 'EMPTY_FILE']]],
  [
    'a page of HTML',
    '<!doctype html>\n<p>x</p>\n',
    [
      [1, 'Title', 'MISSING_COLUMN'],
      [1, 'URL handle', 'MISSING_COLUMN'],
    ],
  ],
  ['a header without handles', 'Title,Variant Price\nA,5\n', [[1, 'Handle', 'MISSING_COLUMN']]],
  ['a header without titles', 'URL handle,Price\na,5\n', [[1, 'Title', 'MISSING_COLUMN']]],
  ['a column that is there twice', 'Handle,Title,Tags,Tags\na,A,x,y\n', [[1, 'Tags', 'DUPLICATE_COLUMN']]],
  ['a column under both of its names', 'Handle,Title,URL handle\na,A,a\n', [[1, 'URL handle', 'DUPLICATE_COLUMN']]],
  [
    'one metafield under two labels',
    'Handle,Title,A (product.metafields.kasa.vat_class),B (product.metafields.kasa.vat_class)\na,A,,\n',
    [[1, 'B (product.metafields.kasa.vat_class)', 'DUPLICATE_COLUMN']],
  ],
  [
    'columns with names of object properties',
    'Handle,Title,__proto__,constructor,prototype\na,A,1,2,3\n',
    [
      [1, '__proto__', 'FORBIDDEN_NAME'],
      [1, 'constructor', 'FORBIDDEN_NAME'],
      [1, 'prototype', 'FORBIDDEN_NAME'],
    ],
  ],
  [
    'handles with names of object properties',
    'Handle,Title,Variant Price\n__proto__,A,5\nconstructor,B,5\nprototype,C,5\n',
    [
      [2, 'Handle', 'INVALID_HANDLE'],
      [3, 'Handle', 'INVALID_HANDLE'],
      [4, 'Handle', 'INVALID_HANDLE'],
    ],
  ],
  [
    'an option text with the name of an object property',
    'Handle,Title,Variant Price,X (product.metafields.kasa.option_texts_de)\na,A,5,__proto__=x\n',
    [[2, 'X (product.metafields.kasa.option_texts_de)', 'FORBIDDEN_NAME']],
  ],
  ['a row with too many cells', 'Handle,Title,Variant Price\na,A,5,6\n', [[2, '', 'WRONG_CELL_COUNT']]],
  ['a row without handle and title', 'Handle,Title,Variant Price\na,A,5\n,,6\n', [[3, 'Handle', 'MISSING_HANDLE']]],
  ['a product for sale without a price', 'Handle,Title,Variant Price\na,A,\n', [[2, 'Variant Price', 'MISSING_PRICE']]],
  ['a file of new products without prices', 'Handle,Title\na,A\nb,B\nc,C\n', [[1, 'Price', 'MISSING_PRICE']]],
  [
    'the same variant twice',
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,S,5\na,,,S,6\n',
    [[3, 'Option1 Value', 'DUPLICATE_VARIANT']],
  ],
  [
    'a variant without a value',
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,S,5\na,,,,6\n',
    [[3, 'Option1 Value', 'MISSING_OPTION_VALUE']],
  ],
  [
    'an option with two names',
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,S,5\na,,Colour,M,6\n',
    [[3, 'Option1 Name', 'CONFLICTING_OPTION_NAME']],
  ],
  [
    'a unit price without its unit',
    'Handle,Title,Variant Price,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit\na,A,5,100,g,1,\n',
    [[2, 'Unit Price Base Measure Unit', 'INCOMPLETE_UNIT_PRICE']],
  ],
  [
    'a price to compare with but no price',
    'Handle,Title,Variant Price,Price / Eurozone,Compare At Price / Eurozone\na,A,5,,6\n',
    [[2, 'Compare At Price / Eurozone', 'COMPARE_AT_WITHOUT_PRICE']],
  ],
  [
    'a quote that is never closed, after other faults',
    'Handle,Title,Variant Price\na,A,x\nb,"B,5\n',
    [
      [2, 'Variant Price', 'INVALID_PRICE'],
      [3, '', 'UNCLOSED_QUOTE'],
    ],
  ],
];

for (const [title, text, expected] of files) {
  test(`refused: ${title}`, async ({ database }) => {
    assert.equal(
      (await faultsOf(database, text)).map(({ line, column, code }) => [line, column, code]),
      expected,
    );
  });
}

test('a table of Shopify without its addresses is led to the office, which takes it, and no other file is', async ({
  database,
}) => {
  const fixes = async (text: string) => (await faultsOf(database, text)).map(({ fix }) => fix).join(' ');
  assert.match(await fixes('Title,Variant SKU,Variant Price\nA,1,5\n'), 'takes any table with a column of titles');
  assert.not.match(await fixes('Name,SKU,Cost\nA,1,5\n'), 'office');
});

test('a file that only changes stock must say which variants it means', async ({ database }) => {
  const file = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nsized,A,Size,S,5\nsized,,,M,5\n';
  assert.equal(await faultsOf(database, file), []);
  const faults = await faultsOf(database, 'Handle,Title,Variant Inventory Qty\nsized,A,5\n');
  assert.equal(brief(faults), [{ line: 2, column: 'Option1 value', code: 'MISSING_OPTION_COLUMNS' }]);
});

whole(test)('a list of faults without end is cut off', async ({ database }) => {
  const rows = Array.from({ length: 10_050 }, (_, n) => `p-${n},P,x\n`);
  const { db } = database;
  const text = `Handle,Title,Variant Price\n${rows.join('')}`;
  const report = await importCatalogue(db, text, { now: new Date(0), baseLocale: 'pl', baseCurrency: 'PLN' });
  assert.is(report.faults.length, 10_000);
  assert.equal(
    report.warnings.map((warning) => warning.code),
    ['TOO_MANY_MESSAGES'],
  );
});

test.run();
