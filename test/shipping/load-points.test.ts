// Pick-up points of carriers' own lists, and of files, brought in by one press in the background.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { addCarriers } from '#server/sandbox/carriers/add-carriers.ts';
import { createAskCarrier } from '#server/shipping/labels/ask-carrier.ts';
import { createPointEffects, requestPoints, requestStalePoints } from '#server/shipping/points/load-points.ts';
import { listMethodsWithoutPoints } from '#server/shipping/points/methods-without-points.ts';
import { listOrdersToClosed, listPointLists } from '#server/shipping/points/point-list-store.ts';
import { createPointSources } from '#server/shipping/points/point-sources.ts';
import { listShippingOffers } from '#server/shipping/tariffs.ts';
import { findDelivery } from '#server/shop/sale-terms.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { silentLog } from '../fixtures/silent-log.ts';

type Answer = { status?: number; body: unknown };
type Context = { database: Database; origin: string; close(): Promise<void> };

let now = new Date('2026-11-28T10:00:00Z');
let keys: Record<string, string> = {};
/** What the carrier answers to each question, by its page; null: as the stand-in does. */
let answer: ((page: number) => Answer | null) | null = null;
let questions: string[] = [];

const test = suite<Context>('bringing in pick-up points');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    questions.push(request.url);
    const given = answer?.(Number((request.query as { page?: string }).page ?? 1));
    if (given) return reply.status(given.status ?? 200).send(given.body);
  });
  addCarriers(app, { db: context.database.db, now: () => now });
  await app.listen({ host: '127.0.0.1', port: 0 });
  context.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  context.close = () => app.close();
});
test.after(async ({ database, close }) => {
  await close();
  await database.close();
});
test.before.each(async ({ database: { db } }) => {
  for (const table of ['pickup_points', 'pickup_point_lists', 'outbox'] as const) await db.deleteFrom(table).execute();
  now = new Date('2026-11-28T10:00:00Z');
  keys = { inpostToken: 'kasa_sandbox_token', orlenPartnerId: 'shop', orlenPartnerKey: 'kasa_sandbox_key' };
  answer = null;
  questions = [];
});

const servicesOf = ({ database: { db }, origin }: Context) => ({
  ...{ db, now: () => now, log: silentLog },
  findPointSource: createPointSources({
    keys: () => keys,
    sandboxOrigin: origin,
    ask: createAskCarrier(10_000, 5_000_000),
    pause: async () => undefined,
  }),
});

/** Asks, lets the background work, and answers with where the list stands. */
async function load(context: Context, carrier = 'inpost', file?: string | Buffer) {
  const services = servicesOf(context);
  const asked =
    file === undefined ? { source: 'carrier' as const } : { source: 'file' as const, file: Buffer.from(file) };
  const done = await inTransaction(context.database.db, (tx) => requestPoints(tx, services, { carrier, ...asked }));
  assert.is(done.ok, true, done.ok ? '' : done.error.kind);
  await deliverOutbox({ ...services, handlers: createPointEffects(services) });
  return listOf(context, carrier);
}

async function listOf({ database: { db } }: Context, carrier = 'inpost') {
  const [list] = await listPointLists(db, [carrier]);
  if (!list) throw new Error('no list');
  return list;
}

const aLocker = (at: number, changes = {}) => ({
  ...{ name: `KRA${at}M`, type: ['parcel_locker'], status: 'Operating', country: 'PL' },
  address_details: { city: 'Kraków', post_code: '31-042', street: 'Długa', building_number: String(at) },
  ...changes,
});
const lockers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => aLocker(from + at));
const onePage = (items: unknown[], count = items.length) => {
  answer = (page) => ({ body: { count, items: page === 1 ? items : [] } });
};
const offered = async ({ database: { db } }: Context) => {
  const delivery = await findDelivery(db, null);
  const offers = await listShippingOffers(db, delivery, {
    ...{ country: 'PL', currency: 'PLN', weightGrams: 500, goodsMinor: 1_000 },
  });
  return offers.map(({ method }) => method);
};

