import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ImportOptions, importCatalogue } from '#server/catalogue/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { countRows, dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';

const fixtures = 'test/fixtures/catalogue';
const newHeader = await readFile(`${fixtures}/new-header.csv`, 'utf8');
const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');

const test = suite<{ database: Database }>('importCatalogue');

// Opening a database takes seconds; emptying one does not.
test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async ({ database }) => {
  await sql`truncate products, collections, price_history, stock_movements cascade`.execute(database.db);
});
test.after(async ({ database }) => database.close());

function options(changes: Partial<ImportOptions> = {}): ImportOptions {
  return { now: monday, baseLocale: 'pl', baseCurrency: 'PLN', ...changes };
}

async function importText({ db }: Database, text: string, changes: Partial<ImportOptions> = {}) {
  const report = await importCatalogue(db, text, options(changes));
  assert.equal(report.faults, []);
  return report.products;
}

/** A file with one product of two sizes; the cells of the sizes are given as `value,sku,price,quantity`. */
const sizes = (...rows: string[]) =>
  `URL handle,Title,Option1 name,Inventory tracker,Option1 value,SKU,Price,Inventory quantity\n` +
  rows.map((row, n) => `shirt,${n === 0 ? 'Shirt,Size' : ','},shopify,${row}\n`).join('');

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

test("Shopify's public sample with the legacy header is imported", async ({ database }) => {
  const { db } = database;
  const report = await importCatalogue(db, createReadStream(`${fixtures}/apparel.csv`), options());
  assert.equal(report.products, { created: 20, updated: 0, unchanged: 0 });
  assert.is(report.rows, 22);
  assert.equal([report.faults, report.warnings], [[], []]);
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .innerJoin('prices', 'variant_id', 'variants.id')
    .select(['handle', 'option1', 'amount_minor', 'currency', 'on_hand', 'tracks_stock', 'is_published', 'tags'])
    .where('handle', '=', 'classic-varsity-top')
    .orderBy('position')
    .execute();
  const same = { handle: 'classic-varsity-top', amount_minor: 6000, currency: 'PLN', on_hand: 1, tracks_stock: false };
  assert.equal(
    variants,
    ['Small', 'Medium', 'Large'].map((option1) => ({ ...same, option1, is_published: true, tags: ['women'] })),
  );
  const shirt = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'ocean-blue-shirt')
    .executeTakeFirstOrThrow();
  assert.is(
    (await db.selectFrom('product_options').selectAll().where('product_id', '=', shirt.id).execute()).length,
    0,
  );
});

