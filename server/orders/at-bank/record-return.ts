import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { listAskedAttempts } from '../../payments/attempt-store.ts';
import { countTriesOfOrder } from '../../payments/payment-limits.ts';
import { type LookServices, shareLook } from '../../payments/share-look.ts';
import { recordPayment } from '../record-payment.ts';

/**
 * The shopper has returned from the bank: asks the provider for the payment's state and ignores the URL. When the
 * provider cannot be asked, or was a moment ago, the page shows the last stored state; the webhook or the reconciler will
 * update it. Of an order that is paid there is nothing to ask.
 */
export async function recordReturn(services: LookServices, orderId: string): Promise<void> {
  const order = await services.db
    .selectFrom('orders')
    .select('payment_state')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order?.payment_state === 'paid') return;
  const [attempt] = await listAskedAttempts(services.db, orderId);
  if (!attempt) return;
  const key = `return ${orderId} ${await countTriesOfOrder(services.db, orderId)}`;
  await shareLook(services, { key }, () => lookAndRecord(services, attempt.intentId));
}

async function lookAndRecord({ db, now, payments }: LookServices, intentId: string): Promise<void> {
  const intent = await payments.getIntent(intentId).catch(() => null);
  if (!intent) return;
  await inTransaction(db, async (tx) => {
    await recordPayment(tx, { intent, cause: 'return', now: now() });
    reach('before-return-commit');
  });
  reach('before-return-answer');
}
