import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

const isGood = sql`refunds.status not in ('failed', 'canceled')`;

/**
 * Whether the notice is answered: a sum was given back for it that names no goods, or all that it announced was given back.
 * Goods that come in several parcels are given back one after the other, and the notice waits for the last.
 */
const isAnswered: RawBuilder<SqlBool> = sql`exists (select from refunds where return_id = returns.id and ${isGood}) and (
  exists (select from refunds where return_id = returns.id and ${isGood}
    and not exists (select from refund_lines where refund_id = refunds.id))
  or not exists (select from return_lines l join order_lines o using (order_id, position)
    where l.return_id = returns.id
      and l.quantity > (select coalesce(sum(r.quantity), 0) from refund_lines r join refunds on refunds.id = r.refund_id
        where refunds.return_id = returns.id and r.position = l.position and ${isGood})
      and o.quantity > (select coalesce(sum(r.quantity), 0) from refund_lines r join refunds on refunds.id = r.refund_id
        where r.order_id = l.order_id and r.position = l.position and ${isGood})))`;

/** Closes the shopper's notice once its money went back. */
export async function closeRefundedReturn(tx: Transaction, returnId: string, now: Date): Promise<void> {
  await tx
    .updateTable('returns')
    .set({ status: 'refunded', closed_at: now })
    .where('id', '=', returnId)
    .where('status', 'in', ['announced', 'received'])
    .where(isAnswered)
    .execute();
}

/** Its money has gone back, whatever that was said to be for. */
export async function closeReturn(tx: Transaction, returnId: string, now: Date): Promise<void> {
  await tx.updateTable('returns').set({ status: 'refunded', closed_at: now }).where('id', '=', returnId).execute();
}

/**
 * A refund that answered it has failed, and the others do not answer all of it: the money is still due. One refund may have
 * answered several notices, and names the first of them: the others were closed with it, at the same moment.
 */
export async function reopenUnrefundedReturn(tx: Transaction, refundId: string): Promise<void> {
  await sql`
    update returns set status = case when received_at is null then 'announced' else 'received' end, closed_at = null
    where status = 'refunded' and exists (select from refunds f where f.id = ${refundId} and f.order_id = returns.order_id
        and (f.return_id = returns.id or f.created_at = returns.closed_at))
      and not (${isAnswered})`.execute(tx);
  // Those for which nothing was left to give back wait for it again.
  await sql`
    update returns set status = case when received_at is null then 'announced' else 'received' end, closed_at = null,
      closed_because = null
    where closed_because = 'all_refunded' and order_id = (select order_id from refunds where id = ${refundId})`.execute(
    tx,
  );
}
