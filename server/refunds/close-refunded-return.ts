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
