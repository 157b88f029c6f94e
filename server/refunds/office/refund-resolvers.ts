import { addUp } from '#src/orders/fulfilment-decisions.ts';
import type { Db } from '../../database/connect.ts';
import { nameOfMethod } from '../../orders/office/method-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { quoteRefund } from './quote-refund.ts';
import { findOrderToRefund, findReturnOf } from './require-refund-proof.ts';

export const refundResolvers: Resolvers = {
  Query: {
    async refundQuote(_, { number, lines, isWithDelivery, returnNumber, ownAmountMinor }, { db, staff, markets }) {
      const order = await findOrderToRefund(db, number);
      if (!order) return null;
      const named = lines ?? (returnNumber ? await linesOfReturn(db, order.id, returnNumber) : null);
      const quote = await quoteRefund(db, {
        orderId: order.id,
        lines: named && addUp(named),
        isWithDelivery: isWithDelivery ?? null,
        ownAmountMinor: ownAmountMinor ?? null,
      });
      return quote && { ...quote, methodName: nameOfMethod(staff?.locale ?? markets.main, order.method) };
    },
  },
};

/** What came back of it and was not given back yet; before anything did, what was announced. */
async function linesOfReturn(db: Db, orderId: string, number: number) {
  const found = await findReturnOf(db, orderId, number);
  if (!found) return null;
  const received = await db
    .selectFrom('return_receipts')
    .select(['position', ({ fn }) => fn.sum<number>('quantity').as('quantity')])
    .where('return_id', '=', found.id)
    .groupBy('position')
    .execute();
  if (received.length > 0) {
    const given = await listGivenFor(db, found.id);
    const givenOf = (position: number) => Number(given.find((line) => line.position === position)?.quantity ?? 0);
    return received.map(({ position, quantity }) => ({
      position,
      quantity: Math.max(0, Number(quantity) - givenOf(position)),
    }));
  }
  const announced = await db
    .selectFrom('return_lines')
    .select(['position', 'quantity'])
    .where('return_id', '=', found.id)
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
