import type Stripe from 'stripe';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { listAskedAttempts, type PaymentAttempt } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Cancels all open intents of the order; with `since`, only those of earlier attempts, because a later attempt closes
 * the others itself. Returns the intent that cannot be closed because it is paid or being paid; null when there is
 * none.
 */
export async function closeIntents(
  { db, payments }: { db: Db; payments: PaymentProvider },
  orderId: string,
  since?: PaymentAttempt,
): Promise<Stripe.PaymentIntent | null> {
  for (const { attempt, intentId } of await listAskedAttempts(db, orderId)) {
    if (since && attempt >= since.attempt) continue;
    const intent = await closeIntent(payments, intentId);
    if (intent.status !== 'canceled') return intent;
  }
  return null;
}

/** An intent that succeeded in the meantime cannot be cancelled: then its current state is returned. */
export async function closeIntent(payments: PaymentProvider, intentId: string): Promise<Stripe.PaymentIntent> {
  const intent = await payments.getIntent(intentId);
  if (!intent.status.startsWith('requires_')) return intent;
  try {
    return await payments.cancelIntent(intentId);
  } catch (error) {
    if ((error as { code?: string }).code !== 'payment_intent_unexpected_state') throw error;
    return payments.getIntent(intentId);
  }
}

/** Whether staff's cancelling has begun and is not finished: it closes the order's intents first, and is tried until it is. */
export async function isBeingCancelled(tx: Transaction, orderId: string): Promise<boolean> {
  const running = await tx
    .selectFrom('order_actions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancel')
    .where('status', '=', 'running')
    .executeTakeFirst();
  return running !== undefined;
}
