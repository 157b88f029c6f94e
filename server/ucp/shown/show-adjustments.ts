// What was given back of an order, as the protocol writes it: each refund with its amount and the units that it is for, and
// nothing of what staff noted about it.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { RefundStatus } from '../../payments/refund-store.ts';

const shownStatus = {
  requested: 'pending',
  pending: 'pending',
  succeeded: 'completed',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<RefundStatus, string>;

type Row = {
  id: string;
  at: Date;
  status: RefundStatus;
  minor: number;
  /** `place`: of the line among those of the order, from 1 on. */
  lines: { place: number; quantity: number }[] | null;
};

/** The oldest first. What leaves the order, and goes back to the buyer, is negative. */
export async function readAdjustments(db: Db, orderId: string, idOfLine: (place: number) => string): Promise<object[]> {
  const { rows } = await sql<Row>`
    select r.id, r.created_at as at, r.status, r.amount_minor as minor, (
      select json_agg(json_build_object('quantity', l.quantity, 'place', (
        select count(*) from order_lines o where o.order_id = l.order_id and o.position <= l.position)) order by l.position)
      from refund_lines l where l.refund_id = r.id) as lines
    from refunds r where r.order_id = ${orderId} order by r.created_at, r.id`.execute(db);
  return rows.map(({ id, at, status, minor, lines }) => ({
    ...{ id, type: 'refund', occurred_at: at.toISOString(), status: shownStatus[status] },
    ...(lines && { line_items: lines.map(({ place, quantity }) => ({ id: idOfLine(place), quantity: -quantity })) }),
    totals: [{ type: 'total', amount: -minor }],
  }));
}
