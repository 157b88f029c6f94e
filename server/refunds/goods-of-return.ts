// What a refund of a return is about, unless somebody says otherwise.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { Db } from '../database/connect.ts';

/** The open return of the order that has this number. */
export async function findReturnOf(db: Db, orderId: string, number: number): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('number', '=', number)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['announced', 'received'])
    .executeTakeFirst();
  return row ?? null;
}

/** What came back of it and was not given back yet; before anything did, what was announced; null: neither. */
export async function listGoodsOfReturn(db: Db, returnId: string): Promise<LineQuantity[] | null> {
  const received = await db
    .selectFrom('return_receipts')
    .select(['position', ({ fn }) => fn.sum<number>('quantity').as('quantity')])
    .where('return_id', '=', returnId)
    .groupBy('position')
    .execute();
  if (received.length > 0) {
    const given = await listGivenFor(db, returnId);
    const givenOf = (position: number) => Number(given.find((line) => line.position === position)?.quantity ?? 0);
    return received.map(({ position, quantity }) => ({
      position,
      quantity: Math.max(0, Number(quantity) - givenOf(position)),
    }));
  }
  const announced = await db
    .selectFrom('return_lines')
    .select(['position', 'quantity'])
    .where('return_id', '=', returnId)
    .execute();
  return announced.length > 0 ? announced : null;
}

/** Goods that earlier refunds of the return named. */
function listGivenFor(db: Db, returnId: string) {
  return db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .select(['refund_lines.position', ({ fn }) => fn.sum<number>('refund_lines.quantity').as('quantity')])
    .where('refunds.return_id', '=', returnId)
    .where('refunds.status', 'not in', ['failed', 'canceled'])
    .groupBy('refund_lines.position')
    .execute();
}