test('one press brings the lockers in, and then they are offered', async (context) => {
  const { db } = context.database;
  const { methods } = await findDelivery(db, null);
  const without = await listMethodsWithoutPoints(db, methods);
  assert.ok(without.some(({ id, countries }) => id === 'inpost-locker' && countries.includes('PL')));
  assert.not.ok((await offered(context)).includes('inpost-locker'));
  const list = await load(context);
  assert.is(list.problem, null);
  assert.is(list.count, 40);
  assert.equal(list.updatedAt, now);
  assert.is(list.askedAt, null);
  assert.ok((await offered(context)).includes('inpost-locker'));
  assert.not.ok((await listMethodsWithoutPoints(db, methods)).some(({ id }) => id === 'inpost-locker'));
  assert.ok(questions.every((url) => url.startsWith('/inpost-points/v1/points?page=')));
});

test('ORLEN’s points come with the keys of a partner, and without them nobody is asked', async (context) => {
  const list = await load(context, 'orlen-paczka');
  assert.equal([list.problem, list.count], [null, 40]);
  const { db } = context.database;
  const kinds = await db.selectFrom('pickup_points').select('kind').distinct().orderBy('kind').execute();
  assert.equal(kinds, [{ kind: 'locker' }, { kind: 'point' }]);
  keys = {};
  const services = servicesOf(context);
  assert.equal(services.findPointSource('orlen-paczka'), {
    canRead: false,
    secrets: ['ORLEN_PARTNER_ID', 'ORLEN_PARTNER_KEY'],
  });
  assert.equal(services.findPointSource('dhl'), { canRead: false, secrets: [] });
  const asked = { carrier: 'orlen-paczka', source: 'carrier' as const };
  const refused = await inTransaction(db, (tx) => requestPoints(tx, services, asked));
  assert.is(!refused.ok && refused.error.kind, 'PointsNoSource');
});

test('a second press while points come in begins nothing', async (context) => {
  const services = servicesOf(context);
  const ask = () =>
    inTransaction(context.database.db, (tx) => requestPoints(tx, services, { carrier: 'inpost', source: 'carrier' }));
  assert.ok((await ask()).ok);
  const second = await ask();
  assert.is(!second.ok && second.error.kind, 'PointsUnderWay');
  now = new Date(now.getTime() + 2 * 60 * 60_000);
  assert.ok((await ask()).ok, 'one that was given up long ago does not stand in the way');
});

test('a list of several pages is read to its end, and a point that stands on two of them is one', async (context) => {
  answer = (page) => ({ body: { count: 7, items: [lockers(3), lockers(3, 2), lockers(2, 5)][page - 1] ?? [] } });
  const list = await load(context);
  assert.equal([list.problem, list.count], [null, 7]);
});

test('whatever goes wrong is said, and the points of before stay', async (context) => {
  onePage(lockers(60));
  await load(context);
  const wrong: [problem: string, answer: (page: number) => Answer][] = [
    ['PointsAway', () => ({ status: 503, body: 'busy' })],
    ['PointsKeysRefused', () => ({ status: 403, body: 'no' })],
    ['PointsUnreadable', () => ({ status: 404, body: 'gone' })],
    ['PointsUnreadable', () => ({ body: '<html>A page</html>' })],
    ['PointsUnreadable', () => ({ body: { count: 40, items: [...lockers(30), ...Array(10).fill({ name: 'KRA' })] } })],
    ['PointsCutOff', (page) => ({ body: { count: 60, items: page === 1 ? lockers(50) : [] } })],
    ['PointsEmpty', () => ({ body: { count: 0, items: [] } })],
    [
      'PointsEmpty',
      () => ({ body: { count: 60, items: lockers(60).map((point) => ({ ...point, status: 'Disabled' })) } }),
    ],
    ['PointsTooMany', () => ({ body: { count: 2_500_000, items: lockers(500) } })],
    ['PointsFewer', () => ({ body: { count: 20, items: lockers(20) } })],
  ];
  for (const [problem, given] of wrong) {
    answer = given;
    const list = await load(context);
    assert.equal([list.problem, list.count, list.askedAt], [problem, 60, null], problem);
  }
  onePage(lockers(61));
  assert.equal((await load(context)).problem, null);
});

