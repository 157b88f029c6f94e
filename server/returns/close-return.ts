// Closes a return for which no money goes back, as nothing was paid or all of it has gone back; and opens it again. Nobody
// is told, so there is no hurry to undo it.
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import { fold } from '#src/orders/order-decisions.ts';
import { leftOf } from '#src/refunds/refund-amounts.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { decideNoMoney, type MoneyDue, type NoMoneyReason } from '#src/returns/no-money-due.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { listOrderEvents } from '../orders/order-store.ts';
import { readRefundable } from '../refunds/read-refundable.ts';
import { listGoods } from '../refunds/settle-refunded-goods.ts';
import { lockOpenReturn } from './return-store.ts';

/** What is of the order may still come back afterwards, and is received as before. */
export async function closeReturn(
  tx: Transaction,
  number: number,
  now: Date,
): Promise<Result<NoMoneyReason, ReturnRefusal>> {
  const open = await lockOpenReturn(tx, number);
  if (!open) return refuse({ kind: 'ReturnClosed' });
  if (open.orderId === null) return refuse({ kind: 'ReturnWithoutOrder' });
  await tx.selectFrom('orders').select('id').where('id', '=', open.orderId).forUpdate().execute();
  const reason = await readNoMoney(tx, open.orderId);
  if (!reason.ok) return reason;
  await tx
    .updateTable('returns')
    .set({ status: 'closed', closed_because: reason.value, closed_at: now })
    .where('id', '=', open.id)
    .execute();
  return reason;
}

export async function reopenReturn(tx: Transaction, number: number): Promise<Result<null, ReturnRefusal>> {
  const closed = await lockOpenReturn(tx, number, ['closed']);
  if (!closed) return refuse({ kind: 'ReturnNotClosed' });
  await tx
    .updateTable('returns')
    .set({ status: closed.receivedAt ? 'received' : 'announced', closed_because: null, closed_at: null })
    .where('id', '=', closed.id)
    .execute();
  return ok(null);
}

/** Why no money is due for the order, or how some still may be. */
export async function readNoMoney(db: Db, orderId: string): Promise<Result<NoMoneyReason, MoneyDue>> {
  const [events, { order, earlier }, goods] = await Promise.all([
    listOrderEvents(db, orderId),
    readRefundable(db, orderId),
    listGoods(db, orderId),
  ]);
  const { payment, fulfilment } = fold(events);
  return decideNoMoney({
    payment,
    capturedMinor: order.capturedMinor,
    leftMinor: leftOf(order, earlier).minor,
    isAllBack: fulfilment !== 'unfulfilled' && goods.every(({ unsent, withShopper }) => unsent + withShopper === 0),
  });
}
