import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { listShippingOffers } from '#server/shipping/tariffs.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import type { Currency } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';

const test = suite<{ database: Database }>('delivery methods');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const offersOf = async (
  { database }: { database: Database },
  [country, currency, weightGrams, goodsMinor]: [string, Currency, number, number],
) => {
  const offers = await listShippingOffers(database.db, homeMarketsDelivery, {
    country,
    currency,
    weightGrams,
    goodsMinor,
  });
  return offers.map(({ method, price }) => `${method} ${price.minor}`).join(', ');
};

test('a shop without pick-up points has couriers only', async (context) => {
  assert.is(
    await offersOf(context, ['PL', 'PLN', 300, 0]),
    'inpost-courier 1699, dpd 1899, dhl-pl 1799, poczta-polska 1699',
  );
});

test('a counter does not make a locker method, a locker makes both', async (context) => {
  const { db } = context.database;
  await importPickupPoints(db, { points: [aPickupPoint({ kind: 'point' })] });
  assert.not.match(await offersOf(context, ['PL', 'PLN', 300, 0]), 'inpost-locker');
  const points = [
    aPickupPoint(),
    aPickupPoint({ carrier: 'orlen-paczka' }),
    aPickupPoint({ carrier: 'dhl', id: 'NL-1', kind: 'point', country: 'NL', postalCode: '1012 AB' }),
    aPickupPoint({ carrier: 'dhl', id: 'DE-1', country: 'DE', postalCode: '50667' }),
  ];
  assert.ok((await importPickupPoints(db, { points })).ok);
});

const cases: [string, [string, Currency, number, number], string][] = [
  [
    'Poland, light',
    ['PL', 'PLN', 5000, 24_999],
    'inpost-locker 1399, inpost-courier 1699, orlen-paczka 1199, dpd 1899, dhl-pl 1799, poczta-polska 1699',
  ],
  [
    'Poland, from the threshold on',
    ['PL', 'PLN', 5000, 25_000],
    'inpost-locker 0, inpost-courier 0, orlen-paczka 0, dpd 0, dhl-pl 0, poczta-polska 0',
  ],
  [
    'Poland, too heavy for ORLEN Paczka',
    ['PL', 'PLN', 20_001, 0],
    'inpost-locker 1699, inpost-courier 2499, dpd 2699, dhl-pl 2599, poczta-polska 2499',
  ],
  [
    'Poland, too heavy for a locker',
    ['PL', 'PLN', 25_001, 0],
    'inpost-courier 2499, dpd 2699, dhl-pl 2599, poczta-polska 2499',
  ],
  ['Poland, for DHL alone', ['PL', 'PLN', 30_001, 0], 'dhl-pl 2599'],
  ['Poland, for nobody', ['PL', 'PLN', 31_501, 0], ''],
  [
    'Poland, in euro',
    ['PL', 'EUR', 300, 5999],
    'inpost-locker 329, inpost-courier 390, orlen-paczka 289, dpd 450, dhl-pl 420, poczta-polska 390',
  ],
  ['the Netherlands, light', ['NL', 'EUR', 300, 5999], 'postnl 595, dhl 645, dhl-point 495'],
  ['the Netherlands, from the threshold on', ['NL', 'EUR', 300, 6000], 'postnl 0, dhl 0, dhl-point 0'],
  ['the Netherlands, too heavy for PostNL and a counter', ['NL', 'EUR', 23_001, 0], 'dhl 895'],
  ['Germany, light', ['DE', 'EUR', 300, 0], 'dhl 590, dhl-packstation 490, dpd 540'],
  ['Germany, heavy', ['DE', 'EUR', 30_001, 0], 'dhl-packstation 790'],
  ['Austria, as before', ['AT', 'EUR', 300, 0], 'dhl 990, dpd 940'],
  ['Belgium, as before', ['BE', 'EUR', 300, 0], 'postnl 850, dhl 890'],
];

for (const [title, parcel, offers] of cases) {
  test(title, async (context) => assert.is(await offersOf(context, parcel), offers));
}

test('a method whose last point was closed is no longer offered', async (context) => {
  const { db } = context.database;
  await db.updateTable('pickup_points').set({ is_active: false }).where('country', '=', 'DE').execute();
  assert.is(await offersOf(context, ['DE', 'EUR', 300, 0]), 'dhl 590, dpd 540');
});

test.run();
