// Labels made by the sandbox's carriers for orders in the database.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { cancelLabel } from '#server/fulfilment/labels/cancel-label.ts';
import { readLabelsDocument } from '#server/fulfilment/labels/labels-document.ts';
import { makeLabel } from '#server/fulfilment/labels/make-label.ts';
import { sendWithLabel } from '#server/fulfilment/labels/send-with-label.ts';
import { listLabels, readLabelDocument } from '#server/shipping/labels/label-store.ts';
import { listParcels } from '#server/shipping/parcel-store.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { orderOf } from '../../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { type StandIns, standInKeys, startStandIns } from '../../shipping/labels/carrier-stand-ins.ts';
import { anOrderToLabel, berlin } from './an-order-to-label.ts';

type Context = { database: Database; db: Db; standIns: StandIns };

const test = suite<Context>('sending with a label');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.standIns = await startStandIns(context.db);
});
test.before.each(({ standIns }) => {
  standIns.requests.length = 0;
  standIns.intercept = null;
  standIns.keys = { ...standInKeys };
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(async ({ database, standIns }) => {
  await standIns.close();
  await database.close();
});

const servicesOf = ({ db, standIns }: Context, now: () => Date) => ({
  db,
  now,
  findLabelCarrier: standIns.findLabelCarrier,
});
const created = ({ requests }: StandIns) =>
  requests.filter((request) => request === 'POST /inpost/v1/organizations/1234/shipments').length;
const shipmentsOf = async (db: Db, reference: string) =>
  (await db.selectFrom('sandbox.shipments').select('status').where('reference', '=', reference).execute()).length;

test('InPost makes a label, and the parcel goes with its number', async (context) => {
  const { db } = context;
  const { now, orderId, request } = await anOrderToLabel(db, { point: 'KRA010' });
  const sent = await sendWithLabel(servicesOf(context, now), request);
  assert.ok(sent.ok, JSON.stringify(sent));
  const [parcel] = await listParcels(db, orderId);
  assert.match(parcel?.trackingNumber ?? '', /^62\d+$/);
  assert.is(parcel?.trackingNumber, sent.value.label.trackingNumber);
  const document = await readLabelDocument(db, request.id);
  assert.is(Buffer.from(document ?? []).toString('latin1', 0, 5), '%PDF-');
  const again = await sendWithLabel(servicesOf(context, now), request);
  assert.equal(again.ok && again.value.number, 1, 'a repetition sends and pays nothing');
  assert.is(created(context.standIns), 1);
});

test('DHL makes labels within Germany and abroad', async (context) => {
  const { db } = context;
  for (const [address, size] of [
    [berlin, 'V01PAK'],
    [berlin, 'V62KP'],
    [{ country: 'PL', postalCode: '00-238' }, 'V53WPAK'],
  ] as const) {
    const { now, request, orderId } = await anOrderToLabel(db, { carrier: 'dhl', address });
    const sent = await sendWithLabel(servicesOf(context, now), { ...request, size });
    assert.ok(sent.ok, JSON.stringify(sent));
    assert.match((await listParcels(db, orderId))[0]?.trackingNumber ?? '', /^00340434\d{12}$/);
  }
});

const longStreet = 'Bürgermeister-Doktor-Friedrich-Hartmann-Promenade Nord 12b';
const refused: [string, Parameters<typeof anOrderToLabel>[1], string][] = [
  ['a postcode that InPost does not know', { address: { postalCode: '00-000' } }, 'LabelPostalCode'],
  ['a locker that InPost does not know', { point: 'ZZZ000' }, 'LabelPoint'],
  ['an account at InPost without funds', { address: { postalCode: '00-402' } }, 'LabelNoCredit'],
  ['a locker without a telephone', { point: 'KRA010', phone: '' }, 'LabelPhone'],
  ['a locker with a landline', { point: 'KRA010', phone: '+48224310500' }, 'LabelPhone'],
  [
    'a street that is longer than DHL prints',
    { carrier: 'dhl', address: { ...berlin, line1: longStreet } },
    'LabelTooLong',
  ],
  ['InPost to another country', { address: { country: 'DE' } }, 'LabelCountry'],
  [
    'a postcode that DHL does not know',
    { carrier: 'dhl', address: { ...berlin, postalCode: '00000' } },
    'LabelPostalCode',
  ],
  ['a Packstation without a post number', { carrier: 'dhl', address: berlin, point: 'DE-118' }, 'LabelPostNumber'],
  [
    'an address at a Packstation without a post number',
    { carrier: 'dhl', address: { ...berlin, line1: 'Packstation 118' } },
    'LabelPostNumber',
  ],
  [
    'a post number that DHL does not know',
    { carrier: 'dhl', address: { ...berlin, line1: 'Packstation 118', line2: '00000000' } },
    'LabelPostNumber',
  ],
  ['a carrier of which nobody makes labels', { carrier: 'dpd' }, 'LabelNotOffered'],
];

for (const [what, wanted, kind] of refused) {
  test(`${what} is told, and nothing is sent`, async (context) => {
    const { now, request, orderId } = await anOrderToLabel(context.db, wanted);
    const sent = await sendWithLabel(servicesOf(context, now), request);
    assert.is(!sent.ok && sent.error.kind, kind);
    assert.equal(await listParcels(context.db, orderId), []);
    assert.not.ok((await listLabels(context.db, orderId)).some(({ state }) => state === 'made'));
  });
}

test('an order that may not be sent costs no label', async (context) => {
  const { now, request, orderId } = await anOrderToLabel(context.db);
  const services = servicesOf(context, now);
  await sendWithLabel(services, request);
  const second = await sendWithLabel(services, { ...request, id: randomUUID() });
  assert.equal(second, { ok: false, error: { kind: 'AlreadySent' } });
  assert.is((await listLabels(context.db, orderId)).length, 1);
});

test('what InPost did not answer is looked up before it is asked again', async (context) => {
  const { db, standIns } = context;
  const { now, request } = await anOrderToLabel(db);
  const services = servicesOf(context, now);
  standIns.intercept = async (stage, { method }) => {
    if (stage === 'committed' && method === 'POST') throw new Error('the answer is lost');
  };
  const lost = await makeLabel(services, request);
  assert.is(!lost.ok && lost.error.kind, 'LabelNoAnswer');
  standIns.intercept = null;
  const made = await makeLabel(services, { ...request, id: randomUUID() });
  assert.ok(made.ok, JSON.stringify(made));
  assert.is(made.value.id, request.id, 'whoever comes next carries on with it');
  assert.is(created(standIns), 1);
  assert.is(await shipmentsOf(db, request.id), 1);
});

test('what DHL did not answer is not asked again before somebody has looked', async (context) => {
  const { db, standIns } = context;
  const { now, wait, request, orderId } = await anOrderToLabel(db, { carrier: 'dhl', address: berlin });
  const services = servicesOf(context, now);
  standIns.intercept = async (stage) => {
    if (stage === 'committed') throw new Error('the answer is lost');
  };
  const lost = await makeLabel(services, request);
  assert.is(!lost.ok && lost.error.kind, 'LabelUnknown');
  standIns.intercept = null;
  const again = await makeLabel(services, { ...request, id: randomUUID() });
  const [label] = await listLabels(db, orderId);
  assert.equal(!again.ok && [again.error.kind, again.error.reference], ['LabelUnknown', label?.reference]);
  wait(1_000);
  const looked = await makeLabel(services, { ...request, id: randomUUID(), isAskedAgain: true });
  assert.ok(looked.ok, JSON.stringify(looked));
  assert.equal(
    (await listLabels(db, orderId)).map(({ state }) => state),
    ['given_up', 'made'],
  );
});

const passing: [string, string, string][] = [
  ['has too much to do', '00-429', 'LabelBusy'],
  ['has a fault', '00-500', 'LabelNoAnswer'],
];
for (const [what, postalCode, kind] of passing) {
  test(`InPost that ${what} is asked again without harm`, async (context) => {
    const { db } = context;
    const { now, request, orderId } = await anOrderToLabel(db, { address: { postalCode } });
    const first = await makeLabel(servicesOf(context, now), request);
    assert.is(!first.ok && first.error.kind, kind);
    const { address } = await db
      .selectFrom('orders')
      .select('address')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const mended = JSON.stringify({ ...(address as object), postalCode: '00-238' });
    await db.updateTable('orders').set({ address: mended }).where('id', '=', orderId).execute();
    const second = await makeLabel(servicesOf(context, now), request);
    assert.ok(second.ok, JSON.stringify(second));
    assert.is(await shipmentsOf(db, request.id), 1);
  });
}

test('keys that a carrier refuses are told, and with new ones the same label is made', async (context) => {
  const { db, standIns } = context;
  const { now, request, orderId } = await anOrderToLabel(db, { carrier: 'dhl', address: berlin });
  standIns.intercept = async (stage) => {
    if (stage !== 'received') return;
    standIns.intercept = null;
    throw Object.assign(new Error('Unauthorized'), { statusCode: 401 });
  };
  const first = await makeLabel(servicesOf(context, now), request);
  assert.is(!first.ok && first.error.kind, 'LabelKeysRefused');
  assert.ok((await makeLabel(servicesOf(context, now), request)).ok);
  assert.is((await listLabels(db, orderId)).length, 1);
});

test('of two who press at once one makes the label', async (context) => {
  const { db, standIns } = context;
  const { now, request, orderId } = await anOrderToLabel(db);
  const both = await Promise.all(
    [request, { ...request, id: randomUUID() }].map((each) => makeLabel(servicesOf(context, now), each)),
  );
  // Whoever comes while it is made is told so, and whoever comes later gets the same one.
  assert.is(new Set(both.flatMap((made) => (made.ok ? [made.value.id] : []))).size, 1);
  assert.equal(
    both.flatMap((made) => (made.ok || made.error.kind === 'LabelUnderWay' ? [] : [made.error.kind])),
    [],
  );
  assert.is(created(standIns), 1);
  assert.is((await listLabels(db, orderId)).length, 1);
});

test('a label that DHL takes back leaves its contents to be sent again', async (context) => {
  const { db } = context;
  const { now, request, orderId, orderToken } = await anOrderToLabel(db, {
    carrier: 'dhl',
    address: berlin,
    quantity: 2,
  });
  const services = servicesOf(context, now);
  const sent = await sendWithLabel(services, request);
  assert.ok(sent.ok);
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'sent');
  assert.equal(await cancelLabel(services, sent.value.label.id), { ok: true, value: null });
  assert.equal(await cancelLabel(services, sent.value.label.id), { ok: true, value: null }, 'twice is once');
  assert.is((await orderOf(db, orderToken)).fulfilment_state, 'unfulfilled');
  assert.equal(await listParcels(db, orderId), []);
  const again = await sendWithLabel(services, { ...request, id: randomUUID() });
  assert.equal(again.ok && [again.value.number, again.value.isLast], [2, true]);
});

test('a label that InPost has been paid for stays', async (context) => {
  const { now, request, orderToken } = await anOrderToLabel(context.db);
  const services = servicesOf(context, now);
  await sendWithLabel(services, request);
  const cancelled = await cancelLabel(services, request.id);
  assert.is(!cancelled.ok && cancelled.error.kind, 'LabelNotCancellable');
  assert.is((await orderOf(context.db, orderToken)).fulfilment_state, 'sent');
});

test('labels of several orders are one document, in the order that was asked for', async (context) => {
  const { db } = context;
  const orders = [await anOrderToLabel(db), await anOrderToLabel(db, { carrier: 'dhl', address: berlin })];
  for (const { now, request } of orders) assert.ok((await sendWithLabel(servicesOf(context, now), request)).ok);
  const { number: without } = await anOrderToLabel(db);
  const read = await readLabelsDocument(db, [...orders.map(({ number }) => number), without]);
  assert.ok(read.ok);
  assert.equal(read.value.missing, [without]);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  assert.is((await PDFDocument.load(read.value.document)).getPageCount(), 2);
  assert.equal(await readLabelsDocument(db, [without]), { ok: false, error: { kind: 'NoLabels' } });
});

test.run();
