// What the pages before the checkout promise is what the checkout has chosen, until the shopper chooses.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { savePageDraft } from '#server/checkout/save-draft.ts';
import type { Database } from '#server/database/connect.ts';
import { promiseDelivery } from '#server/shipping/delivery-promise.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { listTariffs } from '#server/shipping/tariffs.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { formatArrival } from '#src/dates/format-arrival.ts';
import { type Locale, languageOf, locales } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { aSession } from '../fixtures/a-shopper.ts';
import { aDispatch } from '../fixtures/settings/a-dispatch.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { marketIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('the usual delivery');

const points = [
  aPickupPoint(),
  aPickupPoint({ carrier: 'orlen-paczka' }),
  aPickupPoint({ carrier: 'dhl', id: 'DE-1', country: 'DE', postalCode: '50667' }),
  aPickupPoint({ carrier: 'dhl', id: 'NL-1', kind: 'point', country: 'NL', postalCode: '1012 AB' }),
  aPickupPoint({ carrier: 'packeta', id: 'CZ-1', kind: 'point', country: 'CZ', postalCode: '110 00' }),
];

test.before(async (context) => {
  context.database = await openTestDatabase();
  assert.ok((await importPickupPoints(context.database.db, { points })).ok);
});
test.after(({ database }) => database.close());

let products = 0;

async function aCart(
  { db }: Database,
  { weightGrams, onHand, quantity }: { weightGrams: number; onHand: number; quantity: number },
) {
  const handle = `poster-${++products}`;
  const variantId = await aProduct(db, { handle, weightGrams, onHand, sellsWithoutStock: true });
  const price = { variant_id: variantId, currency: 'CZK' as const, amount_minor: 69_000, valid_from: shopTime };
  await db.insertInto('prices').values(price).execute();
  const services = { db, now: () => shopTime, session: aSession(), markets: everyMarket };
  assert.ok((await addCartLine(services, { variantId, quantity })).ok);
  const all = {
    ...services,
    paymentSettings: { ...noPaymentSettings, methods: [] },
    payments: {},
  } as never;
  return {
    cart: (locale: Locale) => readCart(services, locale),
    checkout: (locale: Locale, country?: string) => readCheckout(all, locale, { country: country ?? null }),
    /** As the page of that language saves it, with a country that it has filled in itself or somebody has chosen. */
    save: (locale: Locale, country: string, shippingMethod = '') =>
      savePageDraft(services, { ...emptyDraft, country, billingCountry: country, shippingMethod }, locale),
  };
}

const carts = {
  light: { weightGrams: 300, onHand: 5, quantity: 1 },
  'too heavy for some': { weightGrams: 24_000, onHand: 5, quantity: 1 },
  'to be made in part': { weightGrams: 300, onHand: 1, quantity: 2 },
};

for (const [title, articles] of Object.entries(carts)) {
  test(`is promised and chosen alike to every country in every currency: ${title}`, async ({ database }) => {
    const shopper = await aCart(database, articles);
    for (const locale of locales) {
      const { currency, country: home } = marketIn(locale);
      const { countries } = await shopper.checkout(locale, home);
      assert.ok(countries.length > 4, locale);
      for (const country of countries) {
        const checkout = await shopper.checkout(locale, country);
        const cart = await shopper.cart(locale);
        const promise = promiseDelivery(
          await listTariffs(database.db, homeMarketsDelivery, { country, currency }),
          { weightGrams: cart.weightGrams, goodsMinor: cart.subtotal.minor },
          { locale, country: home, now: shopTime, isMadeToOrder: cart.isMadeToOrder, dispatch: aDispatch() },
        );
        const where = `${country} in ${currency}`;
        assert.is(promise?.method, checkout.shippingMethod ?? undefined, where);
        const chosen = checkout.shippingOptions.find(({ method }) => method === checkout.shippingMethod);
        const { earliestArrival = '', latestArrival = '' } = promise ?? {};
        const promised = formatArrival(earliestArrival, latestArrival, languageOf(locale).languageTag);
        if (country === home) assert.is(promised, chosen?.arrival, where);
      }
    }
  });
}

test('goes to the country of the market until somebody chooses one, whichever pages were looked at before', async ({
  database,
}) => {
  const shopper = await aCart(database, carts.light);
  for (const locale of locales) {
    const { country } = await shopper.checkout(locale);
    assert.is(country, marketIn(locale).country, locale);
    assert.ok(await shopper.save(locale, country));
  }
  assert.is((await shopper.cart('pl')).deliveryCountry, null);
  await shopper.save('pl', 'AT');
  for (const locale of ['en', 'de', 'pl'] as const) {
    const { country, draft } = await shopper.checkout(locale);
    assert.equal([country, draft.billingCountry], ['AT', 'AT'], locale);
  }
  await shopper.save('pl', 'PL');
  assert.is((await shopper.checkout('de')).country, 'PL', 'the own country too, once it is a choice');
});

test('begins with the usual delivery until somebody chooses another one, whichever pages were looked at before', async ({
  database,
}) => {
  const shopper = await aCart(database, carts.light);
  const usual = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, (await shopper.checkout(locale)).shippingMethod])),
  );
  for (const locale of locales) {
    const { country, shippingMethod } = await shopper.checkout(locale);
    assert.is(shippingMethod, usual[locale], locale);
    await shopper.save(locale, country, shippingMethod ?? '');
  }
  assert.is((await shopper.cart('pl')).shippingMethod, null);
  await shopper.save('pl', 'NL', 'inpost-courier');
  assert.is((await shopper.cart('pl')).shippingMethod, null, 'what the country chosen before was delivered with');
  await shopper.save('pl', 'PL', 'inpost-locker');
  assert.is((await shopper.checkout('pl')).shippingMethod, 'inpost-locker');
  await shopper.save('pl', 'PL', 'inpost-courier');
  assert.is((await shopper.cart('pl')).shippingMethod, 'inpost-courier', 'the usual one too, once it is a choice');
});

test('the cheapest comes to the door, and to a point where nobody comes to the door', async ({ database }) => {
  const shopper = await aCart(database, carts.light);
  assert.is((await shopper.checkout('pl', 'PL')).shippingMethod, 'inpost-courier');
  assert.is((await shopper.checkout('de', 'DE')).shippingMethod, 'dpd');
  const methods = homeMarketsDelivery.methods.filter(({ id }) => id !== 'dpd');
  await setSettings(database.db, 'delivery', { ...homeMarketsDelivery, methods });
  assert.is((await shopper.checkout('cs', 'CZ')).shippingMethod, 'packeta-point');
});

test.run();
