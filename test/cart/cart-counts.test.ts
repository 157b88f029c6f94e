// The number in a cart's badge on pages that are cached for all: right for each visitor, and without a query.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';
import { until } from '../fixtures/until.ts';

type Context = { shop: ShopFixture; variantId: string; database: { queries: number; isAway: boolean } };

const test = suite<Context>('the number in the badge');

test.before(async (context) => {
  const database = { queries: 0, isAway: false };
  context.database = database;
  context.shop = await aShop({
    beforeQuery() {
      database.queries += 1;
      if (database.isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  context.variantId = await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw', onHand: 50 });
  await until(async () => (await visit(context.shop)).state === 'kasa; hit');
});
test.after(({ shop }) => shop.close());

async function visit({ app }: ShopFixture, cookie = '') {
  const { headers, body } = await askOverHttp(app, { url: '/pl', headers: cookie ? { cookie } : {} });
  return { state: headers['cache-status'], badge: /data-count="(.*?)"/.exec(body)?.[1] };
}

async function change(
  { app }: ShopFixture,
  operation: 'CartAddLine' | 'CartSetQuantity',
  payload: object,
  cookie = '',
) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const answer = await app.inject({ method: 'POST', url: mutationUrl(operation), headers, payload });
  assert.is(answer.statusCode, 200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('is asked for once', async ({ shop, variantId, database }) => {
  const cookie = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 3 });
  assert.equal(await visit(shop, cookie), { state: 'kasa; hit', badge: '3' });
  await visit(shop, `${cookie}; kasa_theme=dark`);
  const before = database.queries;
  assert.equal(await visit(shop, cookie), { state: 'kasa; hit', badge: '3' });
  assert.equal(await visit(shop, `kasa_theme=dark; ${cookie}`), { state: 'kasa; hit', badge: '3' });
  assert.is(database.queries, before);
});

test('is right on the next page, without waiting for a notice', async ({ shop, variantId }) => {
  await sql`alter table carts disable trigger carts_noticed`.execute(shop.database.db);
  const cookie = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 1 });
  for (const quantity of [5, 2, 7, 0]) {
    await visit(shop, cookie);
    await change(shop, 'CartSetQuantity', { locale: 'pl', variantId, quantity }, cookie);
    assert.is((await visit(shop, cookie)).badge, String(quantity));
  }
  await sql`alter table carts enable trigger carts_noticed`.execute(shop.database.db);
});

test('follows what another process does to the cart', async ({ shop, variantId }) => {
  const cookie = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 4 });
  assert.is((await visit(shop, cookie)).badge, '4');
  // As a paid order does, wherever the report of it arrived.
  await sql`update carts set closed_at = now()`.execute(shop.database.db);
  await until(async () => (await visit(shop, cookie)).badge === '0');
});

test('is not what another cookie holds, however it is written', async ({ shop, variantId }) => {
  const cookie = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 6 });
  assert.is((await visit(shop, cookie)).badge, '6');
  assert.is((await visit(shop, `x${cookie}`)).badge, '0');
  assert.is((await visit(shop, `a=1;${cookie};b=2`)).badge, '6');
  assert.is((await visit(shop, `${cookie}x`)).badge, '0');
  assert.is((await visit(shop, 'kasa_cart=')).badge, '0');
});

test('goes without when the database is away, and the page does not', async ({ shop, variantId, database }) => {
  const known = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 8 });
  await visit(shop, known);
  const unknown = await change(shop, 'CartAddLine', { locale: 'pl', variantId, quantity: 9 });
  database.isAway = true;
  // The notice of a change may come when the number can no longer be asked for.
  await sql`update carts set updated_at = now()`.execute(shop.database.db);
  await until(async () => {
    const before = database.queries;
    await visit(shop, known);
    return database.queries > before;
  });
  assert.equal(await visit(shop, known), { state: 'kasa; hit', badge: '8' });
  assert.equal(await visit(shop, unknown), { state: 'kasa; hit', badge: '0' });
  database.isAway = false;
  assert.equal(await visit(shop, unknown), { state: 'kasa; hit', badge: '9' });
});

test.run();
