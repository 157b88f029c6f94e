// Payouts of the payment service: fetched once, compared with orders and with the bank's line, and found when they differ.

import { sql } from 'kysely';
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { listLedgerMonths } from '#server/accounts/ledger/list-ledger-months.ts';
import { fetchPayouts } from '#server/accounts/payouts/fetch-payouts.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';

type Context = { database: Database; payments: FakeProvider; order: OrderFixture };
const test = suite<Context>('payouts');
const time = new Date('2026-11-24T10:00:00Z');
const seconds = time.getTime() / 1000;

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.payments = aPaymentProvider();
  context.order = await aPaidOrder(servicesOf(context));
});
test.after.each(({ database }) => database.close());

const servicesOf = ({ database: { db }, payments }: Context) => ({ db, payments, now: () => time });

function aBooking(id: string, amount: number, fee: number, source: object | null): Stripe.BalanceTransaction {
  const category = source ? 'charge' : 'fee';
  const booking = { id, amount, fee, net: amount - fee, currency: 'pln', created: seconds, source };
  // Stripe sends more fields, which nothing here reads.
  return { ...booking, reporting_category: category, type: category } as unknown as Stripe.BalanceTransaction;
}

function aPayout({ intentId }: OrderFixture, { amount = 14_000, charged = 14_599 } = {}) {
  const charge = { object: 'charge', id: 'ch_1', payment_intent: intentId, amount: charged, currency: 'pln' };
  const facts = { id: 'po_1', amount, currency: 'pln', created: seconds, arrival_date: seconds - (seconds % 86_400) };
  return {
    // Stripe sends more fields, which nothing here reads.
    payout: { ...facts, status: 'paid', automatic: true } as unknown as Stripe.Payout,
    bookings: [aBooking('txn_1', charged, 299, charge), aBooking('txn_2', -300, 0, null)],
  };
}

async function sumsOf({ database }: Context) {
  const { parts, summary } = writeReports(database.db, '2026-11', ['sales']);
  await Array.fromAsync(parts);
  return summary().sums.map(({ kind, count, amountMinor }) => [kind, count, amountMinor]);
}

test('payment, fee and payout are in the ledger, and come to the bank’s line; fetched again they are the same', async (context) => {
  context.payments.payouts.push(aPayout(context.order));
  assert.is(await fetchPayouts(servicesOf(context)), 1);
  assert.is(await fetchPayouts(servicesOf(context)), 0);
  assert.equal(await sumsOf(context), [
    ['sale', 1, 14_599],
    ['payment', 1, 14_599],
    ['fee', 2, -599],
    ['payout', 1, -14_000],
  ]);
});

test('a payout of a month without a sale, and what is sent unpaid, have their month in the list', async (context) => {
  const { db } = context.database;
  const months = () => listLedgerMonths(db, 'Europe/Warsaw');
  assert.equal(await months(), ['2026-11']);
  const { payout, bookings } = aPayout(context.order);
  const january = Date.parse('2027-01-04T00:00:00Z') / 1000;
  context.payments.payouts.push({ payout: { ...payout, arrival_date: january }, bookings });
  await fetchPayouts(servicesOf(context));
  assert.equal(await months(), ['2027-01', '2026-12', '2026-11']);
  await sql`update orders set paid_at = null, payment_state = 'due_on_delivery'`.execute(db);
  await sql`insert into parcels (id, order_id, number, carrier, sent_at, sent_unpaid)
    values (gen_random_uuid(), ${context.order.id}, 1, 'inpost', '2026-09-30T22:30:00Z', true)`.execute(db);
  assert.equal((await months()).at(-1), '2026-10', 'by Warsaw’s clocks');
});

test('a grosz between the bank’s line and the bookings is named with the payout', async (context) => {
  context.payments.payouts.push(aPayout(context.order, { amount: 14_001 }));
  await fetchPayouts(servicesOf(context));
  const failure = await sumsOf(context).catch((error) => error);
  assert.instance(failure, AccountsDisagree);
  assert.match(failure.message, 'po_1: -0.01 PLN between payout and its bookings');
});

test('a grosz between an order and the payment that was paid out is named with the order', async (context) => {
  context.payments.payouts.push(aPayout(context.order, { amount: 13_999, charged: 14_598 }));
  await fetchPayouts(servicesOf(context));
  const failure = await sumsOf(context).catch((error) => error);
  assert.match(failure.message, `${context.order.number}: -0.01 PLN between the order and payout po_1`);
});

test('a payment service that fails in the middle leaves what was fetched, and no half payout', async (context) => {
  const { payments } = context;
  payments.payouts.push(aPayout(context.order));
  payments.listPayoutBookings = async () => {
    throw new Error('away');
  };
  assert.is(await fetchPayouts(servicesOf(context)).catch(({ message }) => message), 'away');
  assert.equal(await sumsOf(context), [['sale', 1, 14_599]]);
});

test.run();
