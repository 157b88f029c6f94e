// Among a hundred actions of staff two are poisoned: one throws each time, one cannot be read. The others are carried out at
// once, both orders are free again, and somebody can send them.
import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { actOnManyOrders } from '#server/order-list/office/act-on-many-orders.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { permissionsOf } from '#src/staff/permissions.ts';
import { until } from '../fixtures/until.ts';
import { paidOrders } from '../packing/orders-to-pack.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import type { KillableShop } from './killable-shop.ts';
import { killableSuite } from './killable-suite.ts';

const test = killableSuite('a poisoned action', { LOG_LEVEL: 'fatal' });

const COUNT = 100;

test('a poisoned action among a hundred good ones ends, and keeps up none of them', async ({ shop, variantId }) => {
  const { db } = shop;
  const { sku } = await db.selectFrom('variants').select('sku').where('id', '=', variantId).executeTakeFirstOrThrow();
  const article = { sku, barcode: '', title: 'Żółw' };
  const lines = [{ article, quantity: 1 }];
  const numbers = await paidOrders(db, new Array(COUNT + 3).fill(lines));
  const [sent = 0, throwing = 0, unreadable = 0] = numbers;
  const parcelId = randomUUID();
  const parcel = { parcelId, carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  const { id: orderId } = await orderOf(shop, sent);
  assert.ok((await sendParcel({ db, now: () => new Date() }, { orderId, ...parcel })).ok);

  await sendMany(shop, numbers.slice(1));
  await change(shop, throwing, { ...parcel, lines: [{ position: 0, quantity: 1 }] });
  await change(shop, unreadable, { parcelId: 'no id' });
  await db.updateTable('outbox').set({ next_attempt_at: new Date() }).where('kind', '=', 'order-action').execute();
  await shop.start();
  await until(async () => (await countOf(shop, 'done')) === COUNT);
  assert.is((await actionOf(shop, throwing)).status, 'running', 'it is still tried while all others are done');
  await until(async () => (await countOf(shop, 'refused')) === 2);
  assert.equal((await actionOf(shop, throwing)).refusal, 'ActionFailed');
  assert.equal((await actionOf(shop, unreadable)).refusal, 'ActionUnreadable');

  const { taken } = await sendMany(shop, [throwing, unreadable]);
  assert.equal(taken, [throwing, unreadable]);
  await db.updateTable('outbox').set({ next_attempt_at: new Date() }).where('kind', '=', 'order-action').execute();
  await until(async () => (await countOf(shop, 'done')) === COUNT + 2);
});

async function sendMany({ db }: KillableShop, numbers: readonly number[]) {
  const { id, email } = await signedInStaff(db, 'packer');
  const staff = { id, name: 'Robin', email, permissions: permissionsOf.packer };
  const office = { db, now: () => new Date(), staff, audit: async () => undefined, findLabelCarrier: async () => null };
  const orders = [];
  for (const number of numbers) {
    const { id: orderId } = await orderOf({ db } as KillableShop, number);
    orders.push({ number, version: await findVersion(db, orderId) });
  }
  // What is called here asks for no more than this.
  return actOnManyOrders(office as unknown as Parameters<typeof actOnManyOrders>[0], 'send', orders);
}

const orderOf = ({ db }: KillableShop, number: number) =>
  db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();

async function actionOf(shop: KillableShop, number: number) {
  const { id } = await orderOf(shop, number);
  const latest = shop.db.selectFrom('order_actions').selectAll().where('order_id', '=', id);
  return latest.orderBy('requested_at', 'desc').limit(1).executeTakeFirstOrThrow();
}

async function change(shop: KillableShop, number: number, input: object): Promise<void> {
  const { id } = await actionOf(shop, number);
  await shop.db
    .updateTable('order_actions')
    .set({ input: JSON.stringify(input) })
    .where('id', '=', id)
    .execute();
}

async function countOf({ db }: KillableShop, status: string): Promise<number> {
  return (await db.selectFrom('order_actions').select('id').where('status', '=', status).execute()).length;
}

test.run();
