// The sitemap of many products: each stands in one part, however many parts there are.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { countProductParts, listProductEntries } from '#server/seo/sitemap-store.ts';
import { loadCatalogue } from '../bench/catalogue/load-catalogue.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { thousandsOfPosters } from '../fixtures/thousands-of-posters.ts';

const COUNT = 1_500;
/** An import gives its products ids that begin with its time. */
const IMPORTED = 1_500;
const test = suite<{ shop: ShopFixture; count: number }>('the sitemap in parts');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await thousandsOfPosters(db, COUNT);
  await loadCatalogue(db, { count: IMPORTED, seed: 1 });
  context.count = await countListed(db);
  assert.ok(context.count > 2_048 && context.count <= 4_096, `${context.count} products`);
});
test.after(({ shop }) => shop.close());

async function countListed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where status = 'active' and is_published`.execute(db);
  return rows[0]?.count ?? 0;
}

test('each product stands in one part, and parts are about as large, those of one import too', async (context) => {
  const { db } = context.shop.database;
  const { count: all } = context;
  assert.is(await countProductParts(db), 4);
  for (const count of [1, 2, 3, 8]) {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const parts = await Promise.all(numbers.map((number) => listProductEntries(db, { number, of: count })));
    const keys = parts.flat().map(({ key }) => key);
    assert.equal([keys.length, new Set(keys).size], [all, all], `${count} parts`);
    // What ids end with is random: a part of less than half of its share would be a wonder.
    for (const part of parts) assert.ok(part.length > all / count / 2, `${part.length} in one of ${count}`);
  }
});

test('every part that the index names is there', async ({ shop: { app } }) => {
  const { body } = await app.inject('/sitemap.xml');
  const parts = [...body.matchAll(/<loc>[^<]*(\/sitemap-products[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  assert.equal(
    parts,
    [1, 2, 3, 4].map((number) => `/sitemap-products-${number}-of-4.xml`),
  );
  for (const path of parts) assert.is((await app.inject(path)).statusCode, 200, path);
  assert.is((await app.inject('/sitemap-products-5-of-4.xml')).statusCode, 404);
});

test.run();
