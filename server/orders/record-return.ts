import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { listAskedAttempts } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { recordPayment } from './record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/**
 * The shopper has returned from the bank: asks the provider for the payment's state and ignores the URL. When the
 * provider cannot be asked, the page shows the last stored state; the webhook or the reconciler will update it.
 */
export async function recordReturn({ db, now, payments }: Services, orderId: string): Promise<void> {
  const [attempt] = await listAskedAttempts(db, orderId);
  if (!attempt) return;
  const intent = await payments.getIntent(attempt.intentId).catch(() => null);
  if (!intent) return;
  await inTransaction(db, async (tx) => {
    await recordPayment(tx, { intent, cause: 'return', now: now() });
    reach('before-return-commit');
  });
  reach('before-return-answer');
}
