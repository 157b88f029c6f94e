// The shop's texts as a file for translators, out and in again.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ExcelManner, excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byImport } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { exportTexts } from '#server/translation/csv/export-texts.ts';
import { importTexts } from '#server/translation/csv/import-texts.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture; product: string };
const test = suite<Context>('texts for translators');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'mug', title: 'Kubek' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'mug').executeTakeFirstOrThrow();
  context.product = id;
});
test.after.each(({ shop }) => shop.close());

async function exported({ shop }: Context, excel: ExcelManner | null = null): Promise<string> {
  const options = { base: 'pl', languages: ['de', 'en'], excel, onlyMissing: false, withSettings: true } as const;
  return (await Array.fromAsync(exportTexts(shop.database.db, options))).join('');
}

const title = { key: 'batch.import', values: { file: 'texts.csv' } } as const;
const manner = { by: byImport, now: shopTime, title, withSettings: true };

const take = ({ shop }: Context, file: string, isDryRun = false) =>
  importTexts(shop.database.db, file, {
    ...{ base: 'pl', languages: ['de', 'en', 'nl', 'cs'], ...manner, looksOnly: isDryRun },
  });

const titles = ({ shop, product }: Context) =>
  shop.database.db
    .selectFrom('product_texts')
    .select(['locale', 'title'])
    .where('product_id', '=', product)
    .orderBy('locale')
    .execute();

test('what was exported and is imported again changes nothing', async (context) => {
  const { db } = context.shop.database;
  const data = { pages: [{ slug: 'a', texts: { pl: { title: '=Dostawa', bodyHtml: '<p>a; b</p>' } } }] };
  await inTransaction(db, (tx) => changeSettings(tx, { document: 'pages', data, changedBy: 'test', now: shopTime }));
  await take(
    context,
    `kind,id,field,de\nproduct,${context.product},title,"-Becher; ""groß"""\npages,pages.a,title,=Lieferung\n`,
  );
  for (const file of [await exported(context), await exported(context, excelMannerOf('PL'))]) {
    const report = await take(context, file);
    assert.equal([report.ok, report.changed, report.batchId], [true, 0, null]);
    assert.ok(report.unchanged >= 2);
  }
});

test("a translator's file from a spreadsheet with semicolons and Windows' letters is understood", async (context) => {
  const file = `kind;id;name;field;pl;de\r\nproduct;${context.product};Kubek;title;Kubek;Großer Kübel\r\n`;
  const { db } = context.shop.database;
  const { Readable } = await import('node:stream');
  const report = await importTexts(db, Readable.from([Buffer.from(file, 'latin1')]), {
    ...{ base: 'pl', languages: ['de'], ...manner, looksOnly: false },
  });
  assert.ok(report.ok);
  assert.equal(await titles(context), [
    { locale: 'de', title: 'Großer Kübel' },
    { locale: 'pl', title: 'Kubek' },
  ]);
});

test('a fault is told by line and cell, and nothing of the file is written', async (context) => {
  const gone = '00000000-0000-4000-8000-000000000000';
  const report = await take(
    context,
    `kind,id,field,de,fr\nproduct,${context.product},title,Becher,\nproduct,${gone},title,Weg,\nproduct,${context.product},colour,rot,\nshoes,1,title,x,\n`,
  );
  assert.is(report.ok, false);
  assert.equal(
    report.faults.map(({ line, column, value }) => [line, column, value]),
    [
      [3, 'id', gone],
      [4, 'field', 'colour'],
      [5, 'kind', 'shoes'],
    ],
  );
  assert.is((await titles(context)).length, 1);
});

test('a dry run says what would be changed and changes nothing', async (context) => {
  const report = await take(context, `kind,id,field,de\nproduct,${context.product},title,Becher\n`, true);
  assert.equal([report.ok, report.changed, report.batchId], [true, 1, null]);
  assert.is((await titles(context)).length, 1);
});

test('what was translated from a source that has changed since counts as outdated', async (context) => {
  const report = await take(context, `kind,id,field,pl,de\nproduct,${context.product},title,Kubeczek,Becherchen\n`);
  assert.is(report.warnings.length, 1);
  const row = await context.shop.database.db
    .selectFrom('text_translations')
    .select('outdated')
    .where('thing_id', '=', context.product)
    .where('locale', '=', 'de')
    .executeTakeFirstOrThrow();
  assert.equal(row.outdated, ['title']);
});

