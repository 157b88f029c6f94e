// The order button: places the order (or finds the one that stands) and gets the PaymentIntent that pays it.
import type Stripe from 'stripe';
import { urlOf } from '#src/addresses.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { countPaymentTry, noteTryOfOrder } from '../payments/limit-payments.ts';
import { isMethodRefusal } from '../payments/refused-methods.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeIntents } from './close-intents.ts';
import { openIntent } from './open-intent.ts';
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

export type PaymentRefusal =
  | PlaceOrderRefusal
  | { kind: 'PaymentUnavailable'; orderToken: string }
  | { kind: 'TooManyTries'; waitMinutes: number }
  /** The order is kept; it has to be paid in another way. */
  | { kind: 'MethodRefused' };

/** Cancelling one superseded order may reveal nothing but a new one; more rounds mean that somebody is racing us. */
const MAX_ROUNDS = 3;
const MINUTE_MS = 60_000;

export async function startPayment(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
): Promise<Result<StartedPayment, PaymentRefusal>> {
  reach('before-first-write');
  const cartTokenHash = services.session.cartTokenHash();
  const payer = cartTokenHash && { cartTokenHash, address: services.session.address };
  const waitMs = payer ? await countPaymentTry(services.db, payer, services.now()) : 0;
  if (waitMs > 0) return refuse({ kind: 'TooManyTries', waitMinutes: Math.ceil(waitMs / MINUTE_MS) });
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const placed = await placeOrder(services, request);
    if (!placed.ok) {
      const finished = placed.error.kind === 'CartEmpty' && (await findPaidOrderOfSession(services));
      return finished ? ok(startedPayment(request, finished, null)) : placed;
    }
    reach('after-reservation');
    const { kind, order } = placed.value;
    if (payer && round === 1) await noteTryOfOrder(services.db, order.id, payer, services.now());
    try {
      if (kind === 'standing') return ok(await payStandingOrder(services, request, order));
      const isGone = await supersedeOrder(services, order);
      if (!isGone) return ok(startedPayment(request, order, null));
    } catch (error) {
      return refuse(refusalOf(error, services, request, order.token));
    }
  }
  throw new Error('the cart kept changing while it was ordered');
}

async function payStandingOrder(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
  order: StandingOrder,
): Promise<StartedPayment> {
  const intent = await openIntent(services, order, request.paymentMethod);
  const isSettled = intent.status === 'succeeded' || intent.status === 'processing';
  if (isSettled) {
    await inTransaction(services.db, (tx) => recordPayment(tx, { intent, cause: 'checkout', now: services.now() }));
  }
  reach('before-order-answer');
  return startedPayment(request, order, isSettled ? null : intent);
}

/** False when the older order turns out to be paid, or about to be. */
async function supersedeOrder(services: PlaceOrderServices, order: LockedOrder): Promise<boolean> {
  const { db, now } = services;
  if (order.state.payment !== 'awaiting_payment') return false;
  const settled = await closeIntents(services, order.id);
  if (settled) {
    await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
    return false;
  }
  return inTransaction(db, (tx) => cancelOrder(tx, order.id, { reason: 'superseded', cause: 'shopper', now: now() }));
}

function startedPayment(
  { locale }: PlaceOrderRequest,
  { token }: { token: string },
  intent: Stripe.PaymentIntent | null,
): StartedPayment {
  const returnUrl = urlOf('checkoutReturn', { locale }, { order: token });
  return { orderToken: token, clientSecret: intent?.client_secret ?? null, intent, returnUrl };
}

/** What Stripe's refusal means for the shopper. Throws what is a bug of ours. */
export function refusalOf(
  error: unknown,
  { payments }: PlaceOrderServices,
  { paymentMethod: method, expectedTotal: total }: PlaceOrderRequest,
  orderToken: string,
): PaymentRefusal {
  if (isMethodRefusal(error)) {
    payments.refusedMethods.note({ method, total, error });
    return { kind: 'MethodRefused' };
  }
  if (!isProviderFailure(error)) throw error;
  return { kind: 'PaymentUnavailable', orderToken };
}

/** The provider is down, slow or refuses us; anything else is a bug of ours. */
function isProviderFailure(error: unknown): boolean {
  const { type } = error as { type?: string };
  return typeof type === 'string' && type.startsWith('Stripe') && type !== 'StripeInvalidRequestError';
}
