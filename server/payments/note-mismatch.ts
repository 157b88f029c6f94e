import type { Currency } from '#src/money.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * A payment whose amount or currency is not the order's: nothing else is recorded of it, and somebody looks. The provider
 * tells of it again and again: it is noted once.
 */
export async function noteMismatch(
  tx: Transaction,
  payment: { intentId: string; orderId: string; amountMinor: number; currency: Currency },
  now: Date,
): Promise<void> {
  const { intentId, orderId, amountMinor, currency } = payment;
  await tx
    .insertInto('payment_mismatches')
    .values({ intent_id: intentId, order_id: orderId, amount_minor: amountMinor, currency, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
