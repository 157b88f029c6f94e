// Taxes and delivery as a merchant sets them: what is refused, and what an order is placed under.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkDelivery } from '#server/doctor/check-delivery.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { findTransit } from '#server/shipping/expected-arrival.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import { money } from '#src/money.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { aDraft, aSession } from '../../fixtures/a-shopper.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';

const test = suite<{ shop: ShopFixture }>('taxes and delivery');

test.before(async (context) => {
  context.shop = await aShop({ settings: { taxes: { homeCountry: 'PL', oss: true } } });
});
test.after(({ shop }) => shop.close());

const courier = (zone: object, changes: object = {}) => ({
  methods: [{ id: 'courier', carrier: 'dpd', kind: 'courier', zones: [zone], ...changes }],
});
const rates = [{ maxWeightGrams: 5000, prices: { PLN: 1500, EUR: 400 } }];
const zone = { countries: ['PL', 'DE'], minDays: 1, maxDays: 2, rates };

const refusals: [what: string, document: SettingsDocument, data: unknown, path: string, message: RegExp][] = [
  [
    'a country that is no member state',
    'delivery',
    courier({ ...zone, countries: ['PL', 'US'] }),
    'methods.0.zones.0.countries.1',
    /member state/,
  ],
  [
    'a carrier that there is not',
    'delivery',
    courier(zone, { carrier: 'an-post' }),
    'methods.0.carrier',
    /dpd, .*kasa.config.ts/,
  ],
  [
    'a country in two zones',
    'delivery',
    courier(zone, { zones: [zone, { ...zone, countries: ['CZ', 'DE'] }] }),
    'methods.0.zones.1.countries.1',
    /DE is there already/,
  ],
  [
    'a weight twice',
    'delivery',
    courier({ ...zone, rates: [...rates, ...rates] }),
    'methods.0.zones.0.rates.1.maxWeightGrams',
    /already/,
  ],
  [
    'a method twice',
    'delivery',
    { methods: [...courier(zone).methods, ...courier(zone).methods] },
    'methods.1.id',
    /courier is there already/,
  ],
  ['days the wrong way round', 'delivery', courier({ ...zone, minDays: 3 }), 'methods.0.zones.0.maxDays', /less/],
  [
    'half a grosz',
    'delivery',
    courier({ ...zone, rates: [{ maxWeightGrams: 1, prices: { PLN: 1.5 } }] }),
    'methods.0.zones.0.rates.0.prices.PLN',
    /whole number/,
  ],
  ['a kind that there is not', 'delivery', courier(zone, { kind: 'drone' }), 'methods.0.kind', /courier/],
  ['an hour past midnight', 'delivery', { cutOffHour: 25 }, 'cutOffHour', /23/],
  [
    'a day that there is not',
    'delivery',
    { daysOff: [{ from: '2026-02-30', until: '2026-03-01' }] },
    'daysOff.0.from',
    /date/,
  ],
  [
    'a tracking link without the number',
    'delivery',
    { trackingLinks: { dpd: 'https://dpd.example/' } },
    'trackingLinks.dpd',
    /\{number\}/,
  ],
  [
    'a rate of a percent too precise',
    'taxes',
    { rates: [{ country: 'AT', class: 'reduced', percent: 4.995, from: '2026-07-01' }] },
    'rates.0.percent',
    /two decimals/,
  ],
  [
    'a class that there is not',
    'taxes',
    { classes: { reduced: { CZ: 'none' } } },
    'classes.reduced.CZ',
    /second_reduced/,
  ],
  ['a home outside the Union', 'taxes', { homeCountry: 'US' }, 'homeCountry', /member state/],
];

for (const [what, document, data, path, message] of refusals) {
  test(`${what} is refused with its place`, async ({ shop }) => {
    const change = { document, data, changedBy: 'test', now: shopTime };
    const changed = await inTransaction(shop.database.db, (tx) => changeSettings(tx, change));
    assert.not.ok(changed.ok);
    const [fault] = changed.ok ? [] : changed.error.faults;
    assert.is(fault?.path, path);
    assert.match(fault?.message ?? '', message);
  });
}

type Visit = { services: Parameters<typeof startPayment>[0]; checkout: ReturnType<typeof readCheckout> };

async function visit(
  { database: { db }, payments }: ShopFixture,
  { quantity = 1, weightGrams = 300 } = {},
): Promise<Visit> {
  const variantId = await aProduct(db, {
    handle: `goods-${Math.trunc(performance.now() * 1000)}`,
    weightGrams,
    onHand: 50,
  });
  const shared = { db, now: () => shopTime, payments, session: aSession(), markets: everyMarket };
  const services = { ...shared, paymentSettings: noPaymentSettings, publicUrl: 'http://localhost:3000' };
  assert.ok((await addCartLine(services, { variantId, quantity })).ok);
  return { services, checkout: readCheckout(services, 'pl', { country: 'DE' }) };
}

