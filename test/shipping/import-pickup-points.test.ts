import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';

const test = suite<{ database: Database }>('importing pick-up points');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());
test.before.each(async ({ database }) => {
  await database.db.deleteFrom('pickup_points').execute();
});

const run = ({ database }: { database: Database }, points: unknown[], options = {}) =>
  importPickupPoints(database.db, { points }, options);

const activeIds = async ({ database }: { database: Database }) => {
  const rows = await database.db
    .selectFrom('pickup_points')
    .select('id')
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const counts = (created: number, updated: number, unchanged: number, closed: number) => ({
  ok: true,
  faults: [],
  points: { created, updated, unchanged, closed },
});

test('creates, leaves alone what is the same, and updates what is not', async (context) => {
  const points = [aPickupPoint(), aPickupPoint({ id: 'KRA02M', openingHours: '6–22' })];
  assert.equal(await run(context, points), counts(2, 0, 0, 0));
  assert.equal(await run(context, points), counts(0, 0, 2, 0));
  assert.equal(
    await run(context, [points[0], aPickupPoint({ id: 'KRA02M', openingHours: '24/7' })]),
    counts(0, 1, 1, 0),
  );
});

test('a point that left the list is closed and kept, and opens again when it returns', async (context) => {
  const points = [aPickupPoint(), aPickupPoint({ id: 'KRA02M' })];
  await run(context, points);
  assert.equal(await run(context, points.slice(1)), counts(0, 0, 1, 1));
  assert.equal(await activeIds(context), ['KRA02M']);
  assert.equal(await run(context, points.slice(1)), counts(0, 0, 1, 0));
  assert.equal(await run(context, points), counts(0, 1, 1, 0));
});

test('a file speaks for its carriers in its countries only', async (context) => {
  const abroad = { country: 'DE', postalCode: '50667' };
  await run(context, [
    aPickupPoint(),
    aPickupPoint({ carrier: 'orlen-paczka', id: '4711' }),
    aPickupPoint({ carrier: 'dhl', id: 'DE-1', ...abroad }),
    aPickupPoint({ carrier: 'dhl', id: 'NL-1', country: 'NL', postalCode: '1012 AB' }),
  ]);
  assert.equal(await run(context, [aPickupPoint({ carrier: 'dhl', id: 'DE-2', ...abroad })]), counts(1, 0, 0, 1));
  assert.equal(await activeIds(context), ['4711', 'DE-2', 'KRA01M', 'NL-1']);
});

test('every wrong entry is told by index and field, and nothing is written', async (context) => {
  const { name: _name, ...nameless } = aPickupPoint();
  const { ok, faults } = await run(context, [
    aPickupPoint(),
    nameless,
    aPickupPoint({ id: 'KRA03M', postalCode: 'centrum', country: 'Polska' }),
    'KRA04M',
    { ...aPickupPoint({ id: 'KRA05M' }), latitude: 95 },
    { ...aPickupPoint({ id: 'KRA06M' }), phone: '12 345 67 89' },
    aPickupPoint({ id: 'X1', carrier: 'pigeon' }),
    aPickupPoint(),
  ]);
  assert.not.ok(ok);
  assert.equal(
    faults.map(({ index, field }) => `${index} ${field}`),
    ['1 name', '2 postalCode', '2 country', '3 ', '4 latitude', '5 ', '6 carrier', '7 id'],
  );
  assert.match(faults.at(-2)?.message ?? '', 'those that have: dhl, inpost, orlen-paczka');
  assert.match(faults.at(-1)?.message ?? '', 'entry 0');
  assert.equal(await activeIds(context), []);
});

test('a file of another shape is refused as a whole', async ({ database }) => {
  for (const file of [null, [], { lockers: [] }, 'text']) {
    const { ok, faults } = await importPickupPoints(database.db, file);
    assert.not.ok(ok);
    assert.is(faults[0]?.index, null);
  }
});

test('a dry run counts and writes nothing', async (context) => {
  assert.equal(await run(context, [aPickupPoint()], { dryRun: true }), counts(1, 0, 0, 0));
  assert.equal(await activeIds(context), []);
});

test('InPost’s own list is taken, with closed lockers closed and what it adds passed over', async (context) => {
  const item = (name: string, changes: object = {}) => ({
    name,
    type: ['parcel_locker'],
    status: 'Operating',
    location: { latitude: 50.06, longitude: 19.93 },
    location_description: 'przy markecie',
    opening_hours: '24/7',
    address_details: {
      city: 'Kraków',
      street: 'Długa',
      building_number: '48',
      post_code: '31-146',
      province: 'małopolskie',
    },
    payment_available: true,
    ...changes,
  });
  const items = [item('KRA10M'), item('KRA11M', { status: 'Disabled' }), item('POP-KRA1', { type: ['pop'] })];
  const { db } = context.database;
  assert.equal(await importPickupPoints(db, { items, count: 3 }), counts(3, 0, 0, 0));
  const rows = await db
    .selectFrom('pickup_points')
    .select(['id', 'kind', 'street', 'is_active'])
    .orderBy('id')
    .execute();
  assert.equal(rows, [
    { id: 'KRA10M', kind: 'locker', street: 'Długa 48', is_active: true },
    { id: 'KRA11M', kind: 'locker', street: 'Długa 48', is_active: false },
    { id: 'POP-KRA1', kind: 'point', street: 'Długa 48', is_active: true },
  ]);
  const wrong = await importPickupPoints(db, { items: [item('KRA12M', { address_details: { city: 'Kraków' } })] });
  assert.is(wrong.faults[0]?.field, 'address_details.post_code');
});

test.run();
