// Goods that come back without anybody naming their return are those that were announced, though their money may have
// gone back: the oldest notice is told first.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { listAwaitedReturns } from './open-returns.ts';

/** What no notice announced is noted with the order alone. */
export async function noteReturnedGoods(
  tx: Transaction,
  { orderId, lines, isRestocked }: { orderId: string; lines: readonly LineQuantity[]; isRestocked: boolean },
  now: Date,
): Promise<void> {
  const left = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  for (const { id, status, receivedAt, lines: announced } of await listAwaitedReturns(tx, orderId)) {
    const here = announced.flatMap(({ position, quantity, received }) => {
      const count = Math.min(left.get(position) ?? 0, quantity - received);
      left.set(position, (left.get(position) ?? 0) - count);
      return count > 0 ? [{ position, quantity: count }] : [];
    });
    if (here.length === 0) continue;
    const same = { return_id: id, order_id: orderId, condition: '', is_restocked: isRestocked, received_at: now };
    await tx
      .insertInto('return_receipts')
      .values(here.map((line) => ({ ...same, ...line })))
      .execute();
    const isOpen = status === 'announced' || status === 'received';
    const received = { ...(isOpen && { status: 'received' }), received_at: receivedAt ?? now };
    await tx.updateTable('returns').set(received).where('id', '=', id).execute();
  }
}
