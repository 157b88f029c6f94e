import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { chooseManualMethod } from '#server/orders/manual/choose-manual-method.ts';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aPaymentSettings } from '../../fixtures/a-payment-settings.ts';
import { aSession } from '../../fixtures/a-shopper.ts';
import { orderOf } from '../a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../money-path-invariants.ts';

const test = suite<{ database: Database; db: Db }>('orders that are found paid');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());
test.after.each(({ db }) => assertMoneyPathInvariants(db));

const aShopOf = (db: Db) => ({ db, now: () => new Date('2026-11-21T10:00:00Z'), payments: aPaymentProvider() });

test('an order that is found paid when it is to be cancelled stays, and is paid from then on', async ({ db }) => {
  const services = aShopOf(db);
  const order = await anUnpaidOrder(services);
  services.payments.settle(order.intentId, 'succeeded');
  assert.equal(await cancelByStaff(services, order.id), { ok: false, error: { kind: 'AlreadyPaid' } });
  assert.is((await orderOf(db, order.token)).payment_state, 'paid');
});

test('an order that is being paid keeps its payment when it cannot be cancelled', async ({ db }) => {
  const services = aShopOf(db);
  const order = await anUnpaidOrder(services);
  await db.updateTable('orders').set({ payment_state: 'payment_processing' }).where('id', '=', order.id).execute();
  await db
    .insertInto('order_events')
    .values({
      order_id: order.id,
      type: 'PaymentProcessing',
      data: JSON.stringify({ intentId: order.intentId }),
      cause: 'webhook',
      at: services.now(),
    })
    .execute();
  assert.equal(await cancelByStaff(services, order.id), { ok: false, error: { kind: 'PaymentUnderWay' } });
  assert.is(services.payments.intents.get(order.intentId)?.status, 'requires_payment_method');
});

test('an order that is found paid by card when money is noted by hand stays paid by card', async ({ db }) => {
  const services = aShopOf(db);
  const order = await anUnpaidOrder(services);
  services.payments.settle(order.intentId, 'succeeded');
  const noted = await recordManualPayment(services, { orderId: order.id, reference: 'on the statement' });
  assert.equal(noted, { ok: false, error: { kind: 'AlreadyPaid' } });
  const { payment_state, payment_method } = await orderOf(db, order.token);
  assert.equal([payment_state, payment_method], ['paid', 'card']);
});

test('an order that is found paid by card when a transfer is chosen stays paid by card', async ({ db }) => {
  const services = aShopOf(db);
  const order = await anUnpaidOrder(services);
  services.payments.settle(order.intentId, 'succeeded');
  const visit = { ...services, paymentSettings: aPaymentSettings, session: aSession() };
  await chooseManualMethod(visit, order.id, 'bank_transfer');
  const { payment_state, payment_method } = await orderOf(db, order.token);
  assert.equal([payment_state, payment_method], ['paid', 'card']);
});

test.run();
