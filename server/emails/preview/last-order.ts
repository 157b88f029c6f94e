// The last order of the shop, for looking at e-mails: what they say about it is real. Its links lead nowhere, and what has
// become of it since is left out, because each kind of e-mail tells of another moment.
import type { Db } from '../../database/connect.ts';
import { getOrderView } from '../../orders/order-views.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { unlinkedOrder } from '../unlinked-order.ts';

/** Null while nobody has ordered, or everybody who has was erased. */
export async function findLastOrder(db: Db): Promise<Order | null> {
  const last = await findLast(db);
  return last ? freshOrder(unlinkedOrder(await getOrderView(db, last.id))) : null;
}

/** The number of the order that `findLastOrder` finds. */
export async function findLastOrderNumber(db: Db): Promise<number | null> {
  return (await findLast(db))?.number ?? null;
}

function findLast(db: Db) {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('erased_at', 'is', null)
    .where('email', '<>', '')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function freshOrder(order: Order): Order {
  const { paymentMethod } = order;
  return {
    ...order,
    token: 'x'.repeat(43),
    paymentState: 'paid',
    paymentMethod: paymentMethod ?? 'card',
    transfer: null,
    cancelReason: null,
    declineText: null,
    isDisputed: false,
  };
}
