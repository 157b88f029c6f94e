import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import { emptyShopSuite, importOptions, importText } from '#test/fixtures/catalogue/empty-shop-suite.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = emptyShopSuite('columns of an import');

test('a header in other capitals is understood, and one name of it, too', async ({ database }) => {
  await importText(database, 'HANDLE,TITLE,VARIANT PRICE\na,A,5\n');
  await importText(database, 'Handle,Title,variant_price,variant sku,Variant  Barcode\nb,B,5,S-1,123\n');
  const variants = await database.db.selectFrom('variants').select(['sku', 'barcode']).orderBy('sku').execute();
  assert.equal(variants, [
    { sku: '', barcode: '' },
    { sku: 'S-1', barcode: '123' },
  ]);
});

test('the columns of types that Shopify wrote until 2022 are read', async ({ database }) => {
  const file =
    'Handle,Title,Standardized Product Type,Custom Product Type,Variant Price\n' +
    'mug,Mug,Home & Garden > Kitchen,Mugs,12\n';
  await importText(database, file);
  const product = await database.db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  assert.equal(
    [product.product_type, product.import_columns],
    ['Mugs', { 'Product category': 'Home & Garden > Kitchen' }],
  );
});

test('columns that only the file has are kept, and one warning says that nothing of them is shown', async ({
  database,
}) => {
  const file =
    'Handle,Title,Variant Price,Care (product.metafields.custom.care),Empty (product.metafields.custom.empty),Menge\n' +
    'mug,Mug,12,By hand,,\npot,Pot,15,By hand,,7\n';
  const { warnings } = await importCatalogue(database.db, file, importOptions());
  assert.equal(
    warnings.filter(({ code }) => code === 'KEPT_COLUMNS').map(({ line, message }) => [line, message]),
    [[1, '2 columns are kept for an export, but the shop shows nothing of them: Care, Menge.']],
  );
});

test('a table of one’s own names the columns of the shop as its guides call them', async ({ database }) => {
  const file = 'Handle,Title,Variant Price,VAT class,Manufacturer,Safety warnings\nmug,Mug,12,reduced,Pottery,Hot\n';
  const { warnings } = await importCatalogue(database.db, file, importOptions());
  assert.equal(
    warnings.filter(({ code }) => code === 'KEPT_COLUMNS'),
    [],
  );
  const product = await database.db
    .selectFrom('products')
    .select(['vat_class', 'manufacturer_name'])
    .where('handle', '=', 'mug')
    .executeTakeFirst();
  assert.equal(product, { vat_class: 'reduced', manufacturer_name: 'Pottery' });
});

test('a column called Collection names collections by their titles', async ({ database }) => {
  await importText(database, 'Handle,Title,Variant Price,Collection\nmug,Mug,12,"Kubki i Filiżanki, Nowości"\n');
  const collections = await database.db
    .selectFrom('collections')
    .innerJoin('collection_texts', 'collection_id', 'id')
    .select(['handle', 'title'])
    .orderBy('handle')
    .execute();
  assert.equal(collections, [
    { handle: 'kubki-i-filizanki', title: 'Kubki i Filiżanki' },
    { handle: 'nowosci', title: 'Nowości' },
  ]);
});

test('a column that differs in capitals from another one of the file is not it', async ({ database }) => {
  const file = 'Handle,Title,Variant SKU,variant sku,Variant Price\na,A,S-1,old-1,5\n';
  const { faults, warnings } = await importCatalogue(database.db, file, importOptions());
  assert.equal(faults, []);
  assert.equal(
    warnings.filter(({ code }) => code === 'MISSPELT_COLUMN').map(({ column }) => column),
    ['variant sku'],
  );
  assert.is((await database.db.selectFrom('variants').select('sku').executeTakeFirstOrThrow()).sku, 'S-1');
});

test('codes of digits are read as Shopify and Excel keep them', async ({ database }) => {
  const cells = [`'0017,'0012345678905`, '"=""0018""","=""0012345678912"""', `'90s mug,'12 34-5`];
  const rows = cells.map((codes, index) => `p-${index},P,10,${codes}`);
  await importText(database, `Handle,Title,Variant Price,Variant SKU,Variant Barcode\n${rows.join('\n')}\n`);
  const variants = await database.db.selectFrom('variants').select(['sku', 'barcode']).orderBy('barcode').execute();
  assert.equal(variants, [
    { sku: '0017', barcode: '0012345678905' },
    { sku: '0018', barcode: '0012345678912' },
    { sku: "'90s mug", barcode: '12 34-5' },
  ]);
});

test('attributes of a WooCommerce file without descriptions are shown, and replace no description', async ({
  database,
}) => {
  const header = 'Type,SKU,Name,Published,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)';
  const file = `${header}\nsimple,A,Cup,1,10,Cups,Colour,Blue\n`;
  await importText(database, file);
  const read = async () => (await findProduct(database.db, 'cup', viewIn('pl')))?.descriptionHtml;
  assert.is(await read(), '<ul><li>Colour: Blue</li></ul>');
  await importText(database, 'Handle,Title,Body (HTML)\ncup,Cup,Mine\n');
  await importText(database, file);
  assert.is(await read(), 'Mine');
});

test('a comma of thousands is not told as one before the decimals', async ({ database }) => {
  const codesOf = async (price: string) => {
    const file = `URL handle,Title,SKU,Price\nlamp,Lamp,LAMP,"${price}"\n`;
    const { warnings } = await importCatalogue(database.db, file, importOptions({ baseCurrency: 'EUR' }));
    return warnings.map(({ code }) => code).filter((code) => code === 'DECIMAL_COMMA');
  };
  assert.equal(await codesOf('1,299.00'), []);
  assert.equal(await codesOf('1.299,50'), ['DECIMAL_COMMA']);
  assert.equal(await codesOf('12,90'), ['DECIMAL_COMMA']);
});

test.run();
