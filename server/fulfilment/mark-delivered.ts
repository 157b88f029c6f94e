import { decide } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { markParcelDelivered } from '../shipping/parcel-store.ts';
import type { FulfilmentRefused } from './send-parcel.ts';

/** Marks a parcel as delivered, or without a number all that are under way. Returns their numbers. */
export async function markDelivered(
  { db, now, auditDone }: { db: Db; now: () => Date; auditDone?: AuditInside },
  { orderId, parcel }: { orderId: string; parcel: number | null },
): Promise<Result<number[], FulfilmentRefused>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const decision = decide({ type: 'markDelivered', parcel }, order.state);
    if (!decision.ok) return decision;
    const numbers: number[] = [];
    for (const event of decision.value) {
      if (event.type !== 'ParcelDelivered') continue;
      await markParcelDelivered(tx, event.parcelId, now());
      numbers.push(order.state.parcels.findIndex(({ parcelId }) => parcelId === event.parcelId) + 1);
    }
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: now() });
    await auditDone?.(tx, { parcels: numbers });
    return ok(numbers);
  });
}
