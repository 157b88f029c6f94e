// Packing on the server: scans count once, two people see each other's, and nobody packs what another packs.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture; piet: SignedInFixture };
const test = suite<Context>('packing');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.anna = await signedInStaff(db, 'packer', { now: shopTime, name: 'Anna' });
  context.piet = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

const services = ({ shop }: Context) => ({ db: shop.database.db, now: () => shopTime, payments: shop.payments });

type Scan = VariablesOf<'PackingScans'>['scans'] extends readonly (infer One)[] | infer One ? One : never;

const aScan = (order: OrderFixture, given: Partial<Scan> = {}): Scan => ({
  ...{ id: randomUUID(), number: order.number, position: 0, quantity: 1, at: shopTime.toISOString() },
  ...given,
});

async function post(
  { shop }: Context,
  { cookie }: SignedInFixture,
  name: 'PackingScans' | 'PackingTakeOver',
  payload: object,
) {
  const url = officeApi.mutationUrl(name);
  return shop.app.inject({ method: 'POST', url, headers: { origin: shopOrigin, cookie }, payload });
}

async function scan(context: Context, by: SignedInFixture, ...scans: Scan[]): Promise<(string | null)[]> {
  const answer = await post(context, by, 'PackingScans', { scans });
  assert.is(answer.statusCode, 200, answer.body);
  const { recordPackingScans: answers } = answer.json().data;
  return answers.map(({ refusal, packer }: Record<string, string>) => (packer ? `${refusal} ${packer}` : refusal));
}

async function readQueue({ shop }: Context, { cookie }: SignedInFixture) {
  const answer = await shop.app.inject({ url: officeApi.queryUrl('PackingQueue', {}), headers: { cookie } });
  return answer.json().data.packingQueue;
}

async function find(context: Context, by: SignedInFixture, { number }: OrderFixture) {
  const { orders } = await readQueue(context, by);
  return orders.find((order: { number: number }) => order.number === number);
}

test('whoever packs is told where a parcel goes, and of the customs it meets there', async (context) => {
  const { shop, anna } = context;
  const order = await aPaidOrder(services(context));
  const toldOf = async (country: string, postalCode: string) => {
    const address = JSON.stringify({
      ...{ fullName: 'Ana', line1: 'Calle 1', line2: '', city: 'Las Palmas' },
      country,
      postalCode,
    });
    const set = { address, shipping_carrier: 'dpd', pickup_point: null };
    await shop.database.db.updateTable('orders').set(set).where('id', '=', order.id).execute();
    const { placeName, customs } = await find(context, anna, order);
    const url = officeApi.queryUrl('OrdersList', { filters: {}, before: null, after: null });
    const { listedOrders } = (await shop.app.inject({ url, headers: { cookie: anna.cookie } })).json().data;
    const listed = listedOrders.orders.find(({ number }: { number: number }) => number === order.number);
    return [placeName, customs, listed.region];
  };
  assert.equal(await toldOf('ES', '28001'), ['Spain', null, null]);
  const [place, customs, region] = await toldOf('ES', '35001');
  assert.equal([place, region], ['Canary Islands, Spain', 'Canary Islands']);
  assert.match(customs, 'The parcel needs customs papers');
  assert.equal((await toldOf('IE', 'BT1 1GB'))[2], 'Northern Ireland');
});

test('a scan that is sent again is one, and another person sees it', async (context) => {
  const { anna, piet } = context;
  const order = await aPaidOrder(services(context));
  const once = aScan(order);
  assert.equal(await scan(context, anna, once), [null]);
  assert.equal(await scan(context, anna, once), [null]);
  const { lines, packer, isMine, scanIds } = await find(context, piet, order);
  assert.equal([lines[0].packed, lines[0].quantity, packer, isMine, scanIds], [1, 1, 'Anna', false, [once.id]]);
  assert.is((await find(context, anna, order)).isMine, true);
});

