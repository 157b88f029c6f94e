import type Stripe from 'stripe';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { findAttemptByIntent } from '../payments/attempt-store.ts';
import { sumRefundsOfIntent } from '../payments/refund-store.ts';

/** A refunded charge tells only the sum: when it differs from our own, the refunds are fetched. */
export async function recordRefundedCharge(
  tx: Transaction,
  charge: Stripe.Charge,
  { now }: { now: Date },
): Promise<{ kind: 'recorded' | 'unknown'; orderId?: string }> {
  const intentId = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
  const attempt = intentId && (await findAttemptByIntent(tx, intentId));
  if (!intentId || !attempt) return { kind: 'unknown' };
  if ((await sumRefundsOfIntent(tx, intentId)) !== charge.amount_refunded) {
    const deduplicationKey = `fetch-refunds-${charge.id}-${charge.amount_refunded}-${now.getTime()}`;
    await addToOutbox(tx, { deduplicationKey, kind: 'fetch-refunds', payload: { intentId } }, now);
  }
  return { kind: 'recorded', orderId: attempt.orderId };
}