test('a file with the new header fills every table of the catalogue', async ({ database }) => {
  const { db } = database;
  const report = await importCatalogue(db, newHeader, options());
  assert.equal(report.faults, []);
  assert.equal(
    report.warnings.map(({ line, column, code }) => [line, column, code]),
    [[1, 'Price / Switzerland', 'UNKNOWN_MARKET']],
  );
  const tea = await db
    .selectFrom('products')
    .selectAll()
    .where('handle', '=', 'herbata-gorska')
    .executeTakeFirstOrThrow();
  const { id, created_at, updated_at, ...fields } = tea;
  assert.equal([created_at, updated_at], [monday, monday]);
  assert.equal(fields, {
    handle: 'herbata-gorska',
    status: 'active',
    is_published: true,
    vendor: '@home',
    product_type: 'Herbata',
    tags: ['zioła', 'góry'],
    vat_class: 'reduced',
    manufacturer_name: 'Zioła sp. z o.o.',
    manufacturer_address: 'ul. Leśna 1\n34-500 Zakopane',
    manufacturer_email: 'bok@ziola.example',
    responsible_person: 'Jan Las, Zakopane',
    import_columns: {
      'Product category': 'Food > Tea',
      'Gift card': 'false',
      'Google Shopping / Manufacturer part number (MPN)': 'MPN-7',
      'Included / Eurozone': 'true',
      'Season (product.metafields.custom.season)': '=winter',
    },
  });
  const ofTea = ['product_id', '=', id] as const;
  const noTexts = { product_id: id, description_html: '', seo_title: '', seo_description: '', safety_warnings: '' };
  assert.equal(
    await db
      .selectFrom('product_texts')
      .selectAll()
      .where(...ofTea)
      .orderBy('locale')
      .execute(),
    [
      {
        ...noTexts,
        locale: 'de',
        title: 'Bergtee',
        description_html: '<p>Von Hand gepflückt.</p>',
        safety_warnings: 'Heiß!',
      },
      { ...noTexts, locale: 'en', title: 'Herbata górska', seo_title: 'Mountain tea' },
      {
        product_id: id,
        locale: 'pl',
        title: 'Herbata górska',
        description_html:
          '<p>Zbierana <em>ręcznie</em>,\nsuszona "na słońcu".</p>\n<p>Bez <a>dodatków</a>, z ' +
          '<a href="https://example.pl/las" rel="noopener noreferrer">lasu</a>.</p>',
        seo_title: 'Herbata z gór',
        seo_description: 'Ręcznie zbierana',
        safety_warnings: 'Uwaga, gorące.',
      },
    ],
  );
  const optionRows = db.selectFrom('product_options').select(['position', 'name', 'option_values']);
  assert.equal(
    await optionRows
      .where(...ofTea)
      .orderBy('position')
      .execute(),
    [
      { position: 1, name: 'Waga', option_values: ['100 g', '250 g'] },
      { position: 2, name: 'Opakowanie', option_values: ['Saszetki; luzem', 'Puszka'] },
    ],
  );
  const optionTexts = db.selectFrom('product_option_texts').select(['locale', 'source', 'target']);
  assert.equal(
    await optionTexts
      .where(...ofTea)
      .where('source', 'like', '%;%')
      .execute(),
    [{ locale: 'de', source: 'Saszetki; luzem', target: 'Beutel; lose (1=1)' }],
  );
  const media = await db
    .selectFrom('media')
    .leftJoin('media_texts', 'media_id', 'id')
    .select(['position', 'source', 'locale', 'alt'])
    .where(...ofTea)
    .orderBy('position')
    .orderBy('locale')
    .execute();
  assert.equal(media, [
    { position: 1, source: 'herbata-torebki.jpg', locale: 'pl', alt: 'Torebki' },
    { position: 2, source: 'https://example.com/tea/front.jpg', locale: 'de', alt: 'Eine Packung Tee' },
    { position: 2, source: 'https://example.com/tea/front.jpg', locale: 'pl', alt: 'Paczka herbaty' },
    { position: 3, source: 'zdjęcia/herbata 3.jpg', locale: 'pl', alt: 'Łąka' },
    { position: 4, source: 'https://example.com/tea/back.jpg', locale: null, alt: null },
  ]);
  const variants = await db
    .selectFrom('variants')
    .leftJoin('media', 'media.id', 'media_id')
    .selectAll('variants')
    .select('source')
    .where('variants.product_id', '=', id)
    .orderBy('position')
    .execute();
  const [first, second, third] = variants.map(({ id: _, product_id, media_id, ...rest }) => rest);
  assert.equal(first, {
    position: 1,
    option1: '100 g',
    option2: 'Saszetki; luzem',
    option3: null,
    sku: 'HG-100-S',
    barcode: '5901234123457',
    weight_grams: 140,
    requires_shipping: true,
    is_taxable: true,
    unit_measure: '100',
    unit_measure_unit: 'g',
    unit_base_measure: '1',
    unit_base_measure_unit: 'kg',
    tracks_stock: true,
    sells_without_stock: false,
    on_hand: 12,
    reserved: 0,
    import_columns: {
      'Cost per item': '9.10',
      'Weight unit for display': 'g',
      'Price / Switzerland': '6.50',
      Shelf: 'A 1',
    },
    archived_at: null,
    source: 'herbata-torebki.jpg',
  });
  assert.equal(second?.import_columns, { 'Weight unit for display': 'g', Shelf: ' A 2 ' });
  assert.equal([second?.sells_without_stock, third?.tracks_stock, third?.weight_grams], [true, false, 400]);
  const prices = await db
    .selectFrom('prices')
    .innerJoin('variants', 'id', 'variant_id')
    .select(['sku', 'currency', 'amount_minor', 'compare_at_minor'])
    .orderBy('sku')
    .orderBy('currency', 'desc')
    .execute();
  assert.equal(prices, [
    { sku: 'HG-100-P', currency: 'PLN', amount_minor: 3900, compare_at_minor: null },
    { sku: 'HG-100-P', currency: 'EUR', amount_minor: 950, compare_at_minor: null },
    { sku: 'HG-100-S', currency: 'PLN', amount_minor: 2450, compare_at_minor: 3000 },
    { sku: 'HG-100-S', currency: 'EUR', amount_minor: 599, compare_at_minor: 700 },
    { sku: 'HG-250-P', currency: 'PLN', amount_minor: 7900, compare_at_minor: null },
  ]);
  const collections = await db
    .selectFrom('collection_products')
    .innerJoin('collections', 'collections.id', 'collection_products.collection_id')
    .innerJoin('collection_texts', 'collection_texts.collection_id', 'collections.id')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['collections.handle', 'title', 'locale', 'products.handle as product', 'collection_products.position'])
    .orderBy('collections.position')
    .orderBy('collection_products.position')
    .execute();
  assert.equal(collections, [
    { handle: 'herbaty', title: 'Herbaty', locale: 'pl', product: 'herbata-gorska', position: 1 },
    { handle: 'na-prezent', title: 'Na prezent', locale: 'pl', product: 'herbata-gorska', position: 1 },
    { handle: 'na-prezent', title: 'Na prezent', locale: 'pl', product: 'kubek', position: 2 },
  ]);
  const cup = await db
    .selectFrom('product_texts')
    .innerJoin('products', 'id', 'product_id')
    .selectAll()
    .where('handle', '=', 'kubek')
    .execute();
  assert.equal(
    cup.map((row) => [row.status, row.is_published, row.title, row.description_html]),
    [['draft', false, '=Kubek', 'Zwykły kubek &amp; tyle']],
  );
});

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

