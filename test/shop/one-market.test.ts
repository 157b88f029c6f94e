// A shop that sells in one language alone, and one that takes a market up, or closes it, while it serves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { listCoverageGaps, readCoverage } from '#server/catalogue/market-coverage.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkMarkets } from '#server/doctor/check-markets.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findMarkets } from '#server/shop/find-markets.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aSession } from '../fixtures/a-shopper.ts';
import { until } from '../fixtures/until.ts';

const selling = (...languages: Locale[]) => beginningMarkets(languages.map(marketOfLanguage), 'pl');

const setMarkets = ({ database: { db } }: ShopFixture, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document: 'markets', data, changedBy: 'test', now: shopTime }));

const hreflangs = (html: string) => [...html.matchAll(/hreflang="([a-z-]+)" href/g)].map(([, language]) => language);

for (const [language, other] of [
  ['nl', 'pl'],
  ['pl', 'de'],
] as const) {
  const test = suite<{ shop: ShopFixture }>(`a shop in ${language} alone`);

  test.before(async (context) => {
    context.shop = await aShop({ settings: { markets: selling(language) } });
    await aProduct(context.shop.database.db, { handle: 'assam', title: 'Assam' });
  });
  test.after(({ shop }) => shop.close());

  test('begins at its prefix, whatever the browser speaks or was told before', async ({ shop: { app } }) => {
    const headers = { 'accept-language': other, cookie: `kasa_locale=${other}` };
    const { statusCode, headers: said } = await app.inject({ url: '/', headers });
    assert.equal([statusCode, said.location], [302, `/${language}`]);
  });

  test('has no menu of languages, and names no other to search engines', async ({ shop: { app } }) => {
    for (const path of ['', '/p/assam', '/c/all', '/cart', '/withdraw']) {
      const { statusCode, body } = await app.inject(`/${language}${path}`);
      assert.is(statusCode, 200, path);
      assert.not.match(body, `href="/${other}`, path);
      assert.not.match(body, /<ul[^>]*class="[^"]*languages/, path);
      assert.not.match(body, 'og:locale:alternate', path);
    }
    assert.equal(hreflangs((await app.inject(`/${language}/p/assam`)).body), [language, 'x-default']);
  });

  test('names its own addresses alone in the sitemap, and feeds no other market', async ({ shop: { app } }) => {
    const maps = ['/sitemap-pages.xml', '/sitemap-products-1-of-1.xml'].map(
      async (url) => (await app.inject(url)).body,
    );
    for (const body of await Promise.all(maps)) {
      const named = new Set([...body.matchAll(/localhost:3000\/([a-z]{2})(?=[/<"])/g)].map(([, prefix]) => prefix));
      assert.equal([...named], [language]);
    }
    assert.is((await app.inject(`/${language}/feeds/google.xml`)).statusCode, 200);
    assert.is((await app.inject(`/${other}/feeds/google.xml`)).statusCode, 404);
    assert.is((await app.inject(`/${language}/feeds/ceneo.xml`)).statusCode, language === 'pl' ? 200 : 404);
  });

  test('leads from the prefix of another language to the same page, for now', async ({ shop: { app } }) => {
    for (const path of ['', '/p/assam?variant=1', '/c/all', '/cart']) {
      const { statusCode, headers } = await app.inject(`/${other}${path}`);
      assert.equal([statusCode, headers.location], [302, `/${language}${path}`]);
    }
    assert.is((await app.inject('/fr/p/assam')).statusCode, 404);
  });

  test.run();
}

const test = suite<{ shop: ShopFixture }>('markets of a running shop');

test.before.each(async (context) => {
  context.shop = await aShop({ settings: { markets: selling('pl', 'nl') } });
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'sowa' });
  await aProduct(db, { handle: 'lis' });
  await db
    .deleteFrom('prices')
    .where('currency', '=', 'EUR')
    .where('variant_id', 'in', db.selectFrom('variants').select('id').where('sku', '=', 'LIS'))
    .execute();
});
test.after.each(({ shop }) => shop.close());

test('a product without a price in a market is not sold there, which the merchant is told', async ({ shop }) => {
  const { app, database } = shop;
  assert.is((await app.inject('/pl/p/lis')).statusCode, 200);
  assert.is((await app.inject('/nl/p/lis')).statusCode, 404);
  assert.match((await app.inject('/nl/c/all')).body, '/nl/p/sowa');
  assert.not.match((await app.inject('/nl/c/all')).body, '/nl/p/lis');
  const { body } = await app.inject('/sitemap-products-1-of-1.xml');
  assert.equal([...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)/g)].map(([, path]) => path).sort(), [
    '/nl/p/sowa',
    '/pl/p/lis',
    '/pl/p/sowa',
  ]);
  const coverage = await readCoverage(database.db, await findMarkets(database.db));
  assert.is(listCoverageGaps(coverage, 'pl')[0]?.message, '1 of 2 products has no EUR price: not sold on /nl.');
  const [said] = await checkMarkets.run({ db: database.db } as Patient);
  assert.equal([said?.status, said?.says], ['warning', '1 of 2 products has no EUR price: not sold on /nl']);
});