test('a whole order abroad is taxed at the destination’s rate with the one-stop shop, at home’s without, and stays so', async ({
  shop,
}) => {
  const { db } = shop.database;
  await setSettings(db, 'delivery', courier(zone));
  const orders: { id: string; percent: number }[] = [];
  for (const [oss, percent] of [
    [true, 19],
    [false, 23],
  ] as const) {
    await setSettings(db, 'taxes', { homeCountry: 'PL', oss });
    const { services, checkout } = await visit(shop);
    const { totals } = await checkout;
    const gross = totals.total.minor;
    assert.is(totals.vat.minor, Math.round((gross * percent) / (100 + percent)), `${percent} %`);
    const draft = { ...aDraft, country: 'DE', postalCode: '10115', city: 'Berlin', shippingMethod: 'courier' };
    const started = await startPayment(services, {
      locale: 'pl',
      draft,
      paymentMethod: 'card',
      expectedTotal: totals.total,
    });
    assert.ok(started.ok, JSON.stringify(started));
    const order = await db
      .selectFrom('orders')
      .select(['id', 'vat_minor', 'taxes_version', 'delivery_version'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    assert.is(order.vat_minor, totals.vat.minor);
    assert.ok(order.taxes_version && order.delivery_version);
    orders.push({ id: order.id, percent });
  }
  await setSettings(db, 'taxes', {
    homeCountry: 'PL',
    rates: [{ country: 'DE', class: 'standard', percent: 50, from: '2026-01-01' }],
  });
  for (const { id, percent } of orders)
    assert.equal(
      (await getOrderView(db, id)).vatAmounts.map(({ basisPoints }) => basisPoints),
      [percent * 100],
    );
});

test('an order keeps the name and the days of the delivery that it was placed under, and follows a corrected link', async ({
  shop,
}) => {
  const { db } = shop.database;
  await setSettings(db, 'taxes', { homeCountry: 'PL' });
  await setSettings(db, 'delivery', { ...courier(zone, { names: { pl: 'Rowerem' } }), cutOffHour: 15 });
  const { services, checkout } = await visit(shop);
  const { totals, shippingOptions } = await checkout;
  assert.equal(
    shippingOptions.map(({ name, price }) => [name, price.minor]),
    [['Rowerem', 1500]],
  );
  const draft = { ...aDraft, country: 'DE', postalCode: '10115', city: 'Berlin', shippingMethod: 'courier' };
  const started = await startPayment(services, {
    locale: 'pl',
    draft,
    paymentMethod: 'card',
    expectedTotal: totals.total,
  });
  assert.ok(started.ok, JSON.stringify(started));
  const { id, number } = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

  await setSettings(db, 'delivery', courier({ ...zone, maxDays: 9 }, { names: { pl: 'Wozem' } }));
  assert.is((await getOrderView(db, id)).shippingName, 'Rowerem');
  const transit = await findTransit(db, number);
  assert.equal([transit?.maxDays, transit?.dispatch.cutOffHour], [2, 15]);
});

test('the checkout follows zone, weight and threshold', async ({ shop }) => {
  const { db } = shop.database;
  const zones = [
    { ...zone, countries: ['PL'], freeFrom: { PLN: 20_000 } },
    { ...zone, countries: ['DE'], rates: [...rates, { maxWeightGrams: 10_000, prices: { PLN: 2500 } }] },
  ];
  await setSettings(db, 'delivery', courier(zone, { zones }));
  const priceTo = async (country: string, goods: { quantity?: number; weightGrams?: number }) => {
    const { services } = await visit(shop, goods);
    const { shippingOptions, countries } = await readCheckout(services, 'pl', { country });
    assert.equal(countries, ['DE', 'PL']);
    return shippingOptions.map(({ price }) => price);
  };
  assert.equal(await priceTo('PL', {}), [money(1500, 'PLN')]);
  assert.equal(await priceTo('PL', { quantity: 2 }), [money(0, 'PLN')], 'from the threshold on');
  assert.equal(await priceTo('DE', { quantity: 2 }), [money(1500, 'PLN')], 'the other zone has none');
  assert.equal(await priceTo('DE', { weightGrams: 6000 }), [money(2500, 'PLN')]);
  assert.equal(await priceTo('PL', { weightGrams: 6000 }), [], 'too heavy for that zone');
});

test('the checkout is sent the address rules of the countries that are delivered to, and no others', async ({
  shop,
}) => {
  await setSettings(shop.database.db, 'delivery', courier(zone));
  const { addressRules } = await (await visit(shop)).checkout;
  assert.equal(addressRules.map(({ country }) => country).sort(), ['DE', 'PL']);
});

test('the doctor tells of markets without delivery, of carriers that nobody knows, and of nothing set', async ({
  shop,
}) => {
  const { db } = shop.database;
  const says = async () => (await checkDelivery.run({ db } as never)).map(({ says: text }) => text);
  await db
    .insertInto('known_extensions')
    .values({ kind: 'carrier', name: 'pigeon', last_started_at: shopTime })
    .execute();
  await setSettings(db, 'delivery', courier(zone, { carrier: 'pigeon' }));
  const found = await says();
  assert.ok(
    found.some((text) => text.includes('Netherlands in EUR') && text.includes('/nl')),
    found.join(),
  );
  assert.not.ok(found.some((text) => text.includes('Poland in PLN')));
  assert.ok(found.some((text) => text.includes('the carrier pigeon, which nobody knows')));
  await setSettings(db, 'delivery', homeMarketsDelivery);
  assert.equal(
    (await says()).filter((text) => !text.includes('no pick-up points')),
    [],
  );
  const withoutPoints = (await says()).filter((text) => text.includes('no pick-up points'));
  assert.match(
    withoutPoints.join('\n'),
    'inpost-locker is offered to nobody in Poland: the shop has no pick-up points of InPost there',
  );
  assert.is(withoutPoints.length, 5);
  const couriers = homeMarketsDelivery.methods.filter(({ kind }) => kind === 'courier');
  await setSettings(db, 'delivery', { ...homeMarketsDelivery, methods: couriers });
  assert.equal(await says(), [`${couriers.length} ways, to the country of every market`]);
});

test.run();
