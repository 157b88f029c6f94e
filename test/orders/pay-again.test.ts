// Paying by the order's token alone: on another device, without the cart, by any method; one charge whatever happens.

import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCart, listCartContents } from '#server/cart/cart-store.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { buyAgain } from '#server/orders/pay-again/buy-again.ts';
import { payOrder } from '#server/orders/pay-again/pay-order.ts';
import { reconcilePayments } from '#server/orders/reconcile-payments.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { TRIES_PER_CART } from '#server/payments/payment-limits.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { anIntent } from '../fixtures/a-payment-provider.ts';
import { aSession } from '../fixtures/a-shopper.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { viewIn } from '../shop/every-market.ts';
import { aShopper, orderOf, started, stockOf } from './a-paying-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('paying again');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

/** A debit that failed days after the order. */
async function aFailedDebit(db: Db) {
  const shopper = await aShopper(db);
  const { orderToken } = started(await shopper.press());
  const { id: orderId } = await orderOf(db, orderToken);
  const tell = (intent: ReturnType<typeof anIntent>) =>
    inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopper.services.now() }));
  const debit = shopper.intent();
  await tell(shopper.payments.replace({ ...debit, status: 'processing' }));
  shopper.wait(5 * 24 * 60 * 60_000);
  const lastError = anIntent({ lastError: { code: 'insufficient_funds', charge: 'ch_late' } }).last_payment_error;
  await tell(shopper.payments.replace({ ...debit, status: 'requires_payment_method', last_payment_error: lastError }));
  const elsewhere = { ...shopper.services, session: aSession() };
  const pay = (paymentMethod: PaymentMethod, services = elsewhere) =>
    payOrder(services, { orderId, locale: 'pl', paymentMethod });
  return { ...shopper, orderId, orderToken, tell, debit, elsewhere, pay };
}

function paid(result: Awaited<ReturnType<typeof payOrder>>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

test('a debit that failed is paid by another method on another device', async ({ db }) => {
  const { pay, payments, debit, tell, orderToken, variantId, elsewhere } = await aFailedDebit(db);
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 1 }, 'the goods are still held');
  const { intent, clientSecret, returnUrl } = paid(await pay('blik'));
  assert.ok(clientSecret);
  assert.is(returnUrl, `/pl/checkout/return?order=${orderToken}`);
  assert.is(payments.intents.get(debit.id)?.status, 'canceled', 'the debit can no longer be paid');
  assert.is(elsewhere.session.cartTokenHash(), null, 'no cart is needed');
  await tell(payments.settle(intent?.id ?? '', 'succeeded'));
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
  assert.equal(await stockOf(db, variantId), { on_hand: 9, reserved: 0 });
  assert.is(paid(await pay('p24')).clientSecret, null, 'a paid order has nothing to pay');
});

test('wallets belong to the checkout: they do not pay a standing order', async ({ db }) => {
  const { pay } = await aFailedDebit(db);
  assert.equal(await pay('apple_pay'), { ok: false, error: { kind: 'MethodNotOffered' } });
  assert.ok(paid(await pay('card')).clientSecret);
});

whole(test)('three devices at once leave one payment open', async ({ db }) => {
  for (let round = 0; round < 5; round++) {
    const { pay, payments } = await aFailedDebit(db);
    const { createIntent } = payments;
    // As long as the way to the provider takes, so that nobody is done before the others begin.
    payments.createIntent = async (request) => {
      await setTimeout(5);
      return createIntent(request);
    };
    const answers = await Promise.all([pay('card'), pay('blik'), pay('p24')]);
    const open = [...payments.intents.values()].filter(({ status }) => status !== 'canceled');
    assert.is(open.length, 1);
    const secrets = answers.flatMap((answer) => (answer.ok ? [answer.value.clientSecret] : []));
    assert.ok(secrets.includes(open[0]?.client_secret ?? ''), 'somebody was told how to pay it');
    for (const answer of answers) assert.ok(answer.ok || answer.error.kind === 'PaymentOvertaken');
  }
});

test('an order that ran out takes no payment, and its goods go into a new cart with what was typed', async ({ db }) => {
  const { pay, wait, services, payments, orderToken, orderId, elsewhere, variantId } = await aFailedDebit(db);
  wait(25 * 60 * 60_000);
  await reconcilePayments({ ...services, log: silentLog });
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  const made = payments.intents.size;
  assert.is(paid(await pay('card')).clientSecret, null);
  assert.is(payments.intents.size, made);

  assert.is((await buyAgain(elsewhere, orderId)).ok, true);
  await buyAgain(elsewhere, orderId);
  const hash = elsewhere.session.cartTokenHash();
  const cart = hash && (await findCart(db, hash));
  if (!cart) throw new Error('no cart was made');
  const { lines } = await listCartContents(db, cart.id, viewIn('pl'), new Date());
  assert.equal(
    lines.map((line) => [line.variantId, line.quantity]),
    [[variantId, 1]],
    'pressed twice, it is still what was ordered',
  );
  assert.equal(
    [cart.checkoutDraft.email, cart.checkoutDraft.line1, cart.checkoutDraft.shippingMethod],
    [(await orderOf(db, orderToken)).email, 'ul. Długa 12/3', 'inpost-courier'],
  );
});

test('what the shop does not offer is refused, and a provider that is away is told', async ({ db }) => {
  const { pay, payments } = await aFailedDebit(db);
  assert.equal(await pay('sepa_debit'), { ok: false, error: { kind: 'MethodNotOffered' } });
  payments.failWith = Object.assign(new Error('down'), { type: 'StripeConnectionError' });
  const refused = await pay('card');
  assert.is(!refused.ok && refused.error.kind, 'PaymentUnavailable');
});

test('pressing again and again is stopped, whichever address it comes from', async ({ db }) => {
  const { pay, services } = await aFailedDebit(db);
  const answers: Awaited<ReturnType<typeof payOrder>>[] = [];
  for (let press = 0; press <= TRIES_PER_CART; press++) {
    answers.push(await pay('card', { ...services, session: aSession() }));
  }
  assert.equal(answers.at(-1), { ok: false, error: { kind: 'TooManyTries', waitMinutes: 60 } });
  assert.is(answers.filter(({ ok }) => ok).length, TRIES_PER_CART);
});

test.run();
