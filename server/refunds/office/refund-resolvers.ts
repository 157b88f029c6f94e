import { addUp } from '#src/orders/fulfilment-decisions.ts';
import type { Db } from '../../database/connect.ts';
import { nameOfMethod } from '../../orders/office/method-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { findReturnOf, listGoodsOfReturn } from '../goods-of-return.ts';
import { quoteRefund } from './quote-refund.ts';
import { findOrderToRefund } from './require-refund-proof.ts';

export const refundResolvers: Resolvers = {
  Query: {
    async refundQuote(
      _,
      { number, lines, isWithDelivery, returnNumber, ownAmountMinor, ofLine },
      { db, staff, markets },
    ) {
      const order = await findOrderToRefund(db, number);
      if (!order) return null;
      const named = lines ?? (returnNumber ? await linesOfReturn(db, order.id, returnNumber) : null);
      const quote = await quoteRefund(db, {
        orderId: order.id,
        lines: named && addUp(named),
        isWithDelivery: isWithDelivery ?? null,
        ownAmountMinor: ownAmountMinor ?? null,
        ofLine: ofLine ?? undefined,
      });
      return quote && { ...quote, methodName: nameOfMethod(staff?.locale ?? markets.main, order.method) };
    },
  },
};

async function linesOfReturn(db: Db, orderId: string, number: number) {
  const found = await findReturnOf(db, orderId, number);
  return found && listGoodsOfReturn(db, found.id);
}
