import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { findPickupPoint, listPointsNear, MAX_FOUND_POINTS } from '#server/shipping/pickup-point-store.ts';
import { searchPickupPoints } from '#server/shipping/search-pickup-points.ts';
import { pointsOfMethod } from '#server/shipping/tariffs.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';

const test = suite<{ database: Database }>('finding pick-up points');

const lodz = { city: 'Łódź', postalCode: '90-926', street: 'Piotrkowska 104' };
const lublin = { city: 'Lublin', postalCode: '20-002', street: 'Krakowskie Przedmieście 40' };
const cologne = { carrier: 'dhl', country: 'DE', city: 'Köln', postalCode: '50823', street: 'Venloer Straße 310' };

test.before(async (context) => {
  context.database = await openTestDatabase();
  const points = [
    aPickupPoint(),
    aPickupPoint({ id: 'KRA02M', street: 'ul. Długa 48', postalCode: '31-146' }),
    aPickupPoint({ id: 'KRA03M', street: 'os. Centrum B 8', postalCode: '30-927' }),
    aPickupPoint({ id: 'POP1', name: 'Sklep u Ani', kind: 'point' }),
    aPickupPoint({ id: 'LOD01A', ...lodz }),
    aPickupPoint({ id: 'LUB01A', ...lublin }),
    aPickupPoint({ id: 'BIE01', city: 'Bielsko-Biała', postalCode: '43-300', street: '11 Listopada 31' }),
    aPickupPoint({ id: 'K107', name: 'Packstation 107', ...cologne }),
    aPickupPoint({
      carrier: 'dhl',
      id: 'AMS1',
      kind: 'point',
      country: 'NL',
      city: 'Amsterdam',
      postalCode: '1012 VT',
      street: 'Spuistraat 210',
    }),
    ...Array.from({ length: MAX_FOUND_POINTS + 5 }, (_, index) =>
      aPickupPoint({ id: `WAW${index}`, city: 'Warszawa', postalCode: `0${index % 5}-517`, street: `Krucza ${index}` }),
    ),
  ];
  const { faults } = await importPickupPoints(context.database.db, { points });
  assert.equal(faults, []);
});
test.after(({ database }) => database.close());

const inpostLocker = { carrier: 'inpost', kind: 'locker' as const };
const find = async ({ database }: { database: Database }, search: string, changes: object = {}) => {
  const scope = { ...inpostLocker, country: 'PL', near: '', ...changes };
  const { points } = await searchPickupPoints(database.db, { ...scope, search });
  return points.map(({ id }) => id);
};

const found: [string, string[]][] = [
  ['krakow rynek', ['KRA01M']],
  ['KRAKÓW, Rynek', ['KRA01M']],
  ['rynek kra', ['KRA01M']],
  ['łódź', ['LOD01A']],
  ['lodz piotrk', ['LOD01A']],
  ['ul. Długa', ['KRA02M']],
  ['dluga 48', ['KRA02M']],
  ['31-0', ['KRA01M']],
  ['310', ['KRA01M']],
  ['31 042', ['KRA01M', 'KRA02M', 'KRA03M']],
  ['kra02', ['KRA02M']],
  ['bielsko biala', ['BIE01']],
  ['bielsko-biala', ['BIE01']],
  ['gdynia', []],
  ["' | ! & :*", []],
  ['  ', []],
];

for (const [search, ids] of found) {
  test(`"${search}" finds ${ids.join(', ') || 'nothing'}`, async (context) => {
    assert.equal(await find(context, search), ids);
  });
}

test('the town that is meant comes before a street called after it', async (context) => {
  assert.equal(await find(context, 'krakow'), ['KRA03M', 'KRA01M', 'KRA02M', 'LUB01A']);
});

test('a whole postcode finds what is nearest, though nothing is there', async (context) => {
  assert.equal(await find(context, '31-100'), ['KRA02M', 'KRA01M', 'KRA03M']);
  assert.equal(await find(context, '30-900'), ['KRA03M', 'KRA01M', 'KRA02M']);
});

test('without a search the nearest to the address are shown', async (context) => {
  assert.equal(await find(context, '', { near: '31-040' }), ['KRA01M', 'KRA02M', 'KRA03M']);
});

test('German umlauts may be spelt out, and Dutch postcodes have letters', async (context) => {
  const packstation = { carrier: 'dhl', kind: 'locker', country: 'DE' };
  for (const search of ['Köln', 'koln', 'koeln', 'venloer strasse', 'packstation 107', '50823']) {
    assert.equal(await find(context, search, packstation), ['K107'], search);
  }
  for (const search of ['1012 vt', '1012VT', '1012']) {
    assert.equal(await find(context, search, { carrier: 'dhl', kind: 'point', country: 'NL' }), ['AMS1'], search);
  }
});

test('a whole postcode that begins with letters finds what is nearest, as an address with one does', async (context) => {
  const galway = { carrier: 'packeta', kind: 'point' as const, country: 'IE', city: 'Galway' };
  const points = [
    aPickupPoint({ ...galway, id: 'GAL1', postalCode: 'H91 E2F4', street: 'Shop Street 1' }),
    aPickupPoint({ ...galway, id: 'ATH1', city: 'Athenry', postalCode: 'H65 A1B2', street: 'Cross Street 2' }),
    aPickupPoint({ ...galway, id: 'DUB1', city: 'Dublin', postalCode: 'D02 X285', street: 'Dame Street 3' }),
  ];
  assert.equal((await importPickupPoints(context.database.db, { points })).faults, []);
  const inIreland = { carrier: 'packeta', kind: 'point', country: 'IE' };
  for (const search of ['H91 Y2X4', 'h91y2x4', 'H91 E2F4'])
    assert.equal(await find(context, search, inIreland), ['GAL1', 'ATH1'], search);
  assert.equal(await find(context, '', { ...inIreland, near: 'H91 Y2X4' }), ['GAL1', 'ATH1']);
  assert.equal(await find(context, 'H91', inIreland), ['GAL1']);
});