test('of two people who scan at once one packs the order, and the other takes it over only when asked to', async (context) => {
  const { anna, piet } = context;
  const order = await aPaidOrder(services(context));
  const answers = await Promise.all([scan(context, anna, aScan(order)), scan(context, piet, aScan(order))]);
  const refused = answers.flat().filter((refusal) => refusal !== null);
  assert.is(refused.length, 1);
  assert.match(refused[0] ?? '', /^PackedByOther (?:Anna|Piet)$/);
  await scan(context, anna, aScan(order, { quantity: -1 }));
  const holder = (await find(context, anna, order)).packer ?? 'nobody';
  const other = holder === 'Anna' ? piet : anna;
  assert.is(
    (await post(context, other, 'PackingTakeOver', { number: order.number })).json().data.takePackingOver.refusal,
    null,
  );
  assert.is((await find(context, other, order)).isMine, true);
});

test('no more goes into a parcel than was ordered, and no more comes out than is in it', async (context) => {
  const order = await aPaidOrder(services(context));
  const { anna } = context;
  assert.equal(await scan(context, anna, aScan(order, { quantity: -1 })), ['TooMany']);
  assert.equal(await scan(context, anna, aScan(order), aScan(order)), [null, 'TooMany']);
  assert.equal(await scan(context, anna, aScan(order, { quantity: -1 })), [null]);
  assert.is((await find(context, anna, order)).packer, null, 'an empty parcel is nobody’s');
});

test('what is sent, unpaid or nowhere is not packed', async (context) => {
  const { anna } = context;
  const [sent, unpaid] = [await aPaidOrder(services(context)), await anUnpaidOrder(services(context))];
  const late = aScan(sent);
  await scan(context, anna, late);
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  await sendParcel(services(context), { orderId: sent.id, ...parcel });
  assert.equal(await scan(context, anna, aScan(sent), aScan(unpaid), aScan({ ...sent, number: 99_999 })), [
    'NotToPack',
    'NotToPack',
    'NotToPack',
  ]);
  assert.equal(await scan(context, anna, late), [null], 'the answer to the first may never have arrived');
  assert.is(await find(context, anna, sent), undefined);
});

test('what is not a scan is refused', async (context) => {
  const order = await aPaidOrder(services(context));
  for (const given of [{ id: 'x' }, { quantity: 0 }, { quantity: 1_000 }, { at: 'yesterday' }]) {
    const answer = await post(context, context.anna, 'PackingScans', { scans: [aScan(order, given)] });
    assert.is(answer.statusCode, 400, JSON.stringify(given));
  }
});

test('the log says who has begun with an order', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  await scan(context, context.anna, aScan(order));
  await post(context, context.piet, 'PackingTakeOver', { number: order.number });
  const rows = await db
    .selectFrom('audit_log')
    .select('kind')
    .where('subject', '=', String(order.number))
    .orderBy('id')
    .execute();
  assert.equal(
    rows.map(({ kind }) => kind),
    ['packing.begun', 'packing.takenOver'],
  );
});

test('a code that the queue does not hold is asked of the server: a slip, a number, an article; and what was begun stays in the queue', async (context) => {
  const { shop, anna } = context;
  const { db } = shop.database;
  const order = await aPaidOrder(services(context));
  const { sku } = await db
    .selectFrom('order_lines')
    .select('sku')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('variants').set({ barcode: '590123456789' }).where('id', '=', order.variantId).execute();
  const found = async (code: string) => {
    const url = officeApi.queryUrl('PackingFind', { code });
    const answer = await shop.app.inject({ url, headers: { cookie: anna.cookie } });
    return answer.json().data.packingOrders.map(({ number }: { number: number }) => number);
  };
  for (const code of [`K${order.number}`, `k${order.number}`, `#${order.number}`, String(order.number)]) {
    assert.equal(await found(code), [order.number], code);
  }
  for (const code of [sku.toUpperCase(), '0590123456789', '00590123456789']) {
    assert.equal(await found(code), [order.number], code);
  }
  assert.equal(await found('K999999'), []);

  const before = await aPaidOrder(services(context));
  const { orders: none } = await readOrdersToPack(db, { begunAfter: order.number, first: 5 });
  assert.equal(none, []);
  await scan(context, anna, aScan(before));
  const { orders: begun } = await readOrdersToPack(db, { begunAfter: order.number, first: 5 });
  assert.equal(
    begun.map(({ number }) => number),
    [before.number],
  );
});

test.run();
