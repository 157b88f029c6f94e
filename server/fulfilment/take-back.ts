// Goods of an order came back: recorded by parcel and line, and put back into stock unless they cannot be sold again.
// The money is returned separately: `requestRefund`.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { decide } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { restock, stockLinesOf } from '../inventory/reserve-stock.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { lockOrder } from '../orders/order-store.ts';
import { noteReturnedGoods } from '../refunds/note-returned-goods.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { listOrderedQuantities } from '../shipping/ordered-quantities.ts';
import { addReturnedLines } from '../shipping/parcel-store.ts';
import type { FulfilmentRefused } from './send-parcel.ts';

export type ReturnRequest = {
  orderId: string;
  /** Null: whichever parcels the lines came in. */
  parcel: number | null;
  /** Null: everything that was sent and has not come back. */
  lines: readonly LineQuantity[] | null;
  isRestocked: boolean;
};

/** Answers with what came back, by line. The notices that announced it are told. */
export function takeBack(
  { db, now, auditDone }: { db: Db; now: () => Date; auditDone?: AuditInside },
  request: ReturnRequest,
): Promise<Result<LineQuantity[], FulfilmentRefused>> {
  return inTransaction(db, async (tx) => {
    const back = await takeBackIn(tx, request, now());
    if (!back.ok) return back;
    await noteReturnedGoods(tx, { ...request, lines: back.value }, now());
    await auditDone?.(tx, { lines: back.value, isRestocked: request.isRestocked });
    return back;
  });
}

export async function takeBackIn(
  tx: Transaction,
  { orderId, ...request }: ReturnRequest,
  now: Date,
): Promise<Result<LineQuantity[], FulfilmentRefused>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const decision = decide({ type: 'markReturned', ...request }, order.state);
  if (!decision.ok) return decision;
  const ordered = await listOrderedQuantities(tx, orderId);
  const back: LineQuantity[] = ordered.flatMap(({ position }) => {
    const lines = decision.value.flatMap((event) => (event.type === 'ParcelReturned' ? event.lines : []));
    const quantity = lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
    return quantity > 0 ? [{ position, quantity }] : [];
  });
  for (const event of decision.value) {
    if (event.type === 'ParcelReturned') await addReturnedLines(tx, event.parcelId, event.lines);
  }
  if (request.isRestocked) {
    const quantities = new Map(back.map(({ position, quantity }) => [position, quantity]));
    const goods = ordered.flatMap(({ position, variantId }) => {
      const quantity = quantities.get(position);
      return quantity ? [{ variantId, quantity }] : [];
    });
    await restock(tx, orderId, stockLinesOf(goods), now);
  }
  await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now });
  return ok(back);
}
