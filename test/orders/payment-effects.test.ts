import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { commitOrderEvents, MAX_DECLINES } from '#server/orders/commit-order-events.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { createPaymentEffects } from '#server/orders/payment-effects.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane } from '#server/outbox/outbox-lanes.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { effectsOf } from './a-manual-order.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db; payments: FakeProvider };

const test = suite<Context>('what payments lead to');

const now = () => new Date('2026-11-21T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.payments = aPaymentProvider();
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

function record({ db }: Context, intent: Stripe.PaymentIntent) {
  return inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: now() }));
}

async function deliver({ db, payments }: Context): Promise<void> {
  const mails = inLane(
    { name: 'mail' },
    { 'payment-processing': async () => undefined, 'transfer-awaited': async () => undefined },
  );
  const handlers = { ...mails, ...createPaymentEffects({ db, now, payments }) };
  await deliverOutbox({ db, now, log: silentLog, handlers });
}

async function decline(context: Context, intentId: string, times: number): Promise<void> {
  const intent = context.payments.settle(intentId, 'requires_payment_method');
  for (let i = 1; i <= times; i++) {
    const last_payment_error = { code: 'card_declined', charge: `ch_${i}` };
    await record(context, { ...intent, last_payment_error } as Stripe.PaymentIntent);
  }
}

test('the mandate of a SEPA debit is noted for the order page', async (context) => {
  const { db, payments } = context;
  const order = await anUnpaidOrder({ db, now, payments });
  await db.updateTable('payment_attempts').set({ method: 'sepa_debit' }).where('order_id', '=', order.id).execute();
  const latest_charge = { payment_method_details: { sepa_debit: { mandate: 'mandate_1' } } };
  // Stripe sends more fields, which nothing here reads.
  const intent = { ...payments.settle(order.intentId, 'processing'), latest_charge } as unknown as Stripe.PaymentIntent;
  payments.intents.set(intent.id, intent);
  // The charge is as webhooks have it: not expanded.
  await record(context, { ...intent, latest_charge: 'ch_1' });
  await deliver(context);
  const view = await getOrderView(db, order.id);
  assert.equal([view.paymentState, view.mandate?.reference], ['payment_processing', 'REF-mandate_1']);
});

test('a payment declined too often is ended, and the goods go back', async (context) => {
  const { db, payments } = context;
  const order = await anUnpaidOrder({ db, now, payments });
  await decline(context, order.intentId, MAX_DECLINES - 1);
  await deliver(context);
  assert.is(payments.intents.get(order.intentId)?.status, 'requires_payment_method');
  await decline(context, order.intentId, MAX_DECLINES);
  await deliver(context);
  assert.is(payments.intents.get(order.intentId)?.status, 'canceled');
  const view = await getOrderView(db, order.id);
  assert.equal([view.paymentState, view.cancelReason], ['cancelled', 'declined_for_good']);
  const { reserved } = await db
    .selectFrom('variants')
    .select('reserved')
    .where('id', '=', order.variantId)
    .executeTakeFirstOrThrow();
  assert.is(reserved, 0);
});

// Seen to fail while a closed intent always said that the order's time was over.
test('it was declined for good also where its closing is reported before the shop has noted why', async (context) => {
  const { db, payments } = context;
  const order = await anUnpaidOrder({ db, now, payments });
  const transfer = { account: null, until: '2026-11-28T10:00:00.000Z' };
  await inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked) throw new Error('no order');
    await commitOrderEvents(tx, locked, [{ type: 'TransferChosen', transfer }], { cause: 'shopper', now: now() });
  });
  await decline(context, order.intentId, MAX_DECLINES);
  await record(context, payments.settle(order.intentId, 'canceled'));
  await deliver(context);
  assert.is((await getOrderView(db, order.id)).cancelReason, 'declined_for_good');
  assert.equal(await effectsOf(db, order.id), ['transfer-awaited', 'give-up-payment'], 'no transfer came late');
});

test('a payment that succeeds just before it is given up is a payment', async (context) => {
  const { db, payments } = context;
  const order = await anUnpaidOrder({ db, now, payments });
  await decline(context, order.intentId, MAX_DECLINES);
  payments.settle(order.intentId, 'succeeded');
  await deliver(context);
  assert.is((await getOrderView(db, order.id)).paymentState, 'paid');
});

test.run();
