import type Stripe from 'stripe';
import type { Db } from '../database/connect.ts';
import { listAskedAttempts } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Makes sure that nothing can pay the order any more, except the attempt that is to be left open. Answers with the
 * intent that cannot be closed because it is paid or being paid; null when there is none.
 */
export async function closeIntents(
  { db, payments }: { db: Db; payments: PaymentProvider },
  orderId: string,
  leftOpen?: string,
): Promise<Stripe.PaymentIntent | null> {
  for (const { id, intentId } of await listAskedAttempts(db, orderId)) {
    if (id === leftOpen) continue;
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
