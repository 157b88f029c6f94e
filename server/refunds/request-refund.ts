// Money goes back to the shopper: decided and recorded in one transaction; the outbox carries it out.
import type { Money } from '#src/money.ts';
import { money } from '#src/money.ts';
import { decide, type OrderRefusal } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { lockOrder } from '../orders/order-store.ts';
import { insertRefund, newRefundId } from '../payments/refund-store.ts';

export type RefundRequest = {
  /** For work that may be repeated: it is requested once. */
  refundId?: string;
  orderId: string;
  /** Null: all that is left. */
  amount: Money | null;
  reason: string;
};

export type RequestedRefund = { refundId: string; amount: Money };

export type RequestRefundRefusal =
  | OrderRefusal
  | { kind: 'OrderUnknown' }
  | { kind: 'OtherCurrency'; currency: Money['currency'] };

export async function requestRefund(
  { db, now }: { db: Db; now: () => Date },
  { orderId, amount, reason, refundId = newRefundId() }: RefundRequest,
): Promise<Result<RequestedRefund, RequestRefundRefusal>> {
  return inTransaction(db, async (tx) => {
    // The lock keeps other refunds of this order from being decided at the same time.
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    if (amount && amount.currency !== order.currency)
      return refuse({ kind: 'OtherCurrency', currency: order.currency });
    const { capturedMinor, currency } = order;
    const same = order.state.refunds[refundId];
    if (same) return ok({ refundId, amount: money(same.amountMinor, currency) });
    const decision = decide(
      { type: 'requestRefund', refundId, amountMinor: amount?.minor ?? null, capturedMinor },
      order.state,
    );
    if (!decision.ok) return decision;
    const requested = decision.value.find((event) => event.type === 'RefundRequested');
    if (!requested) throw new Error('a refund was neither refused nor requested');
    const { intentId, amountMinor } = requested;
    await insertRefund(tx, { id: refundId, orderId, intentId, amountMinor, currency, cause: 'staff', reason }, now());
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: now() });
    return ok({ refundId, amount: money(amountMinor, currency) });
  });
}
