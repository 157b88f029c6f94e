import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { expectArrival, findTransit } from '#server/shipping/expected-arrival.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aDispatch } from '../fixtures/settings/a-dispatch.ts';

const test = suite<{ shop: ShopFixture }>('expected arrival');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const courier = { minDays: 1, maxDays: 2, country: 'PL', isMadeToOrder: false, dispatch: aDispatch() };
// Paid on Saturday 21 November 2026, which is Monday's work.
const paid = anOrder();
const parcel = {
  ...{ number: 1, carrier: 'inpost', trackingNumber: '', trackingUrl: null, deliveredAt: null, lines: [] },
  sentAt: '2026-11-23T14:00:00.000Z',
};
const now = new Date('2026-11-21T12:00:00Z');

test('a paid order arrives as was promised at the moment of its payment', () => {
  assert.equal(expectArrival(paid, courier, now), { earliest: '2026-11-24', latest: '2026-11-25' });
});

test('what is made to order takes longer', () => {
  assert.is(expectArrival(paid, { ...courier, isMadeToOrder: true }, now)?.earliest, '2026-11-27');
});

test('a parcel that was sent arrives so many days later, whatever was promised', () => {
  const sent = {
    ...paid,
    fulfilmentState: 'sent' as const,
    parcels: [{ ...parcel, sentAt: '2026-11-25T14:00:00.000Z' }],
  };
  assert.equal(expectArrival(sent, courier, now), { earliest: '2026-11-26', latest: '2026-11-27' });
});

test('what is marked as sent on a Sunday is handed over on Monday, and arrives as was promised', () => {
  const ordered = { ...paid, events: [{ type: 'PaymentSucceeded', at: '2026-11-29T12:00:00.000Z' }] };
  const sunday = new Date('2026-11-29T18:00:00Z');
  const promised = expectArrival(ordered, courier, sunday);
  const parcels = [{ ...parcel, sentAt: sunday.toISOString() }];
  assert.equal(promised, { earliest: '2026-12-01', latest: '2026-12-02' });
  assert.equal(expectArrival({ ...ordered, fulfilmentState: 'sent' as const, parcels }, courier, sunday), promised);
});

test('an order that is paid on delivery is expected from its placing on', () => {
  const events = [{ type: 'CashOnDeliveryChosen', at: '2026-11-23T09:00:00.000Z' }];
  assert.is(expectArrival({ ...paid, paymentState: 'due_on_delivery', events }, courier, now)?.earliest, '2026-11-24');
});

test('nothing is said of what nobody can say, of what is there, and of a day that is over', () => {
  assert.is(expectArrival({ ...paid, paymentState: 'awaiting_payment' }, courier, now), null);
  assert.is(expectArrival({ ...paid, fulfilmentState: 'partly_sent', parcels: [parcel] }, courier, now), null);
  assert.is(expectArrival({ ...paid, fulfilmentState: 'delivered', parcels: [parcel] }, courier, now), null);
  assert.ok(expectArrival(paid, courier, new Date('2026-11-25T22:00:00Z')));
  assert.is(expectArrival(paid, courier, new Date('2026-11-26T00:00:01Z')), null);
});

test('an order travels as its method does', async ({ shop }) => {
  const { db } = shop.database;
  const { number } = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
  const { dispatch, ...transit } = (await findTransit(db, number)) ?? {};
  assert.equal({ ...transit, dispatch: aDispatch() }, courier);
  assert.is(dispatch?.country, 'PL');
  await db.updateTable('order_lines').set({ quantity: 50, total_minor: 0, unit_minor: 0 }).execute();
  assert.is((await findTransit(db, number))?.isMadeToOrder, true);
});

test.run();
