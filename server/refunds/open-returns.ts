// The withdrawals from an order that wait for goods or money, for whatever happens to the order beside them.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

type AnnouncedLine = { position: number; quantity: number; received: number };
export type OpenReturn = {
  id: string;
  status: 'announced' | 'received' | 'refunded' | 'closed';
  announcedAt: Date;
  receivedAt: Date | null;
  lines: AnnouncedLine[];
};

/** The oldest first, locked. */
export function listOpenReturns(tx: Transaction, orderId: string): Promise<OpenReturn[]> {
  return lockReturns(tx, orderId, ['announced', 'received']);
}

/** The same with those whose goods may still come after their money went back, or after none was due. */
export function listAwaitedReturns(tx: Transaction, orderId: string): Promise<OpenReturn[]> {
  return lockReturns(tx, orderId, ['announced', 'received', 'refunded', 'closed']);
}

async function lockReturns(
  tx: Transaction,
  orderId: string,
  statuses: readonly OpenReturn['status'][],
): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select r.id, r.status, r.announced_at as "announcedAt", r.received_at as "receivedAt",
      coalesce((select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity, 'received',
          least(l.quantity, coalesce((select sum(c.quantity) from return_receipts c
            where c.return_id = r.id and c.position = l.position), 0))) order by l.position)
        from return_lines l where l.return_id = r.id), '[]') as lines
    from returns r where r.order_id = ${orderId} and r.status = any(${statuses})
    order by r.announced_at, r.number for update of r`.execute(tx);
  return rows;
}
