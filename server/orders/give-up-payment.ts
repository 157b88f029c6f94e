import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { recordPayment } from './record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/**
 * Cancels an intent that was declined too often: with its client secret someone could go on trying cards without asking
 * us. If it was paid in the meantime, the payment is recorded as usual.
 */
export async function giveUpPayment(
  { db, now, payments }: Services,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<void> {
  const { status } = await payments.getIntent(intentId);
  if (status.startsWith('requires_')) await payments.cancelIntent(intentId);
  const intent = await payments.getIntent(intentId);
  await inTransaction(db, async (tx) => {
    if (intent.status === 'canceled') {
      await cancelOrder(tx, orderId, { reason: 'declined_for_good', cause: 'shopper', now: now() });
    }
    await recordPayment(tx, { intent, cause: 'reconciler', now: now() });
  });
}
