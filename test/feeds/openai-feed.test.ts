// The feed for ChatGPT's search: every row is one that the specification takes, and says of a variant what its page says.
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { returnPolicyOf } from '#server/feeds/return-policy.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { type Row, rowFaults } from './openai-row-faults.ts';

const test = suite<{ shop: ShopFixture }>('OpenAI’s feed');
const origin = 'http://localhost:3000';
const pictures = ['0123456789abcdef0123', '0123456789abcdef0124'];

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  for (const key of pictures) {
    const measures = { width: 1920, height: 2560, ground_color: '#efb02e', added_at: shopTime };
    await db
      .insertInto('pictures')
      .values({ key, ...measures })
      .execute();
  }
  const idOf = async (variantId: string) =>
    (await db.selectFrom('variants').select('product_id').where('id', '=', variantId).executeTakeFirstOrThrow())
      .product_id;
  const small = await aProduct(db, { handle: 'zolw', title: 'Żółw', onHand: 3 });
  const productId = await idOf(small);
  await db.updateTable('products').set({ vendor: 'Oficyna' }).where('id', '=', productId).execute();
  await db
    .insertInto('product_options')
    .values({ product_id: productId, position: 1, name: 'Rozmiar', option_values: ['A3', 'A2'] })
    .execute();
  await db.updateTable('variants').set({ option1: 'A3', barcode: '5901234123457' }).where('id', '=', small).execute();
  const large = await db
    .insertInto('variants')
    .values({
      ...{ product_id: productId, position: 2, option1: 'A2', sku: 'ZOLW-A2', barcode: '123', weight_grams: 0 },
      ...{ tracks_stock: true, sells_without_stock: false, on_hand: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Reduced from 200 zł to 150 zł.
  const before = { variant_id: large.id, currency: 'PLN' as const, amount_minor: 20_000 };
  await db
    .insertInto('prices')
    .values({ ...before, valid_from: new Date('2026-10-01T00:00:00Z') })
    .execute();
  await db
    .updateTable('prices')
    .set({ amount_minor: 15_000, compare_at_minor: 25_000, valid_from: new Date('2026-11-10T00:00:00Z') })
    .where('variant_id', '=', large.id)
    .execute();
  const alone = await idOf(await aProduct(db, { handle: 'lis', title: `Lis\u0007 ${'🦊'.repeat(200)}` }));
  await db.updateTable('products').set({ withdrawal_exception: 'custom' }).where('id', '=', alone).execute();
  const draft = await idOf(await aProduct(db, { handle: 'szkic', title: 'Szkic' }));
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  const card = await idOf(await aProduct(db, { handle: 'karta', title: 'Karta podarunkowa' }));
  await db.updateTable('products').set({ gift_card: sql`'{}'::jsonb` }).where('id', '=', card).execute();
  for (const product_id of [productId, alone, draft, card]) {
    await db.insertInto('media').values({ product_id, position: 1, source: 'a.svg', picture: pictures[0] }).execute();
  }
  await db
    .insertInto('media')
    .values({ product_id: alone, position: 2, source: 'b.svg', picture: pictures[1] })
    .execute();
  await aProduct(db, { handle: 'bez-zdjecia', title: 'Bez zdjęcia' });
});
test.after(({ shop }) => shop.close());

async function rowsOf(shop: ShopFixture, locale: string): Promise<Row[]> {
  const { rawPayload } = await shop.app.inject(`/${locale}/feeds/openai.jsonl.gz`);
  const lines = gunzipSync(rawPayload).toString().split('\n');
  assert.is(lines.pop(), '');
  return lines.map((line) => JSON.parse(line));
}

const rowOf = async (shop: ShopFixture, locale: string, url: RegExp) =>
  (await rowsOf(shop, locale)).find((row) => url.test(String(row.url))) ?? {};

test('every row is one that the specification takes', async ({ shop }) => {
  for (const locale of ['pl', 'de', 'en', 'nl']) {
    const rows = await rowsOf(shop, locale);
    assert.ok(rows.length >= 2, locale);
    for (const row of rows) assert.equal(rowFaults(row), [], JSON.stringify(row));
    assert.is(new Set(rows.map((row) => row.item_id)).size, rows.length);
  }
});

test('what the specification refuses is found', async ({ shop }) => {
  const row = await rowOf(shop, 'pl', /zolw\?variant=ZOLW-A2/);
  const { image_url, ...unseen } = row;
  const broken: [string, Row][] = [
    ['image_url', unseen],
    ['availability', { ...row, availability: 'preorder' }],
    ['price', { ...row, price: '200,00 PLN' }],
    ['sale_price', { ...row, sale_price: row.price }],
    ['group_id', { ...row, group_id: row.item_id }],
    ['title', { ...row, title: 'x'.repeat(151) }],
    ['is_eligible_checkout', { ...row, is_eligible_checkout: 'false' }],
    ['return_deadline_in_days', { ...row, accepts_returns: false }],
    ['link', { ...row, link: row.url }],
  ];
  for (const [name, each] of broken) assert.equal(rowFaults(each), [name]);
});

test('a variant says its own options, price and stock, and its group', async ({ shop }) => {
  const { item_id, group_id, ...small } = await rowOf(shop, 'pl', /zolw\?variant=ZOLW$/);
  assert.equal(small, {
    title: 'Żółw – A3',
    description: 'Żółw',
    url: `${origin}/pl/p/zolw?variant=ZOLW`,
    brand: 'Oficyna',
    seller_name: small.seller_name,
    seller_url: `${origin}/pl`,
    image_url: `${origin}/media/${pictures[0]}-1200.jpg`,
    availability: 'in_stock',
    price: '129.00 PLN',
    gtin: '5901234123457',
    condition: 'new',
    is_eligible_search: true,
    is_eligible_checkout: false,
    size: 'A3',
    listing_has_variations: true,
    variant_dict: { Rozmiar: 'A3' },
    accepts_returns: true,
    return_deadline_in_days: 14,
    return_policy: `${origin}/pl/withdraw`,
    shipping_price: '16.99 PLN',
    target_countries: ['PL'],
    store_country: 'PL',
  });
  const large = await rowOf(shop, 'pl', /zolw\?variant=ZOLW-A2/);
  assert.equal(
    [large.availability, large.price, large.sale_price, large.gtin, large.group_id],
    ['out_of_stock', '200.00 PLN', '150.00 PLN', undefined, group_id],
  );
});

test('what nobody can withdraw from is not returned, and what names no maker is the shop’s own', async ({ shop }) => {
  const row = await rowOf(shop, 'de', /p\/lis/);
  assert.equal([row.accepts_returns, row.return_deadline_in_days, row.group_id], [false, undefined, undefined]);
  assert.is(row.brand, row.seller_name);
  assert.equal(row.additional_image_urls, [`${origin}/media/${pictures[1]}-1200.jpg`]);
  assert.equal([row.price, row.target_countries], ['29.00 EUR', ['DE']]);
});

test('neither a draft nor a gift card nor what has no picture is in it', async ({ shop }) => {
  const text = JSON.stringify(await rowsOf(shop, 'pl'));
  for (const handle of ['szkic', 'karta', 'bez-zdjecia']) assert.not.match(text, handle);
  assert.not.match((await shop.app.inject('/pl/feeds/google.xml')).body, 'karta');
});

test('returns are explained where the merchant has written of them', async ({ shop: { database } }) => {
  const { db } = database;
  assert.is(await returnPolicyOf(db, 'pl'), '/pl/withdraw');
  await aContentPage(db, 'withdrawal', { pl: { title: 'Zwroty', body_html: '<p>14 dni</p>' } });
  await until(async () => (await returnPolicyOf(db, 'pl')) === '/pl/page/withdrawal');
});

test('it is sent compressed as its name says, and asked for again only when it has changed', async ({ shop }) => {
  const url = '/pl/feeds/openai.jsonl.gz';
  const { headers } = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  assert.equal(
    [headers['content-type'], headers['content-encoding'], headers['x-robots-tag']],
    ['application/gzip', undefined, 'noindex'],
  );
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  assert.equal([again.statusCode, again.body], [304, '']);
});

test.run();
