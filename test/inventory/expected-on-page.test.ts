// What is sold out says on its page when it is back: as soon as somebody expects it, and no longer when the day has passed.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byCommand } from '#server/history/change-batch.ts';
import { removeExpected, saveExpected } from '#server/inventory/expected-goods.ts';
import { promiseReturn } from '#server/shipping/delivery-promise.ts';
import { locales } from '#src/i18n/locales.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { textOf } from '../fixtures/post-form.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('what is expected, on the page of a product');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('a page that was shown before says when a sold out product is back', async ({ shop }) => {
  const { db } = shop.database;
  const variantId = await aProduct(db, { handle: 'bison', onHand: 0 });
  const page = async () => textOf((await shop.app.inject('/pl/p/bison')).body);
  assert.not.match(await page(), /około/);
  const services = { db, now: () => shopTime, by: byCommand };
  const saved = await saveExpected(services, { id: null, variantId, quantity: 5, day: '2026-12-12', note: '' });
  assert.ok(saved.ok);
  await until(async () => (await page()).includes('Znów w sprzedaży około 12 grudnia.'));
  await removeExpected(services, saved.value.id);
  await until(async () => !(await page()).includes('około'));
});

test('a day that has passed promises nothing, in no language', () => {
  for (const locale of locales) {
    assert.is(promiseReturn('2026-11-20', locale, '2026-11-21'), null);
    assert.is(promiseReturn(null, locale, '2026-11-21'), null);
    assert.match(promiseReturn('2026-11-21', locale, '2026-11-21')?.promise ?? '', '21');
  }
});

test.run();
