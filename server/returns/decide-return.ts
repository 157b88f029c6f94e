// What else staff does with a withdrawal: says which order a notice means, notes the proof that the goods are on their
// way, or closes it without money.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { isLate } from './confirm-withdrawal.ts';
import { insertReturnLines, lockOpenReturn } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';

export type ReturnRefusal = { kind: 'ReturnClosed' | 'OrderUnknown' | 'ReturnHasOrder' };

/** The notice names no lines, so it withdraws from all that can still be withdrawn from. */
export async function matchReturn(
  tx: Transaction,
  { number, orderNumber }: { number: number; orderNumber: number },
): Promise<Result<null, ReturnRefusal>> {
  const open = await lockOpenReturn(tx, number);
  if (!open) return refuse({ kind: 'ReturnClosed' });
  if (open.orderId !== null) return refuse({ kind: 'ReturnHasOrder' });
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const left = (await listWithdrawable(tx, order.id)).filter(({ quantity }) => quantity > 0);
  await tx
    .updateTable('returns')
    .set({ order_id: order.id, is_late: await isLate(tx, order.id, open.announcedAt) })
    .where('id', '=', open.id)
    .execute();
  await insertReturnLines(tx, { id: open.id, orderId: order.id }, left);
  return ok(null);
}

export async function noteProofOfSending(
  tx: Transaction,
  number: number,
  now: Date,
): Promise<Result<null, ReturnRefusal>> {
  const open = await lockOpenReturn(tx, number);
  if (!open) return refuse({ kind: 'ReturnClosed' });
  await tx.updateTable('returns').set({ proof_of_sending_at: now }).where('id', '=', open.id).execute();
  return ok(null);
}

export async function refuseReturn(
  tx: Transaction,
  { number, reason }: { number: number; reason: string },
  now: Date,
): Promise<Result<null, ReturnRefusal>> {
  const open = await lockOpenReturn(tx, number);
  if (!open) return refuse({ kind: 'ReturnClosed' });
  await tx
    .updateTable('returns')
    .set({ status: 'refused', refusal_reason: reason, closed_at: now })
    .where('id', '=', open.id)
    .execute();
  return ok(null);
}
