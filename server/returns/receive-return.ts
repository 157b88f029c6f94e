// Goods of a withdrawal are here: noted by line and quantity with the condition they are in, and put back into stock where
// they can be sold again. The money goes back separately: `requestRefund`.
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfilmentRefused } from '../fulfilment/send-parcel.ts';
import { takeBackIn } from '../fulfilment/take-back.ts';
import { lockOpenReturn, type StoredReturn } from './return-store.ts';

export type ReceivedLine = LineQuantity & { condition: string; isRestocked: boolean };

/** May be called several times: goods come in several parcels, and after their money went back or none was due. */
export async function receiveReturn(
  tx: Transaction,
  { number, lines }: { number: number; lines: readonly ReceivedLine[] },
  now: Date,
): Promise<Result<null, ReturnRefusal | FulfilmentRefused>> {
  const open = await lockOpenReturn(tx, number, ['announced', 'received', 'refunded', 'closed']);
  const isDone = open?.status === 'refunded' || open?.status === 'closed';
  if (!open || (isDone && !(await isAwaited(tx, open)))) return refuse({ kind: 'ReturnClosed' });
  const { id, orderId } = open;
  if (orderId === null) return refuse({ kind: 'ReturnWithoutOrder' });
  const received = lines.filter(({ quantity }) => quantity > 0);
  if (received.length === 0) return refuse({ kind: 'NothingChosen' });
  for (const isRestocked of [true, false]) {
    const some = received.filter((line) => line.isRestocked === isRestocked).map(toQuantity);
    if (some.length === 0) continue;
    const back = await takeBackIn(tx, { orderId, parcel: null, lines: some, isRestocked }, now);
    if (!back.ok) return back;
  }
  await tx
    .insertInto('return_receipts')
    .values(
      received.map(({ position, quantity, condition, isRestocked }) => ({
        return_id: id,
        order_id: orderId,
        position,
        quantity,
        condition,
        is_restocked: isRestocked,
        received_at: now,
      })),
    )
    .execute();
  await tx
    .updateTable('returns')
    .set({ ...(!isDone && { status: 'received' }), received_at: open.receivedAt ?? now })
    .where('id', '=', id)
    .execute();
  return ok(null);
}

/** Some of what was announced did not come yet. */
async function isAwaited(tx: Transaction, { id, lines }: StoredReturn): Promise<boolean> {
  const receipts = await tx
    .selectFrom('return_receipts')
    .select(['position', 'quantity'])
    .where('return_id', '=', id)
    .execute();
  return lines.some(({ position, quantity }) => {
    const received = receipts.filter((receipt) => receipt.position === position);
    return quantity > received.reduce((sum, receipt) => sum + receipt.quantity, 0);
  });
}

const toQuantity = ({ position, quantity }: LineQuantity): LineQuantity => ({ position, quantity });