test("what Excel makes of an export changes nothing: Windows' letters, semicolons, line breaks within a cell", async (context) => {
  await take(context, `kind,id,field,de\nproduct,${context.product},title,"Größe:\nviel – „schön“"\n`);
  const file = await exported(context, excelMannerOf('PL'));
  const { Readable } = await import('node:stream');
  const asWindows = file.replace('\uFEFF', '').replace(/\r?\n/g, '\r\n');
  const bytes = Buffer.from(
    asWindows.replaceAll(/[–„“]/g, (sign) => ({ '–': '\x96', '„': '\x84', '“': '\x93' })[sign] ?? ''),
    'latin1',
  );
  const { db } = context.shop.database;
  const languages = ['de', 'en'] as const;
  const report = await importTexts(db, Readable.from([bytes]), { base: 'pl', languages, ...manner, looksOnly: false });
  assert.equal([report.ok, report.changed, report.batchId], [true, 0, null]);
});

const setTitle = ({ shop, product }: Context, locale: string, title: string) =>
  shop.database.db
    .updateTable('product_texts')
    .set({ title })
    .where('product_id', '=', product)
    .where('locale', '=', locale)
    .execute();

test('what was changed in the shop since the export stays, and is told where the file says otherwise', async (context) => {
  await take(context, `kind,id,field,de,en\nproduct,${context.product},title,Becher,Mug\n`);
  const file = await exported(context);
  await setTitle(context, 'de', 'Kaffeebecher');
  await setTitle(context, 'en', 'Beaker');
  // The German cell is as it was exported, the English one is the translator's.
  const report = await take(context, file.replace('Mug', 'Coffee mug'));
  assert.equal([report.ok, report.changed], [true, 0]);
  assert.equal(
    report.warnings.map(({ code, line, column, value }) => [code, line, column, value]),
    [['TRANSLATION_CHANGED', 2, 'en', 'Coffee mug']],
  );
  assert.equal(
    (await titles(context)).map(({ title }) => title),
    ['Kaffeebecher', 'Beaker', 'Kubek'],
  );
  const asked = await take(context, file.replace('Mug', 'Coffee mug').replaceAll(/(de|en):[0-9a-f]{8}/g, ''));
  assert.is(asked.changed, 2);
});

test('a text of the settings is refused to who may not change them, and told where it is wrong', async (context) => {
  const { db } = context.shop.database;
  const data = { 'transfer-awaited': { pl: { intro: '{total} do {until}.' } } };
  const stored = await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'mail-texts', data, changedBy: 'test', now: shopTime }),
  );
  assert.ok(stored.ok);
  const file = 'kind,id,field,de\nmail-texts,transfer-awaited,intro,Ohne Frist\n';
  const options = { base: 'pl', languages: ['de'], ...manner, looksOnly: true } as const;
  const forbidden = await importTexts(db, file, { ...options, withSettings: false });
  assert.equal(
    forbidden.faults.map(({ code }) => code),
    ['TEXT_OF_SETTINGS'],
  );
  const [fault] = (await importTexts(db, file, options)).faults;
  assert.equal([fault?.code, fault?.line, fault?.value], ['TEXT_WITHOUT_PLACEHOLDER', 2, 'Ohne Frist']);
});

test('a file that lacks its columns, or is empty, is refused with what it needs', async (context) => {
  assert.match((await take(context, 'a,b\n1,2\n')).faults[0]?.message ?? '', 'The column “kind” is missing');
  assert.match((await take(context, '')).faults[0]?.message ?? '', 'empty');
  assert.match((await take(context, 'kind,id,field,de\n')).faults[0]?.message ?? '', 'no row below');
});

test('options and own fields go out with the rest, come in again, and stay as they were', async (context) => {
  const { db } = context.shop.database;
  const ofProduct = { product_id: context.product };
  await db
    .insertInto('product_options')
    .values({ ...ofProduct, position: 1, name: 'Kolor', option_values: ['czerwony'] })
    .execute();
  const file = await exported(context);
  assert.match(file, `product-details,${context.product},Kubek,option:czerwony,czerwony,`);
  const report = await take(context, file.replace(',option:czerwony,czerwony,,', ',option:czerwony,czerwony,rot,'));
  assert.equal([report.ok, report.changed], [true, 1]);
  const texts = await db.selectFrom('product_option_texts').select(['locale', 'source', 'target']).execute();
  assert.equal(texts, [{ locale: 'de', source: 'czerwony', target: 'rot' }]);
  assert.is((await take(context, await exported(context))).changed, 0);
});

test.run();
