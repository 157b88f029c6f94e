// Pages while their data cannot be read.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { ask, cacheStatus, untilListening } from './ask-cached-page.ts';

test('while the database is away cached pages go on', async () => {
  let isAway = false;
  const beforeQuery = () => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const shop = await aShop({ beforeQuery });
  await aProduct(shop.database.db, { handle: 'zolw', title: 'Żółw' });
  await untilListening(shop);
  const cached = await ask(shop, '/pl');
  isAway = true;
  assert.is((await ask(shop, '/pl')).headers[cacheStatus], 'kasa; hit');
  // The page's data changed, and cannot be read.
  await shop.database.db.updateTable('product_texts').set({ title: 'Paw' }).execute();
  await until(async () => (await ask(shop, '/pl')).headers[cacheStatus] !== 'kasa; hit');
  const stale = await ask(shop, '/pl');
  assert.is(stale.statusCode, 200);
  assert.ok(stale.body === cached.body);
  assert.is(stale.headers[cacheStatus], 'kasa; hit; detail=stale');
  const unknown = await ask(shop, '/pl/p/zolw');
  assert.equal([unknown.statusCode, unknown.headers['retry-after']], [503, '5']);
  isAway = false;
  assert.match((await ask(shop, '/pl')).body, 'Paw');
  await shop.close();
});

test.run();
