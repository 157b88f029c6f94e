// What money that goes back means for the parcel: whoever reads of a sum alone does not know whether the goods still come.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { fold, type OrderEvent } from '#src/orders/order-decisions.ts';
import { refundedOrRequested } from '#src/orders/refund-decisions.ts';
import type { Db } from '../database/connect.ts';
import { listOrderEvents } from '../orders/order-store.ts';
import { listGoods } from '../refunds/settle-refunded-goods.ts';

export type RefundedGoods = {
  /** What this refund took off the order. */
  notSent: readonly LineQuantity[];
  /** `asPlanned`: what was still to be sent is; `rest`: but for `notSent`; `nothing`: no more is; null: all of it was sent. */
  delivery: 'asPlanned' | 'rest' | 'nothing' | null;
};

export async function readRefundedGoods(db: Db, orderId: string, refundId: string): Promise<RefundedGoods> {
  const events = await listOrderEvents(db, orderId);
  const state = fold(events);
  if (state.payment !== 'paid') return { notSent: [], delivery: null };
  const [goods, { capturedMinor }] = await Promise.all([
    listGoods(db, orderId),
    db
      .selectFrom('orders')
      .select('captured_minor as capturedMinor')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  ]);
  const notSent = listTakenOff(events, refundId);
  const isLeft = goods.some(({ unsent }) => unsent > 0);
  const isMoneyLeft = refundedOrRequested(state, state.intentId) < capturedMinor;
  if (isLeft && isMoneyLeft) return { notSent, delivery: notSent.length > 0 ? 'rest' : 'asPlanned' };
  return { notSent, delivery: isLeft || notSent.length > 0 ? 'nothing' : null };
}

/** Both are written at once, one after the other. */
function listTakenOff(events: readonly OrderEvent[], refundId: string): readonly LineQuantity[] {
  const at = events.findIndex((event) => event.type === 'RefundRequested' && event.refundId === refundId);
  const next = at < 0 ? undefined : events[at + 1];
  return next?.type === 'LinesCancelled' ? next.lines : [];
}
