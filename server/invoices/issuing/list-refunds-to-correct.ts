// The refunds of an order that its books do not say yet. One that nobody asked us for has no VAT of its own: it is split as
// the refunds before it leave it.
import { splitVat } from '#src/refunds/refund-vat.ts';
import type { Db } from '../../database/connect.ts';
import { readRefundable } from '../../refunds/read-refundable.ts';
import type { TakenBack } from './build-document.ts';

export type RefundToCorrect = TakenBack & { refundId: string };

/** Money that was given back, the oldest first. */
export async function listRefundsToCorrect(db: Db, orderId: string): Promise<RefundToCorrect[]> {
  const { order, earlier, intentId } = await readRefundable(db, orderId);
  if (!intentId) return [];
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('invoices', 'invoices.refund_id', 'refunds.id')
    .select(['refunds.id', 'refunds.status', 'refunds.amount_minor', 'refunds.delivery_minor', 'refunds.reason'])
    .select('invoices.id as correctedBy')
    .where('refunds.order_id', '=', orderId)
    .where('intent_id', '=', intentId)
    .where('status', 'not in', ['failed', 'canceled'])
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
  const lines = await db
    .selectFrom('refund_lines')
    .select(['refund_id', 'position', 'quantity', 'amount_minor as amountMinor'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.flatMap((row, place) => {
    if (row.status !== 'succeeded' || row.correctedBy) return [];
    const own = lines.filter(({ refund_id }) => refund_id === row.id);
    const known = earlier[place]?.vat ?? [];
    return {
      refundId: row.id,
      lines: own.map(({ position, quantity, amountMinor }) => ({ position, quantity, amountMinor })),
      deliveryMinor: row.delivery_minor,
      vat:
        known.length > 0
          ? known
          : splitVat(order, earlier.slice(0, place), { lines: [], amountMinor: row.amount_minor, deliveryMinor: 0 }),
      reason: row.reason,
    };
  });
}
