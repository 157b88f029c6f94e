// The one intent that an order can be paid by. An order keeps its goods and its number when the shopper chooses another
// method: a new attempt is made, and open intents are closed first, so that two windows with two methods cannot both
// take the money.
import type Stripe from 'stripe';
import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { findLatestAttempt, type PaymentAttempt, saveIntentId } from '../payments/attempt-store.ts';
import { isPaidOnline, type OnlineMethod } from '../payments/own-methods.ts';
import { isSpent } from '../payments/own-payment-state.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { applyStoredEvents } from './apply-stored-events.ts';
import { closeIntent, closeIntents } from './close-intents.ts';
import { lockOrder } from './order-store.ts';
import type { StandingOrder } from './placing/place-order.ts';
import { isOverAtProvider, takeAttempt } from './take-attempt.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** Another window or device has chosen a method after us. Our intent is closed; that one pays the order. */
export class PaymentOvertaken extends Error {}

/** When the intent found can no longer be paid, one more round opens a new one. */
const MAX_ROUNDS = 2;

/**
 * An intent that is open for `method`, or the one that has been paid already by any method. Null when nothing is to be
 * paid at the provider any more: the order was cancelled meanwhile, staff recorded a payment, or it is paid on
 * delivery. Throws `PaymentOvertaken`.
 */
export async function openIntent(
  services: Services,
  order: StandingOrder,
  method: OnlineMethod,
): Promise<Stripe.PaymentIntent | null> {
  const { db, now, payments } = services;
  let spentId: string | null = null;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const attempt = await inTransaction(db, (tx) => takeAttempt(tx, order.id, method, spentId, now()));
    if (!attempt) return null;
    const settled = await closeIntents(services, order.id, attempt);
    if (settled) return settled;
    const { intent, standing } = await intentOf(services, order, attempt);
    if (standing !== 'wanted') {
      const closed = await closeIntent(payments, intent.id);
      if (closed.status !== 'canceled') return closed;
      if (standing === 'over') return null;
      // The later one wins: if each tried again, several devices would close each other's intents until none was left.
      throw new PaymentOvertaken(`order ${order.id} is being paid in another way`);
    }
    if (intent.status !== 'canceled' && !isSpent(intent)) return intent;
    spentId = attempt.id;
  }
  throw new Error(`order ${order.id} gets no intent that is open`);
}

/** `overtaken`: a newer attempt was made; `over`: nothing is to be paid at the provider any more. */
type Standing = 'wanted' | 'overtaken' | 'over';

async function intentOf(
  services: Services,
  order: StandingOrder,
  attempt: PaymentAttempt,
): Promise<{ intent: Stripe.PaymentIntent; standing: Standing }> {
  const { db, now, payments } = services;
  if (!isPaidOnline(attempt.method)) throw new Error(`attempt ${attempt.id} is not paid at a provider`);
  if (attempt.intentId) {
    const intent = await payments.getIntent(attempt.intentId);
    return { intent, standing: await inTransaction(db, (tx) => standingOf(tx, attempt)) };
  }
  reach('before-provider-call');
  const intent = await payments.createIntent({
    idempotencyKey: attempt.idempotencyKey,
    amount: money(attempt.amountMinor, attempt.currency),
    method: attempt.method,
    orderId: order.id,
    orderNumber: order.number,
  });
  reach('before-intent-commit');
  const standing = await inTransaction(db, async (tx) => {
    const found = await standingOf(tx, attempt);
    await saveIntentId(tx, attempt.id, intent.id, now());
    return found;
  });
  await applyStoredEvents(services, intent.id);
  return { intent, standing };
}

/**
 * Whoever pays by hand, or cancels, closes the intents that are stored and decides under the order's lock that no other has
 * come. Under the same lock ours is stored: either they see it, or we see what they did.
 */
async function standingOf(tx: Transaction, attempt: PaymentAttempt): Promise<Standing> {
  const order = await lockOrder(tx, attempt.orderId);
  const latest = await findLatestAttempt(tx, attempt.orderId);
  if (!order || isOverAtProvider(order)) return 'over';
  return latest?.id === attempt.id ? 'wanted' : 'overtaken';
}
