// Asks the provider about refunds whose webhooks may have been missed.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { listPendingRefunds, markRefundChecked } from '../payments/refund-store.ts';
import { failureCauseOf } from '../payments/watch-provider.ts';
import { recordRefund } from './record-refund.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; log: FastifyBaseLogger };

/** Pending is normal for days, because banks are slow; this is how old a refund is before the provider is asked. */
const PENDING_TOO_LONG_MS = 10 * 60_000;
const REFUNDS_A_ROUND = 50;

/** One round over the refunds that stay pending. */
export async function reconcileRefunds({ db, now, payments, log }: Services): Promise<void> {
  for (const { id, stripeRefundId } of await listPendingRefunds(db, PENDING_TOO_LONG_MS, now(), REFUNDS_A_ROUND)) {
    try {
      await inTransaction(db, (tx) => markRefundChecked(tx, id, now()));
      if (!stripeRefundId) throw new Error('a pending refund has no id at the provider');
      const refund = await payments.getRefund(stripeRefundId);
      const outcome = await inTransaction(db, (tx) => recordRefund(tx, refund, { cause: 'reconciler', now: now() }));
      if (outcome.kind === 'refund-failed') log.error({ refundId: id, orderId: outcome.orderId }, 'refund failed');
    } catch (error) {
      // A provider that is down has been logged by the call itself, once a minute.
      if (failureCauseOf(error)) continue;
      log.error({ err: error, refundId: id }, 'refund could not be reconciled');
    }
  }
}

/** Records every refund of a payment, those made in Stripe's dashboard too. */
export async function fetchRefunds({ db, now, payments }: Omit<Services, 'log'>, intentId: string): Promise<void> {
  for (const refund of await payments.listRefunds(intentId)) {
    await inTransaction(db, (tx) => recordRefund(tx, refund, { cause: 'reconciler', now: now() }));
  }
}
