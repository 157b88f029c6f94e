// What else staff does with a withdrawal: says which order a notice means, notes the proof that the goods are on their
// way, or closes it without money.
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox, removeFromOutbox } from '../outbox/outbox-store.ts';
import { UNDO_MS } from '../outbox/undo-time.ts';
import { isLate, sendReceipt } from './confirm-withdrawal.ts';
import { insertReturnLines, lockOpenReturn } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';

const REFUSAL_MAIL = 'withdrawal-refused';

/**
 * The notice names no lines, so it withdraws from all that can still be withdrawn from. Now that its order is known, what
 * was written is acknowledged to the order's address.
 */
export async function matchReturn(
  tx: Transaction,
  { number, orderNumber }: { number: number; orderNumber: number },
  now: Date,
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
  // A notice that names no goods is about those that the law lets the shopper withdraw from.
  const left = (await listWithdrawable(tx, order.id)).filter(({ quantity, isExcepted }) => quantity > 0 && !isExcepted);
  await tx
    .updateTable('returns')
    .set({ order_id: order.id, is_late: await isLate(tx, order.id, open.announcedAt) })
    .where('id', '=', open.id)
    .execute();
  await insertReturnLines(tx, { id: open.id, orderId: order.id }, left);
  await sendReceipt(tx, open.id, now);
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

type Refusal = { number: number; reason: string; isTold: boolean };

/** `isTold`: the shopper gets the reason by e-mail, once nothing can be undone any more. */
export async function refuseReturn(
  tx: Transaction,
  { number, reason, isTold }: Refusal,
  now: Date,
): Promise<Result<null, ReturnRefusal>> {
  const open = await lockOpenReturn(tx, number);
  if (!open) return refuse({ kind: 'ReturnClosed' });
  await tx
    .updateTable('returns')
    .set({ status: 'refused', refusal_reason: reason, closed_at: now })
    .where('id', '=', open.id)
    .execute();
  if (isTold) {
    // A refusal that was undone leaves its key to the next one.
    const entry = { deduplicationKey: mailKeyOf(open.id), kind: REFUSAL_MAIL, payload: { returnId: open.id } };
    await addToOutbox(tx, { ...entry, dueAt: new Date(now.getTime() + UNDO_MS) }, now);
  }
  return ok(null);
}

/** Takes a refusal back: the return is as it was before. Possible until the ten seconds are over. */
export async function undoReturnRefusal(
  tx: Transaction,
  number: number,
  now: Date,
): Promise<Result<null, ReturnRefusal>> {
  const refused = await tx
    .selectFrom('returns')
    .select(['id', 'status', 'closed_at as closedAt', 'received_at as receivedAt'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!refused || !isRefusalUndoable(refused, now)) return refuse({ kind: 'TooLate' });
  await removeFromOutbox(tx, mailKeyOf(refused.id));
  await tx
    .updateTable('returns')
    .set({ status: refused.receivedAt ? 'received' : 'announced', refusal_reason: '', closed_at: null })
    .where('id', '=', refused.id)
    .execute();
  return ok(null);
}

export function isRefusalUndoable({ status, closedAt }: { status: string; closedAt: Date | null }, now: Date): boolean {
  return status === 'refused' && closedAt !== null && now.getTime() < closedAt.getTime() + UNDO_MS;
}

const mailKeyOf = (returnId: string) => `${REFUSAL_MAIL}-${returnId}`;