const placed = [
  { id: 'LOD11M', street: 'Piotrkowska 104', latitude: 51.7655, longitude: 19.4572 },
  { id: 'LOD48N', street: 'Piotrkowska 217', latitude: 51.752, longitude: 19.459 },
  { id: 'LOD85A', street: 'Zgierska 73', latitude: 51.795, longitude: 19.449 },
  { id: 'LOD25H', street: 'Rzgowska 56', latitude: 51.737, longitude: 19.482 },
].map((point) => aPickupPoint({ ...point, country: 'CZ', carrier: 'packeta', city: 'Łódź', postalCode: '900 00' }));
const placedScope = { carrier: 'packeta', kind: 'point' as const, country: 'CZ' };

test('a misspelt town or street is read as the nearest one, and that is said', async ({ database }) => {
  const places: Record<string, [ids: string, place: string]> = {
    Warszwa: ['WAW', 'Warszawa'],
    krakuw: ['KRA', 'Kraków'],
    lubiln: ['LUB', 'Lublin'],
    ludz: ['LOD', 'Łódź'],
    'Kraków Dluuga': ['KRA02M', 'ul. Długa, Kraków'],
    'bielsko-biala listopdaa': ['BIE01', '11 Listopada, Bielsko-Biała'],
  };
  for (const [search, [id, place]] of Object.entries(places)) {
    const scope = { ...inpostLocker, country: 'PL', near: '' };
    const found = await searchPickupPoints(database.db, { ...scope, search });
    assert.ok(found.points[0]?.id.startsWith(id), `${search}: ${found.points[0]?.id}`);
    assert.equal([found.place, found.isTownOnly], [place, false], search);
  }
});

test('a number that no point has leaves the street', async (context) => {
  assert.equal(await find(context, 'Długa 7, Kraków'), ['KRA02M']);
  assert.equal(await find(context, 'lodz piotrkowska 9999'), ['LOD01A']);
});

test('of an unknown street the town remains, and that is said', async ({ database }) => {
  const scope = { ...inpostLocker, country: 'PL', near: '' };
  const found = await searchPickupPoints(database.db, { ...scope, search: 'Bielsko-Biała, Żeromskiego 5' });
  assert.equal([found.points.map(({ id }) => id), found.place, found.isTownOnly], [['BIE01'], 'Bielsko-Biała', true]);
  const unknown = await searchPickupPoints(database.db, { ...scope, search: 'Xyzzowo' });
  assert.equal([unknown.points, unknown.place, unknown.isTownOnly], [[], null, false]);
});

test('the nearest to the middle of what was found come first', async ({ database }) => {
  await importPickupPoints(database.db, { points: placed });
  const found = await searchPickupPoints(database.db, { ...placedScope, near: '', search: 'lodz' });
  assert.equal(
    found.points.map(({ id }) => id),
    ['LOD11M', 'LOD48N', 'LOD25H', 'LOD85A'],
  );
});

test('around a position they come by their distance', async ({ database }) => {
  await importPickupPoints(database.db, { points: placed });
  const near = await listPointsNear(database.db, placedScope, { latitude: 51.737, longitude: 19.481 });
  assert.equal(
    near.map(({ id, distanceKm }) => [id, Math.round(distanceKm * 10) / 10]),
    [
      ['LOD25H', 0.1],
      ['LOD48N', 2.3],
      ['LOD11M', 3.6],
      ['LOD85A', 6.8],
    ],
  );
});

test('more than can be shown says so', async ({ database }) => {
  const scope = { ...inpostLocker, country: 'PL', near: '03-100' };
  const { points, hasMore } = await searchPickupPoints(database.db, { ...scope, search: 'warszawa' });
  assert.is(points.length, MAX_FOUND_POINTS);
  assert.ok(hasMore);
  assert.match(points[0]?.postalCode ?? '', /^03/);
});

test('a method leads to points of its own carrier, country and kind, while they are open', async ({ database }) => {
  const { db } = database;
  const isFound = async (id: string, method: string, country: string) =>
    (await findPickupPoint(db, { id, country, ...pointsOfMethod(homeMarketsDelivery, method) })) !== null;
  assert.ok(await isFound('KRA01M', 'inpost-locker', 'PL'));
  assert.not.ok(await isFound('KRA01M', 'inpost-locker', 'DE'));
  assert.not.ok(await isFound('KRA01M', 'orlen-paczka', 'PL'));
  assert.not.ok(await isFound('KRA01M', 'inpost-courier', 'PL'));
  assert.not.ok(await isFound('POP1', 'inpost-locker', 'PL'));
  assert.not.ok(await isFound('', 'inpost-locker', 'PL'));
  await db.updateTable('pickup_points').set({ is_active: false }).where('id', '=', 'KRA01M').execute();
  assert.not.ok(await isFound('KRA01M', 'inpost-locker', 'PL'));
});

test.run();
