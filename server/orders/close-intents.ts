import type Stripe from 'stripe';
import type { Db } from '../database/connect.ts';
import { listAskedAttempts, type PaymentAttempt } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Makes sure that nothing can pay the order any more; with `since`, nothing that was begun before that attempt: what was
 * begun after it is the later one's to close. Answers with the intent that cannot be closed because it is paid or being
 * paid; null when there is none.
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

/** An intent that succeeded in the meantime cannot be cancelled: then it is fetched as it stands. */
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
