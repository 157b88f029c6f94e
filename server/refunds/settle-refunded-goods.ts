// The goods of a refund: what was not sent is taken off the order, and what is with the shopper comes back, only
// where staff says so; what came back before was settled then.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { decide, type OrderEvent, type OrderState } from '#src/orders/order-decisions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { restock, stockLinesOf } from '../inventory/reserve-stock.ts';
import { addReturnedLines } from '../shipping/parcel-store.ts';
import { noteReturnedGoods } from './note-returned-goods.ts';

export type RefundedLine = LineQuantity & {
  /** What of it was not sent yet will not be sent. */
  isCancelled: boolean;
  /** Back into stock: goods that never leave, or that are back. */
  isRestocked: boolean;
};

/** A line's units: how many are settled already, how many were never sent, how many the shopper has. */
export type GoodsOfLine = {
  position: number;
  variantId: string | null;
  settled: number;
  unsent: number;
  sent: number;
  withShopper: number;
};

export async function listGoods(db: Db, orderId: string): Promise<GoodsOfLine[]> {
  const [lines, sent, refunded] = await Promise.all([
    db
      .selectFrom('order_lines')
      .select(['position', 'quantity', 'cancelled_quantity as cancelled', 'variant_id as variantId'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('parcel_lines')
      .select(['position', 'quantity', 'returned_quantity as returned'])
      .where('order_id', '=', orderId)
      .execute(),
    db
      .selectFrom('refund_lines')
      .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
      .select(['position', 'quantity'])
      .where('refund_lines.order_id', '=', orderId)
      .where('refunds.status', 'not in', ['failed', 'canceled'])
      .execute(),
  ]);
  return lines.map(({ position, quantity, cancelled, variantId }) => {
    const parts = sent.filter((part) => part.position === position);
    const out = parts.reduce((sum, part) => sum + part.quantity, 0);
    const back = parts.reduce((sum, part) => sum + part.returned, 0);
    const given = refunded.reduce((sum, part) => sum + (part.position === position ? part.quantity : 0), 0);
    return {
      position,
      variantId,
      settled: Math.max(0, cancelled + back - given),
      unsent: quantity - cancelled - out,
      sent: out,
      withShopper: out - back,
    };
  });
}

/** How many of `quantity` units that are given back were not sent. */
export function unsentOf({ settled, unsent }: Pick<GoodsOfLine, 'settled' | 'unsent'>, quantity: number): number {
  return Math.min(quantity - Math.min(quantity, settled), unsent);
}

/** The events that the refund's goods make; stock and parcels are written. */
export async function settleRefundedGoods(
  tx: Transaction,
  { id: orderId, state }: { id: string; state: OrderState },
  lines: readonly RefundedLine[],
  now: Date,
): Promise<OrderEvent[]> {
  const goods = await listGoods(tx, orderId);
  const cancelled: LineQuantity[] = [];
  const back: LineQuantity[] = [];
  const restocked: { variantId: string | null; quantity: number }[] = [];
  for (const { position, quantity, isCancelled, isRestocked } of lines) {
    const line = goods.find((candidate) => candidate.position === position);
    if (!line) continue;
    const here = unsentOf(line, quantity);
    const unsent = isCancelled ? here : 0;
    const moved = quantity - Math.min(quantity, line.settled);
    const returned = isRestocked ? Math.min(moved - here, line.withShopper) : 0;
    if (unsent > 0) cancelled.push({ position, quantity: unsent });
    if (returned > 0) back.push({ position, quantity: returned });
    if (isRestocked && unsent + returned > 0) {
      restocked.push({ variantId: line.variantId, quantity: unsent + returned });
    }
  }
  await restock(tx, orderId, stockLinesOf(restocked), now);
  const ordered = goods.map(({ position, unsent, sent }) => ({ position, quantity: unsent + sent }));
  if (back.length > 0) await noteReturnedGoods(tx, { orderId, lines: back, isRestocked: true }, now);
  return [...cancelLines(state, cancelled, ordered), ...(await takeBack(tx, state, back))];
}

function cancelLines(
  state: OrderState,
  lines: readonly LineQuantity[],
  ordered: readonly LineQuantity[],
): OrderEvent[] {
  if (lines.length === 0) return [];
  const decision = decide({ type: 'cancelLines', lines, ordered }, state);
  if (!decision.ok) throw new Error(`goods that are here were not given up: ${decision.error.kind}`);
  return decision.value;
}

async function takeBack(tx: Transaction, state: OrderState, lines: readonly LineQuantity[]): Promise<OrderEvent[]> {
  if (lines.length === 0) return [];
  const decision = decide({ type: 'markReturned', parcel: null, lines, isRestocked: true }, state);
  if (!decision.ok) throw new Error(`goods that were sent did not come back: ${decision.error.kind}`);
  for (const event of decision.value) {
    if (event.type === 'ParcelReturned') await addReturnedLines(tx, event.parcelId, event.lines);
  }
  return decision.value;
}