test('a dry run counts what would happen and leaves the shop as it was', async ({ database }) => {
  const before = await dumpTables(database.db);
  assert.equal(await importText(database, newHeader, { dryRun: true }), { created: 2, updated: 0, unchanged: 0 });
  assert.equal(await dumpTables(database.db), before);
});

test('a new price is appended to the price history, an old one is not repeated', async ({ database }) => {
  await importText(database, sizes('S,A,100,1', 'M,B,120.5,1'));
  await importText(database, sizes('S,A,80,1', 'M,B,120.50,1'), { now: tuesday });
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

test('a change of the price to compare with is no change of the price', async ({ database }) => {
  const file = (compareAt: string) => `Handle,Title,Variant Price,Variant Compare At Price\na,A,5,${compareAt}\n`;
  await importText(database, file('6'));
  assert.equal(await importText(database, file('7'), { now: tuesday }), { created: 0, updated: 1, unchanged: 0 });
  const [price] = await database.db.selectFrom('prices').selectAll().execute();
  assert.equal([price?.compare_at_minor, price?.valid_from], [700, monday]);
  assert.is((await listHistory(database)).length, 1);
});

test('stock follows the file, and the difference is logged', async ({ database }) => {
  await importText(database, sizes('S,A,1,5', 'M,B,1,5', 'L,C,1,0'));
  await importText(database, sizes('S,A,1,7', 'M,B,1,2', 'L,C,1,'), { now: tuesday });
  assert.equal(
    (await listVariants(database)).map((row) => row.on_hand),
    [7, 2, 0],
  );
  assert.equal(
    (await listMovements(database)).sort((a, b) => a.kind.localeCompare(b.kind) || b.quantity - a.quantity),
    [
      { kind: 'received', quantity: 5, at: monday },
      { kind: 'received', quantity: 5, at: monday },
      { kind: 'received', quantity: 2, at: tuesday },
      { kind: 'written_off', quantity: 3, at: tuesday },
    ],
  );
});

test('stock never falls below what orders have reserved', async ({ database }) => {
  await importText(database, sizes('S,A,1,5', 'M,B,1,5'));
  await database.db.updateTable('variants').set({ reserved: 3 }).where('sku', '=', 'B').execute();
  const before = await dumpTables(database.db);
  const report = await importCatalogue(database.db, sizes('S,A,1,9', 'M,B,1,2'), options());
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
  await importText(database, sizes('S,A,1,9', 'M,B,1,3'));
});

test('a variant that left the file is archived, and comes back as itself', async ({ database }) => {
  await importText(database, sizes('S,A,1,5', 'M,B,1,5'));
  const ids = await database.db.selectFrom('variants').select(['id', 'option1']).orderBy('option1').execute();
  await importText(database, sizes('M,B,1,5'));
  assert.equal(
    (await listVariants(database)).map((row) => [row.option1, row.isLive]),
    [
      ['S', false],
      ['M', true],
    ],
  );
  await importText(database, sizes('S,A2,1,5', 'M,B,1,5'));
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
  await importText(database, sizes('S,A,1,5', 'M,B,1,5'));
  await importText(database, sizes('Small,A,1,5', 'M,B,1,5'));
  assert.equal(await listVariants(database), [
    { option1: 'Small', sku: 'A', on_hand: 5, position: 1, isLive: true },
    { option1: 'M', sku: 'B', on_hand: 5, position: 2, isLive: true },
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
  await importText(database, sizes('S,A,1,5'));
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

test("a market's column may hold the base price, and must not contradict it", async ({ database }) => {
  const file = (plain: string, ofMarket: string) =>
    `Handle,Title,Variant Price,Price / Poland\na,A,${plain},${ofMarket}\n`;
  await importText(database, file('', '5'));
  await importText(database, file('5', '5'));
  const report = await importCatalogue(database.db, file('5', '6'), options());
  assert.equal(
    report.faults.map(({ column, code }) => [column, code]),
    [['Price / Poland', 'CONFLICTING_PRICES']],
  );
});

test('the products of one import sort by id in the order of the file', async ({ database }) => {
  const handles = Array.from({ length: 40 }, (_, n) => `p-${n}`);
  await importText(database, `Handle,Title,Variant Price\n${handles.map((handle) => `${handle},P,1\n`).join('')}`);
  const sorted = await database.db.selectFrom('products').select('handle').orderBy('id').execute();
  assert.equal(
    sorted.map((row) => row.handle),
    handles,
  );
});

test('progress is told as rows are read', async ({ database }) => {
  const told: number[] = [];
  const rows = Array.from({ length: 600 }, (_, n) => `p-${n},P,1\n`);
  const source = Readable.from([`Handle,Title,Variant Price\n`, ...rows]);
  await importCatalogue(database.db, source, options({ onProgress: (rowsRead) => told.push(rowsRead) }));
  assert.is(told.at(-1), 600);
  assert.ok(told.length >= 3);
});

test('two imports do not run at once', async ({ database }) => {
  if (database.kind === 'embedded') return;
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${0x696d706f})`.execute(tx);
    try {
      await importCatalogue(database.db, newHeader, options());
      assert.unreachable();
    } catch (error) {
      assert.is((error as { code: string }).code, 'IMPORT_INTERRUPTED');
    }
  });
});

test.run();
