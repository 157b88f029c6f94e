import { decide, type OrderRefusal } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { lockOrder } from './order-store.ts';

export type SentParcel = { orderId: string; carrier: string; trackingNumber: string; isLast: boolean };

/** A parcel of the order has been handed to its carrier; the shopper is told where to follow it. */
export async function markSent(
  { db, now }: { db: Db; now: () => Date },
  { orderId, ...parcel }: SentParcel,
): Promise<Result<null, OrderRefusal | { kind: 'OrderUnknown' }>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const decision = decide({ type: 'markSent', ...parcel, capturedMinor: order.capturedMinor }, order.state);
    if (!decision.ok) return decision;
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: now() });
    return ok(null);
  });
}
