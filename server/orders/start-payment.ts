// The order button: places the order (or finds the one that stands) and gets the PaymentIntent that pays it.
import type Stripe from 'stripe';
import { money } from '#src/money.ts';
import { ok, type Result } from '#src/result.ts';
import { urlOf } from '#src/routes.ts';
import { inTransaction } from '../database/transaction.ts';
import { findLatestAttempt, insertAttempt, type PaymentAttempt, saveIntentId } from '../payments/attempt-store.ts';
import { countPaymentTry } from '../payments/limit-payments.ts';
import { applyStoredEvents } from './apply-stored-events.ts';
import { cancelOrder } from './cancel-order.ts';
import type { LockedOrder } from './order-store.ts';
import { findPaidOrderOfSession } from './order-views.ts';
import {
  type PlaceOrderRefusal,
  type PlaceOrderRequest,
  type PlaceOrderServices,
  placeOrder,
  type StandingOrder,
} from './place-order.ts';
import { recordPayment } from './record-payment.ts';

export type StartedPayment = {
  orderToken: string;
  /** Null when there is nothing left to pay. */
  clientSecret: string | null;
  /** Null when there is nothing left to pay. */
  intent: Stripe.PaymentIntent | null;
  /** Path of the page that tells how the payment went. */
  returnUrl: string;
};

export type PaymentRefusal = PlaceOrderRefusal | { kind: 'PaymentUnavailable'; orderToken: string };

/** Cancelling one superseded order may reveal nothing but a new one; more rounds mean that somebody is racing us. */
const MAX_ROUNDS = 3;

export async function startPayment(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
): Promise<Result<StartedPayment, PaymentRefusal>> {
  const cartTokenHash = services.session.cartTokenHash();
  if (cartTokenHash) {
    await countPaymentTry(services.db, { cartTokenHash, address: services.session.address }, services.now());
  }
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const placed = await placeOrder(services, request);
    if (!placed.ok) {
      const finished = placed.error.kind === 'CartEmpty' && (await findPaidOrderOfSession(services));
      return finished ? ok(startedPayment(request, finished, null)) : placed;
    }
    if (placed.value.kind === 'standing') return payStandingOrder(services, request, placed.value.order);
    const isGone = await supersedeOrder(services, placed.value.order);
    if (!isGone) return ok(startedPayment(request, placed.value.order, null));
  }
  throw new Error('the cart kept changing while it was ordered');
}

async function payStandingOrder(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
  order: StandingOrder,
): Promise<Result<StartedPayment, PaymentRefusal>> {
  const attempt = await findLatestAttempt(services.db, order.id);
  if (!attempt) throw new Error(`order ${order.id} has no payment attempt`);
  let intent: Stripe.PaymentIntent;
  try {
    intent = await getIntentOf(services, order, attempt);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    return { ok: false, error: { kind: 'PaymentUnavailable', orderToken: order.token } };
  }
  const isSettled = intent.status === 'succeeded' || intent.status === 'processing';
  if (isSettled) {
    await inTransaction(services.db, (tx) => recordPayment(tx, { intent, cause: 'checkout', now: services.now() }));
  }
  return ok(startedPayment(request, order, isSettled ? null : intent));
}

/** The attempt's intent; a cancelled one is replaced by a new attempt. */
async function getIntentOf(
  services: PlaceOrderServices,
  order: StandingOrder,
  attempt: PaymentAttempt,
): Promise<Stripe.PaymentIntent> {
  const { db, now, payments } = services;
  if (attempt.intentId) {
    const intent = await payments.getIntent(attempt.intentId);
    if (intent.status !== 'canceled') return intent;
    const next = await inTransaction(db, (tx) =>
      insertAttempt(tx, { ...attempt, attempt: attempt.attempt + 1, now: now() }),
    );
    return getIntentOf(services, order, next);
  }
  const intent = await payments.createIntent({
    idempotencyKey: attempt.idempotencyKey,
    amount: money(attempt.amountMinor, attempt.currency),
    method: attempt.method,
    orderId: order.id,
    orderNumber: order.number,
    email: order.email,
  });
  await saveIntentId(db, attempt.id, intent.id, now());
  await applyStoredEvents(services, intent.id);
  return intent;
}

/** False when the older order turns out to be paid, or about to be. */
async function supersedeOrder(services: PlaceOrderServices, order: LockedOrder): Promise<boolean> {
  const { db, now, payments } = services;
  if (order.state.payment !== 'awaiting_payment') return false;
  const attempt = await findLatestAttempt(db, order.id);
  if (attempt?.intentId) {
    const intent = await cancelOrFetch(payments, attempt.intentId);
    if (intent.status !== 'canceled') {
      await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'checkout', now: now() }));
      return false;
    }
  }
  return inTransaction(db, (tx) => cancelOrder(tx, order.id, { reason: 'superseded', cause: 'shopper', now: now() }));
}

/** An intent that succeeded in the meantime cannot be cancelled: then it is fetched as it stands. */
async function cancelOrFetch(
  payments: PlaceOrderServices['payments'],
  intentId: string,
): Promise<Stripe.PaymentIntent> {
  try {
    return await payments.cancelIntent(intentId);
  } catch (error) {
    if ((error as { code?: string }).code !== 'payment_intent_unexpected_state') throw error;
    return payments.getIntent(intentId);
  }
}

function startedPayment(
  { locale }: PlaceOrderRequest,
  { token }: { token: string },
  intent: Stripe.PaymentIntent | null,
): StartedPayment {
  const returnUrl = urlOf('checkoutReturn', { locale }, { order: token });
  return { orderToken: token, clientSecret: intent?.client_secret ?? null, intent, returnUrl };
}

/** The provider is down, slow or refuses us; anything else is a bug of ours. */
export function isProviderFailure(error: unknown): boolean {
  const { type } = error as { type?: string };
  return typeof type === 'string' && type.startsWith('Stripe') && type !== 'StripeInvalidRequestError';
}
