import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { type ReturnMove, withdrawableQuantities } from '#src/returns/withdrawable-quantities.ts';
import type { Db } from '../database/connect.ts';
import { listOrderEvents } from '../orders/order-store.ts';
import { listOrderedQuantities } from '../shipping/ordered-quantities.ts';
import { listReturnsOfOrder } from './return-store.ts';

/** `isExcepted`: nobody can withdraw from it; staff may take it back all the same. */
export type WithdrawableLine = LineQuantity & { isExcepted: boolean };

/** How much of each line of the order neither was withdrawn from nor came back. */
export async function listWithdrawable(db: Db, orderId: string): Promise<WithdrawableLine[]> {
  const [ordered, events, returns] = await Promise.all([
    listOrderedQuantities(db, orderId),
    listOrderEvents(db, orderId),
    listReturnsOfOrder(db, orderId),
  ]);
  const moves: (ReturnMove & { at: Date })[] = [
    ...returns.map(({ announcedAt: at, lines }) => ({ kind: 'announced' as const, at, lines })),
    ...events.flatMap((event) =>
      event.type === 'ParcelReturned' || event.type === 'LinesCancelled'
        ? [{ kind: 'returned' as const, at: event.at, lines: event.lines }]
        : [],
    ),
  ];
  moves.sort((a, b) => a.at.getTime() - b.at.getTime());
  return withdrawableQuantities(ordered, moves).map((line, index) => ({
    ...line,
    isExcepted: ordered[index]?.isExcepted === true,
  }));
}
