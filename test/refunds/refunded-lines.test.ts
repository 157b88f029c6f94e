// What buyers and staff see of a line that was given back.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { readManagedOrder } from '#server/orders/office/read-managed-order.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { money } from '#src/money.ts';
import { hasUnitsToRefund } from '#src/order-actions/office/refund-line-button.tsx';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';

test('a line that was sent and given back says so to its buyer and to staff, who cannot give it back again', async () => {
  const { db, close } = await openTestDatabase();
  const payments = aPaymentProvider();
  const now = () => new Date('2026-11-21T10:00:00Z');
  const services = { db, payments, now };
  const order = await aPaidOrder(services);
  const parcel = { carrier: 'inpost', trackingNumber: '520000016430', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  const lineOf = async () => {
    const [shown] = (await getOrderView(db, order.id)).lines;
    const { delivery } = withNeutralSettings({});
    const office = { db, now, locale: 'en' as const, delivery };
    const [managed] = (await readManagedOrder(office, order.number))?.lines ?? [];
    assert.ok(shown && managed);
    return { shown: shown.refunded, managed };
  };
  const before = await lineOf();
  assert.is(before.shown, null);
  assert.is(hasUnitsToRefund(before.managed), true);
  const parts = {
    lines: [{ position: 0, quantity: 1, isCancelled: false, isRestocked: false }],
    isWithDelivery: false,
  };
  assert.ok((await requestRefund(services, { orderId: order.id, amount: null, parts, reason: '' })).ok);
  const after = await lineOf();
  assert.equal(after.shown, { quantity: 1, amount: money(12_900, 'PLN') });
  assert.equal([after.managed.refunded, after.managed.cancelled], [1, 0]);
  assert.is(hasUnitsToRefund(after.managed), false);
  await close();
});

test.run();