test('a rate sells it there from the next page on', async ({ shop }) => {
  const conversion = { currency: 'EUR', from: 'PLN', rate: '0.25', rounding: '.99' };
  assert.is((await shop.app.inject('/nl/p/lis')).statusCode, 404);
  assert.ok((await setMarkets(shop, { ...selling('pl', 'nl'), conversions: [conversion] })).ok);
  const { statusCode, body } = await shop.app.inject('/nl/p/lis');
  assert.is(statusCode, 200);
  // 129.00 zł.
  assert.match(body, /€\s32,99/);
});

test('a market that is taken up is on the next pages, those that were cached included', async ({ shop }) => {
  const { app } = shop;
  assert.equal(hreflangs((await app.inject('/pl/p/sowa')).body), ['pl', 'nl', 'x-default']);
  assert.is((await app.inject('/de/p/sowa')).headers.location, '/pl/p/sowa');
  assert.ok((await setMarkets(shop, selling('pl', 'nl', 'de'))).ok);
  await until(async () => hreflangs((await app.inject('/pl/p/sowa')).body).includes('de'));
  const german = await app.inject('/de/p/sowa');
  assert.is(german.statusCode, 200);
  assert.match(german.body, /29,00\s€/);
  assert.match((await app.inject('/nl')).body, 'href="/de"');
});

test('an order of a market that was closed keeps its language, and its links lead to it', async ({ shop }) => {
  const { app, database, payments } = shop;
  const { id, token } = await aPaidOrder({ db: database.db, now: () => shopTime, payments });
  await database.db.updateTable('orders').set({ locale: 'nl' }).where('id', '=', id).execute();
  assert.is((await app.inject(`/nl/order/${token}`)).statusCode, 200);
  assert.ok((await setMarkets(shop, selling('pl'))).ok);
  const { statusCode, headers } = await app.inject(`/nl/order/${token}`);
  assert.equal([statusCode, headers.location], [302, `/pl/order/${token}`]);
  assert.is((await app.inject(String(headers.location))).statusCode, 200);
  const { locale } = await database.db
    .selectFrom('orders')
    .select('locale')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.is(locale, 'nl');
});

test('the checkout delivers to the countries of its market alone', async ({ shop: { database, payments } }) => {
  const { db } = database;
  const session = aSession();
  const { id: variantId } = await db
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', 'SOWA')
    .executeTakeFirstOrThrow();
  const listCountries = async (deliversTo: string[]) => {
    const { markets, ...others } = selling('pl');
    const near = { ...others, markets: markets.map((market) => ({ ...market, deliversTo })) };
    const services = { db, now: () => shopTime, session, payments, paymentSettings: noPaymentSettings, markets: near };
    await addCartLine(services, { variantId, quantity: 1 });
    return (await readCheckout(services, 'pl', {})).countries;
  };
  assert.ok((await listCountries([])).includes('DE'));
  assert.equal((await listCountries(['PL', 'CZ'])).toSorted(), ['CZ', 'PL']);
});

const wrong: [string, Partial<Record<keyof ShopMarkets, unknown>>, string, RegExp][] = [
  [
    'two markets of one language',
    { markets: [marketOfLanguage('pl'), marketOfLanguage('pl')] },
    'markets.1.language',
    /is Polish again/,
  ],
  ['a main market that is none', { main: 'cs' }, 'main', /one of the markets/],
  [
    'a language that the goods have no texts in',
    { catalogueLanguage: 'nl' },
    'catalogueLanguage',
    /2 products have no texts in nl/,
  ],
  [
    'a converted price that is converted again',
    {
      conversions: [
        { currency: 'EUR', from: 'PLN', rate: '0.2' },
        { currency: 'CZK', from: 'EUR', rate: '25' },
      ],
    },
    'conversions.1.from',
    /itself converted/,
  ],
  [
    'a fraction of a forint',
    { conversions: [{ currency: 'HUF', from: 'PLN', rate: '91' }] },
    'conversions.0.rounding',
    /whole/,
  ],
  [
    'a rate of zero',
    { conversions: [{ currency: 'EUR', from: 'PLN', rate: '0.0' }] },
    'conversions.0.rate',
    /above zero/,
  ],
];

for (const [title, change, path, message] of wrong) {
  test(`refuses ${title}`, async ({ shop }) => {
    const changed = await setMarkets(shop, { ...selling('pl', 'nl'), ...change });
    const fault = changed.ok ? undefined : changed.error.faults[0];
    assert.is(fault?.path, path);
    assert.match(fault?.message ?? '', message);
  });
}

test.run();