test('a carrier that is busy for a moment is asked again', async (context) => {
  let asked = 0;
  answer = () => (asked++ < 2 ? { status: 429, body: 'later' } : { body: { count: 2, items: lockers(2) } });
  assert.is((await load(context)).count, 2);
});

test('few unusable entries of a carrier’s are left out and counted', async (context) => {
  onePage([...lockers(99), aLocker(99, { address_details: { city: '', post_code: 'none' } })]);
  const list = await load(context);
  assert.equal([list.problem, list.count, list.leftOut], [null, 99, 1]);
});

test('a file brings the points of its carrier, and what is wrong with one is said with its place', async (context) => {
  const dhl = (changes = {}) =>
    aPickupPoint({ carrier: 'dhl', id: 'DE-1', country: 'DE', postalCode: '50667', ...changes });
  const inFile = (points: unknown[]) => JSON.stringify({ points });
  assert.equal((await load(context, 'dhl', inFile([dhl()]))).count, 1);
  const wrong: [file: string | Buffer, problem: string, detail: string][] = [
    [inFile([dhl()]).slice(0, -4), 'PointsNotJson', ''],
    [Buffer.from(inFile([dhl({ city: 'Köln' })]), 'latin1'), 'PointsNotJson', ''],
    ['[]', 'PointsWrong', ''],
    [inFile([dhl(), dhl({ id: 'DE-2', city: '' })]), 'PointsWrong', '[1].city'],
    [inFile([aPickupPoint()]), 'PointsWrong', '[0].carrier'],
    [inFile([]), 'PointsEmpty', ''],
  ];
  for (const [file, problem, detail] of wrong) {
    const list = await load(context, 'dhl', file);
    assert.equal([list.problem, list.detail, list.count], [problem, detail, 1]);
  }
  const { db } = context.database;
  const left = await db.selectFrom('pickup_point_lists').select('file').where('file', 'is not', null).execute();
  assert.equal(left, [], 'what was read is not kept');
});

test('orders that wait for a point which has closed are named', async (context) => {
  const { db } = context.database;
  onePage(lockers(3));
  await load(context);
  const { number } = await aPaidOrder({ db, now: () => now, payments: aPaymentProvider() });
  const point = JSON.stringify({ carrier: 'inpost', id: 'KRA2M' });
  await db.updateTable('orders').set({ pickup_point: point }).where('number', '=', number).execute();
  assert.equal(await listOrdersToClosed(db, 'inpost'), []);
  onePage(lockers(2));
  assert.is((await load(context)).count, 2);
  const closed = await db.selectFrom('pickup_points').select('id').where('is_active', '=', false).execute();
  assert.equal(closed, [{ id: 'KRA2M' }], 'it stays for the orders that name it');
  assert.equal(await listOrdersToClosed(db, 'inpost'), [number]);
});

test('a list of a carrier’s own is asked for again after a week, a file’s is not', async (context) => {
  onePage(lockers(2));
  await load(context);
  await load(
    context,
    'dhl',
    JSON.stringify({ points: [aPickupPoint({ carrier: 'dhl', country: 'DE', postalCode: '50667' })] }),
  );
  const services = servicesOf(context);
  const underWay = async () => [
    (await listOf(context)).askedAt !== null,
    (await listOf(context, 'dhl')).askedAt !== null,
  ];
  now = new Date('2026-12-04T10:00:00Z');
  await requestStalePoints(services);
  assert.equal(await underWay(), [false, false]);
  now = new Date('2026-12-06T10:00:00Z');
  await requestStalePoints(services);
  assert.equal(await underWay(), [true, false]);
});

test.run();
