import { decide } from '#src/orders/order-decisions.ts';
import type { CancelReason } from '#src/orders/payment-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { lockOrder } from './order-store.ts';

/** Cancels an order whose intent can no longer be paid. False when the order is paid or being paid. */
export async function cancelOrder(
  tx: Transaction,
  orderId: string,
  { reason, cause, now }: { reason: CancelReason; cause: string; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order) return false;
  // The shopper may have been given more time since somebody looked.
  if (reason === 'expired' && order.expiresAt > now) return false;
  const decision = decide({ type: 'cancel', reason }, order.state);
  if (!decision.ok) return false;
  await commitOrderEvents(tx, order, decision.value, { cause, now });
  return true;
}
