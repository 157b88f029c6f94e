import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase; order: OrderFixture }>('kasa order');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await aDiscountCode(db, { code: 'TEN' });
  context.order = await aPaidOrder({ db, now: () => new Date(), payments: aPaymentProvider() });
  const billing = { fullName: 'Ada Beispiel', line1: 'Torstraße 1', line2: '', postalCode: '10115', city: 'Berlin' };
  await db
    .updateTable('orders')
    .set((row) => ({
      discount_code_id: row.selectFrom('discount_codes').select('id'),
      discount_code: 'TEN',
      discount_minor: 1_290,
      total_minor: 13_309,
      note: 'Proszę zostawić\u001b[2J u sąsiada',
      billing_address: JSON.stringify({ ...billing, country: 'DE' }),
    }))
    .where('id', '=', context.order.id)
    .execute();
});
test.after(({ database }) => database.close());

test('an order is printed with both addresses and the note, which cannot steer the terminal', async (context) => {
  const { number } = context.order;
  const env = { DATABASE_URL: context.database.url };
  const { code, stdout } = await runKasa(['order', String(number)], { env });
  assert.is(code, 0);
  for (const part of [
    `Order ${number}, paid, unfulfilled`,
    '1 × Żółw',
    / {2}discount TEN −12\.90 PLN\n/,
    'to: Jan Kowalski, ul. Długa 12/3, 00-238 Warszawa, Poland',
    'bill to: Ada Beispiel, Torstraße 1, 10115 Berlin, Germany',
    'note: Proszę zostawić [2J u sąsiada',
  ])
    assert.match(stdout, part);
  const printed = await runKasa(['order', String(number), '--json'], { env });
  assert.is(JSON.parse(printed.stdout).order.note, 'Proszę zostawić\u001b[2J u sąsiada');
  const listed = await runKasa(['orders'], { env });
  assert.match(listed.stdout, /133\.09 PLN, discount TEN −12\.90 PLN/);
});

// Before: all pieces stood there, and an order of which everything was given back read like any paid one.
test('what went back, is not sent any more, or is in a parcel is said', async (context) => {
  const { db, url } = context.database;
  const services = { db, now: () => new Date('2026-11-21T10:00:00Z'), payments: aPaymentProvider() };
  const kasa = async (...args: string[]) => (await runKasa(args, { env: { DATABASE_URL: url } })).stdout;
  const [given, sent] = [await aPaidOrder(services), await aPaidOrder(services)];
  const lines = [{ position: 0, quantity: 1, isCancelled: true, isRestocked: true }];
  const parts = { lines, isWithDelivery: true };
  assert.ok((await requestRefund(services, { orderId: given.id, amount: null, reason: '', parts })).ok);
  const under = await kasa('order', String(given.number));
  assert.match(under, /1 × Żółw.* \(1 not sent any more, 1 refunded\)/);
  assert.match(under, /on its way back: 145\.99 PLN/);
  await db.updateTable('orders').set({ refunded_minor: 14_599 }).where('id', '=', given.id).execute();
  await db.updateTable('orders').set({ refunded_minor: 500 }).where('id', '=', sent.id).execute();
  await db.updateTable('refunds').set({ status: 'succeeded' }).where('order_id', '=', given.id).execute();
  assert.match(await kasa('order', String(given.number)), /\n {2}all refunded\n/);
  const parcel = { carrier: 'dpd', trackingNumber: '42', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: sent.id, ...parcel })).ok);
  assert.match(await kasa('order', String(sent.number)), /parcel 1: (?:DPD|dpd), 42, sent 2026-11-21 11:00: 1 × Żółw/);
  const listed = await kasa('orders');
  assert.match(listed, new RegExp(`${given.number} .*145\\.99 PLN, all refunded`));
  assert.match(listed, new RegExp(`${sent.number} .*145\\.99 PLN, refunded 5\\.00 PLN`));
});

test.run();
