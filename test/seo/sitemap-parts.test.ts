// The sitemap of many products: each stands in one part, however many parts there are.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countProductParts, listProductEntries } from '#server/seo/sitemap-store.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { thousandsOfPosters } from '../fixtures/thousands-of-posters.ts';

const COUNT = 1_500;
const test = suite<{ shop: ShopFixture }>('the sitemap in parts');

test.before(async (context) => {
  context.shop = await aShop();
  await thousandsOfPosters(context.shop.database.db, COUNT);
});
test.after(({ shop }) => shop.close());

test('each product stands in one part, and parts are about as large', async ({ shop: { database } }) => {
  const { db } = database;
  assert.is(await countProductParts(db), 2);
  for (const count of [1, 2, 3, 8]) {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const parts = await Promise.all(numbers.map((number) => listProductEntries(db, { number, of: count })));
    const keys = parts.flat().map(({ key }) => key);
    assert.equal([keys.length, new Set(keys).size], [COUNT, COUNT], `${count} parts`);
    // Ids are random: a part of less than half of its share would be a wonder.
    for (const part of parts) assert.ok(part.length > COUNT / count / 2, `${part.length} in one of ${count}`);
  }
});

test('every part that the index names is there', async ({ shop: { app } }) => {
  const { body } = await app.inject('/sitemap.xml');
  const parts = [...body.matchAll(/<loc>[^<]*(\/sitemap-products[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  assert.equal(parts, ['/sitemap-products-1-of-2.xml', '/sitemap-products-2-of-2.xml']);
  for (const path of parts) assert.is((await app.inject(path)).statusCode, 200, path);
  assert.is((await app.inject('/sitemap-products-3-of-2.xml')).statusCode, 404);
});

test.run();
