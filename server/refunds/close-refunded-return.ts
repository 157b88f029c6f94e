import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/** The shopper's notice is answered: its money goes back. */
export async function closeRefundedReturn(tx: Transaction, returnId: string, now: Date): Promise<void> {
  await tx
    .updateTable('returns')
    .set({ status: 'refunded', closed_at: now })
    .where('id', '=', returnId)
    .where('status', 'in', ['announced', 'received'])
    .execute();
}

/** The refund that answered it has failed, and no other one did: the money is still due. */
export async function reopenUnrefundedReturn(tx: Transaction, refundId: string): Promise<void> {
  await sql`
    update returns set status = case when received_at is null then 'announced' else 'received' end, closed_at = null
    where status = 'refunded' and id = (select return_id from refunds where id = ${refundId})
      and not exists (select from refunds
        where return_id = returns.id and status not in ('failed', 'canceled'))`.execute(tx);
}
