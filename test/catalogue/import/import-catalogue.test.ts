import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import {
  emptyShopSuite,
  fixtures,
  importOptions,
  importText,
  monday,
} from '#test/fixtures/catalogue/empty-shop-suite.ts';

const newHeader = await readFile(`${fixtures}/new-header.csv`, 'utf8');

const test = emptyShopSuite('importCatalogue');

test("Shopify's public sample with the legacy header is imported", async ({ database }) => {
  const { db } = database;
  const report = await importCatalogue(db, createReadStream(`${fixtures}/apparel.csv`), importOptions());
  assert.equal(report.products, { created: 20, updated: 0, unchanged: 0 });
  assert.is(report.rows, 22);
  assert.equal([report.faults, report.warningCounts], [[], { NOT_SOLD_EVERYWHERE: 2 }]);
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
  const report = await importCatalogue(db, newHeader, importOptions());
  assert.equal(report.faults, []);
  assert.equal(
    report.warnings.map(({ line, column, code }) => [line, column, code]),
    [
      [1, '', 'KEPT_COLUMNS'],
      [1, 'Price / Switzerland', 'UNKNOWN_MARKET'],
      [1, '', 'NOT_SOLD_EVERYWHERE'],
      [1, '', 'NOT_TRANSLATED'],
      [2, 'Description', 'LINK_LEFT_OUT'],
    ],
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
    publish_at: null,
    vendor: '@home',
    product_type: 'Herbata',
    tags: ['zioła', 'góry'],
    vat_class: 'reduced',
    line_text: null,
    gift_card: null,
    withdrawal_exception: null,
    needs_cash_register: false,
    goes_with: [],
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
    low_stock_at: null,
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

test('a dry run counts what would happen and leaves the shop as it was', async ({ database }) => {
  const before = await dumpTables(database.db);
  assert.equal(await importText(database, newHeader, { dryRun: true }), { created: 2, updated: 0, unchanged: 0 });
  assert.equal(await dumpTables(database.db), before);
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
  await importCatalogue(database.db, source, importOptions({ onProgress: (rowsRead) => told.push(rowsRead) }));
  assert.is(told.at(-1), 600);
  assert.ok(told.length >= 3);
});

test('two imports do not run at once', async ({ database }) => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${0x696d706f})`.execute(tx);
    try {
      await importCatalogue(database.db, newHeader, importOptions());
      assert.unreachable();
    } catch (error) {
      assert.is((error as { code: string }).code, 'IMPORT_INTERRUPTED');
    }
  });
});

test('what it holds may stand in one cell, and the unit price is given for what the editor proposes', async ({
  database,
}) => {
  const columns =
    'Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit';
  const rows = ['oil,Oil,9,"0,75 l",,,', 'tea,Tea,5,500,g,,', 'jam,Jam,5,300,g,100,g'];
  await importText(database, `Handle,Title,Variant Price,${columns}\n${rows.join('\n')}\n`);
  const { rows: read } = await sql<{ measures: string }>`
    select concat_ws(' ', handle, trim_scale(unit_measure), unit_measure_unit, trim_scale(unit_base_measure), unit_base_measure_unit) as measures
    from products join variants on product_id = products.id where handle in ('oil', 'tea', 'jam') order by 1
  `.execute(database.db);
  assert.equal(
    read.map(({ measures }) => measures),
    ['jam 300 g 100 g', 'oil 0.75 l 1 l', 'tea 500 g 1 kg'],
  );
});

test.run();
