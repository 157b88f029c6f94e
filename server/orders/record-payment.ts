// The only place where a report of a payment changes an order. The webhook, the shopper's return and the reconciler all
// call it with a PaymentIntent; safe to call any number of times and in any order.
import type Stripe from 'stripe';
import { isUuid } from '#src/is-uuid.ts';
import type { Currency } from '#src/money.ts';
import { decide, type OrderCommand, type OrderEvent } from '#src/orders/order-decisions.ts';
import { isDebit } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import {
  findAttemptByIntent,
  findLatestAttempt,
  type PaymentAttempt,
  saveIntentStatus,
} from '../payments/attempt-store.ts';
import { noteMismatch } from '../payments/note-mismatch.ts';
import { isPaidOnline } from '../payments/own-methods.ts';
import { isBeingCancelled } from './close-intents.ts';
import { commitOrderEvents, isDeclinedForGood, isOrderLeft } from './commit-order-events.ts';
import { type LockedOrder, lockOrder } from './order-store.ts';
import { returnPayment } from './return-payment.ts';

export type PaymentCause = 'webhook' | 'return' | 'reconciler' | 'checkout';

export type PaymentReport = { intent: Stripe.PaymentIntent; cause: PaymentCause; now: Date };

export type RecordedPayment =
  | { kind: 'recorded'; orderId: string; events: OrderEvent[] }
  /** The intent belongs to no order, or to one that is not stored yet. */
  | { kind: 'unknown' }
  /** Amount or currency are not the order's: nothing was recorded, a person must look. */
  | { kind: 'mismatch'; orderId: string }
  | { kind: 'paid-twice'; orderId: string };

export async function recordPayment(tx: Transaction, { intent, cause, now }: PaymentReport): Promise<RecordedPayment> {
  const attempt = await findAttempt(tx, intent);
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!attempt || !order) return { kind: 'unknown' };
  if (intent.amount !== attempt.amountMinor || intent.currency.toUpperCase() !== attempt.currency) {
    const paid = { intentId: intent.id, orderId: order.id, amountMinor: intent.amount };
    // Only money that has come: an intent that was never paid is nobody's concern.
    if (intent.status === 'succeeded') {
      await noteMismatch(tx, { ...paid, currency: intent.currency.toUpperCase() as Currency }, now);
    }
    return { kind: 'mismatch', orderId: order.id };
  }
  const errorCode = intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null;
  await saveIntentStatus(tx, attempt.id, intent.status, errorCode, now);

  if (isProviderMethod(attempt.method) && isDebit(attempt.method) && intent.latest_charge) {
    const deduplicationKey = `note-mandate-${attempt.id}`;
    await addToOutbox(tx, { deduplicationKey, kind: 'note-mandate', payload: { intentId: intent.id } }, now);
  }

  const command = await commandOf(tx, intent, attempt, order, now);
  if (!command) return { kind: 'recorded', orderId: order.id, events: [] };
  const decision = decide(command, order.state);
  if (!decision.ok) {
    if (decision.error.kind !== 'PaidTwice') return { kind: 'recorded', orderId: order.id, events: [] };
    await returnPayment(tx, order, { intentId: intent.id, cause: 'paid_twice', now });
    return { kind: 'paid-twice', orderId: order.id };
  }

  await commitOrderEvents(tx, order, decision.value, { cause, now });
  return { kind: 'recorded', orderId: order.id, events: decision.value };
}

/** Found by the intent's id or, when we crashed before storing that, by the order's id in the intent's metadata. */
async function findAttempt(tx: Transaction, intent: Stripe.PaymentIntent): Promise<PaymentAttempt | null> {
  const attempt = await findAttemptByIntent(tx, intent.id);
  if (attempt) return attempt;
  const orderId = intent.metadata.order_id;
  const latest = orderId && isUuid(orderId) ? await findLatestAttempt(tx, orderId) : null;
  return latest && latest.intentId === null && isPaidOnline(latest.method) ? latest : null;
}

async function commandOf(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  attempt: PaymentAttempt,
  order: LockedOrder,
  now: Date,
): Promise<OrderCommand | null> {
  const intentId = intent.id;
  switch (intent.status) {
    case 'succeeded': {
      const isStockLeft = order.state.payment === 'cancelled' && (await isOrderLeft(tx, order, now));
      return { type: 'recordSuccess', intentId, isStockLeft };
    }
    case 'processing':
      return { type: 'recordProcessing', intentId };
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      if (!error) return null;
      const code = error.decline_code ?? error.code ?? 'generic_decline';
      return { type: 'recordFailure', intentId, code, failureId: error.charge ?? error.payment_method?.id ?? code };
    }
    case 'canceled': {
      // An intent that was replaced by another attempt says nothing about the order.
      const latest = await findLatestAttempt(tx, order.id);
      if (latest?.id !== attempt.id) return null;
      // We closed it ourselves, and say why the order is cancelled, and write to the shopper, a moment later.
      if (await isBeingCancelled(tx, order.id)) return null;
      const isDeclined = order.state.payment === 'payment_processing' || (await isDeclinedForGood(tx, order.id));
      return { type: 'cancel', reason: isDeclined ? 'declined_for_good' : 'expired' };
    }
    default:
      return null;
  }
}
