// The withdrawals from an order that wait for goods or money, for whatever happens to the order beside them.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

type AnnouncedLine = { position: number; quantity: number; received: number };
export type OpenReturn = { id: string; announcedAt: Date; receivedAt: Date | null; lines: AnnouncedLine[] };

/** The oldest first, locked. */
export async function listOpenReturns(tx: Transaction, orderId: string): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select r.id, r.announced_at as "announcedAt", r.received_at as "receivedAt",
      coalesce((select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity, 'received',
          least(l.quantity, coalesce((select sum(c.quantity) from return_receipts c
            where c.return_id = r.id and c.position = l.position), 0))) order by l.position)
        from return_lines l where l.return_id = r.id), '[]') as lines
    from returns r where r.order_id = ${orderId} and r.status in ('announced', 'received')
    order by r.announced_at, r.number for update of r`.execute(tx);
  return rows;
}
