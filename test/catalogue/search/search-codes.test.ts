import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import { suggestProducts } from '#server/catalogue/search/suggest-products.ts';
import type { Database } from '#server/database/connect.ts';
import { noFilters } from '#src/catalogue/listing/listing-filters.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { searchIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('searching by code');

const codes = {
  a: { title: 'Zegar', sku: '0017', barcode: '5901234123457' },
  b: { title: 'Kubek', sku: 'DIV-1', barcode: '036000291452' },
  c: { title: 'Kubek 0017', sku: 'A/B+C', barcode: '' },
  d: { title: 'Misa', sku: 'ab-C', barcode: '96385074' },
  draft: { title: 'Szkic', sku: 'TAJNE-9', barcode: '4006381333931' },
};

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  for (const [handle, { title, sku, barcode }] of Object.entries(codes)) {
    const id = await aProduct(db, { handle, title });
    await db.updateTable('variants').set({ sku, barcode }).where('id', '=', id).execute();
  }
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', 'draft').execute();
});
test.after(({ database }) => database.close());

async function find({ database }: { database: Database }, text: string) {
  const result = await searchProducts(database.db, {
    ...searchIn('pl'),
    sort: 'relevance',
    first: 24,
    filters: noFilters,
    text,
  });
  return { handles: result?.products.items.map(({ handle }) => handle), ...result };
}

test('the product with exactly the SKU or the barcode comes first, whatever words say', async (context) => {
  const firsts = { '0017': 'a', '5901234123457': 'a', 'DIV-1': 'b', 'div-1': 'b', 'A/B+C': 'c', 'ab-c': 'd' };
  for (const [text, handle] of Object.entries(firsts)) {
    const { handles, correctedText, isLoose } = await find(context, text);
    assert.equal([handles?.[0], correctedText, isLoose], [handle, null, false], text);
  }
  assert.equal((await find(context, '0017')).handles, ['a', 'c'], 'what the words find follows');
});

test('a code is found without its marks, with others, and with characters that nobody sees', async (context) => {
  const texts = ['div1', 'DIV 1', ' div.1 ', 'DIV\u20111', 'D\u200bIV-1\ufeff', 'DIV\u00ad-1', 'ＤＩＶ－１'];
  for (const text of texts) assert.is((await find(context, text)).handles?.[0], 'b', JSON.stringify(text));
  assert.is((await find(context, '590 1234 12345 7')).handles?.[0], 'a');
  assert.is((await find(context, 'Ze\u200bgar')).handles?.[0], 'a', 'so are words');
});

test('a barcode is the same number with zeros before it', async (context) => {
  for (const text of ['036000291452', '0036000291452', '00036000291452']) {
    assert.is((await find(context, text)).handles?.[0], 'b', text);
  }
  assert.is((await find(context, '0000096385074')).handles?.[0], 'd');
  assert.equal((await find(context, '17')).handles, [], 'a SKU is not');
});

test('a draft is not found by its code, nor a variant that is no longer sold', async (context) => {
  assert.equal((await find(context, 'TAJNE-9')).handles, []);
  assert.equal((await find(context, '4006381333931')).handles, []);
  const { db } = context.database;
  await db.updateTable('variants').set({ archived_at: new Date() }).where('sku', '=', 'ab-C').execute();
  assert.equal((await find(context, 'ab-C')).handles?.includes('d'), false);
});

test('suggestions have it while it is typed to its end', async ({ database }) => {
  const { products } = await suggestProducts(database.db, { ...searchIn('pl'), text: '5901234123457' });
  assert.equal(
    products.map(({ handle }) => handle),
    ['a'],
  );
});

test('the card leads to the variant whose code it is, and to the product where it has no other', async (context) => {
  const { db } = context.database;
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('sku', '=', 'DIV-1')
    .executeTakeFirstOrThrow();
  const larger = { position: 2, option1: 'L', sku: 'DIV-12', barcode: '4006381333948', weight_grams: 0 };
  const { id } = await db
    .insertInto('variants')
    .values({ product_id, ...larger, tracks_stock: false, sells_without_stock: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const price = { variant_id: id, currency: 'PLN' as const, amount_minor: 20_000, valid_from: new Date() };
  await db.insertInto('prices').values(price).execute();
  const variantOf = async (text: string) => (await find(context, text)).products?.items[0]?.variant;
  assert.equal([await variantOf('div 12'), await variantOf('4006381333948')], ['DIV-12', 'DIV-12']);
  assert.equal([await variantOf('DIV-1'), await variantOf('036000291452')], ['DIV-1', 'DIV-1']);
  assert.equal([await variantOf('0017'), await variantOf('kubek')], [null, null]);
});

test('a part of a code is found from its beginning, where words find nothing', async (context) => {
  assert.equal((await find(context, '590123412')).handles, ['a']);
  assert.equal((await find(context, '5901 2341')).handles, ['a'], 'with spaces');
  assert.equal((await find(context, '4006381333')).handles, ['b'], 'and no draft');
  assert.equal((await find(context, '234123')).handles, [], 'and not from its middle');
  assert.is((await find(context, '590123412')).correctedText, null);
});

test.run();
