// A small business charges no VAT, and none of its pages says that its prices include some.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('prices of a small business');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'mug' });
});
test.after(({ shop }) => shop.close());

test('product page and footer say what is true of the shop', async ({ shop }) => {
  const body = async (path: string) => (await shop.app.inject({ url: path })).body;
  const t = translateTo('pl');
  const before = await body('/pl/p/mug');
  assert.ok(before.includes(t('clauses.priceWithVat')) && before.includes(t('clauses.pricesWithVat')));
  await shop.change('taxes', taxSettingsSchema.parse({ smallBusiness: true }));
  const after = await body('/pl/p/mug');
  assert.ok(after.includes(t('clauses.priceWithoutVat')) && after.includes(t('clauses.pricesWithoutVat')));
  assert.not.ok(after.includes(t('clauses.priceWithVat')) || after.includes(t('clauses.pricesWithVat')));
});

test('in each language the two say something else', () => {
  for (const locale of locales) {
    const t = translateTo(locale);
    assert.is.not(t('clauses.priceWithVat'), t('clauses.priceWithoutVat'));
    assert.is.not(t('clauses.pricesWithVat'), t('clauses.pricesWithoutVat'));
  }
});

test.run();
