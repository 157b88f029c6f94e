// Labels of many orders: asked for with one press, each order answering for itself, and printed as one document.

import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { createLabelEffects } from '#server/order-actions/office/make-action-labels.ts';
import { actOnManyOrders, findOrderBatch } from '#server/order-list/office/act-on-many-orders.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { UNDO_MS } from '#server/outbox/undo-time.ts';
import { listLabels } from '#server/shipping/labels/label-store.ts';
import { permissionsOf } from '#src/staff/permissions.ts';
import { noRates } from '#test/invoices/no-rates.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { type StandIns, startStandIns } from '../../shipping/labels/carrier-stand-ins.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { anOrderToLabel, berlin } from './an-order-to-label.ts';

type Context = { database: Database; db: Db; standIns: StandIns };

const test = wholeSuite<Context>('labels of many orders');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.standIns = await startStandIns(context.db);
});
test.after(async ({ database, standIns }) => {
  await standIns.close();
  await database.close();
});

test('each order has a label of its own carrier, and each without one is named with its reason', async (context) => {
  const { db, standIns } = context;
  await db.updateTable('variants').set({ weight_grams: 300 }).execute();
  const inpost = await anOrderToLabel(db, { quantity: 2 });
  const dhl = await anOrderToLabel(db, { carrier: 'dhl', address: berlin });
  const notOffered = await anOrderToLabel(db, { carrier: 'dpd' });
  const withoutPhone = await anOrderToLabel(db, { point: 'KRA010', phone: '' });
  const noFunds = await anOrderToLabel(db, { address: { postalCode: '00-402' } });
  const orders = [inpost, dhl, notOffered, withoutPhone, noFunds];
  await db.updateTable('variants').set({ weight_grams: 300 }).execute();
  const start = noFunds.now();
  const person = await signedInStaff(db, 'packer', { now: start });
  const staff = { id: person.id, name: 'Robin', email: person.email, permissions: permissionsOf.packer };
  // What is called here asks for no more than this.
  const office = { db, now: () => start, staff, audit: async () => undefined } as unknown as Parameters<
    typeof actOnManyOrders
  >[0];
  const versions = await Promise.all(orders.map(({ orderId }) => findVersion(db, orderId)));
  const asked = await actOnManyOrders(
    { ...office, findLabelCarrier: standIns.findLabelCarrier },
    'send_labelled',
    orders.map(({ number }, index) => ({ number, version: versions[index] ?? 0 })),
  );
  assert.equal(asked.refused, [
    { number: notOffered.number, refusal: 'LabelNotOffered' },
    { number: withoutPhone.number, refusal: 'LabelPhone' },
  ]);

  const services = {
    db,
    now: () => new Date(start.getTime() + UNDO_MS),
    payments: aPaymentProvider(),
    log: silentLog,
    fetchRate: noRates,
  };
  const { findLabelCarrier } = standIns;
  const handlers = { ...createOfficeEffects(services), ...createLabelEffects({ ...services, findLabelCarrier }) };
  // Killed after the action began and before its end, it is carried out once more.
  for (let tries = 0; tries < 3; tries++) await deliverOutbox({ ...services, handlers });
  const batch = await findOrderBatch(db, asked.id);
  assert.equal(batch?.labelled.toSorted(), [inpost.number, dhl.number].toSorted());
  assert.equal(batch?.refused, [{ number: noFunds.number, refusal: 'LabelNoCredit' }]);
  assert.equal([batch?.waiting, batch?.isUndoable, batch?.done], [[], false, 2]);
  const [label] = await listLabels(db, inpost.orderId);
  assert.equal([label?.state, label?.size, (label?.weightGrams ?? 0) >= 600], ['made', 'small', true]);
});

test.run();
