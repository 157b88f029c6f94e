// What a carrier is told of a parcel: where it goes, what is in it and what that is worth.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { findOrderToLabel, toLabelParcel, weighLines } from '#server/fulfilment/labels/read-label-parcel.ts';
import { sendWithLabel } from '#server/fulfilment/labels/send-with-label.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { whole } from '../../depths.ts';
import { type StandIns, startStandIns } from '../../shipping/labels/carrier-stand-ins.ts';
import { anOrderToLabel, berlin } from './an-order-to-label.ts';

type Context = { database: Database; db: Db; standIns: StandIns };

const test = suite<Context>('what a label says');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.standIns = await startStandIns(context.db);
});
test.after(async ({ database, standIns }) => {
  await standIns.close();
  await database.close();
});

whole(test)('DHL brings parcels to Packstations and branches, chosen or written as the address', async (context) => {
  const { db } = context;
  const places: [object, string | null, object][] = [
    [{ line1: 'Packstation 118', line2: 'Postnummer 12345678' }, null, { lockerID: 118, postNumber: '12345678' }],
    [{ line2: '12345678' }, 'DE-118', { lockerID: 118, postNumber: '12345678' }],
    [{ line1: 'Postfiliale 501', line2: '1234567' }, null, { retailID: 501, postNumber: '1234567' }],
    [{ line1: 'Postfiliale 501' }, null, { retailID: 501, email: 'anna@example.com' }],
  ];
  for (const [address, point, expected] of places) {
    const wanted = { carrier: 'dhl', address: { ...berlin, ...address }, point };
    const { now, request } = await anOrderToLabel(db, wanted);
    const sent = await sendWithLabel({ db, now, findLabelCarrier: context.standIns.findLabelCarrier }, request);
    assert.ok(sent.ok, JSON.stringify(sent));
    const { rows } = await sql<{ body: { consignee: Record<string, unknown> } }>`
      select body from sandbox.shipments order by id desc limit 1`.execute(db);
    const { name, postalCode, city, country, email: written, ...rest } = rows[0]?.body.consignee ?? {};
    assert.equal([postalCode, country], ['10115', 'DEU']);
    assert.ok(name && city);
    const { email, ...wantedPlace } = expected as { email?: string };
    assert.equal(rest, wantedPlace);
    assert.is(written !== undefined, email !== undefined);
  }
});

test('a label is for what is left of the goods, declared at what was paid for them', async (context) => {
  const { db } = context;
  const { orderId } = await anOrderToLabel(db, { quantity: 3 });
  const declared = async (chosen: LineQuantity[] | null) => {
    const order = await findOrderToLabel(db, { id: orderId });
    assert.ok(order);
    const asked = { id: '', reference: '', size: 'small', weightGrams: 400 };
    const sending = (await context.standIns.findLabelCarrier('inpost'))?.settings;
    assert.ok(sending);
    return toLabelParcel(order, asked, { chosen, sending }).value.minor;
  };
  const line = db.updateTable('order_lines').where('order_id', '=', orderId);
  await line.set({ discount_minor: 1000 }).execute();
  assert.is(await declared(null), 3 * 12_900 - 1000);
  assert.is(await declared([{ position: 0, quantity: 1 }]), 12_567);
  await line.set({ cancelled_quantity: 1 }).execute();
  assert.is(await declared(null), 2 * 12_567);
  const order = await findOrderToLabel(db, { id: orderId });
  assert.is(weighLines(order?.lines ?? [], 100), 2 * 300 + 100);
});

test.run();
