import { KasaError } from '#src/errors.ts';
import { labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { type ManyAction, type ManyOperation, manyActions } from '#src/order-actions/office/order-actions.ts';
import { orderFilters } from '#src/orders/office/order-filters.ts';
import { MOST_LABELS } from '../../fulfilment/labels/labels-document.ts';
import type { OrderAtVersion } from '../../order-actions/office/request-order-action.ts';
import { listOrders } from '../../orders/office/list-orders.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { actOnManyOrders, findOrderBatch, MOST_AT_ONCE, undoOrderBatch } from './act-on-many-orders.ts';

/** All that match are chosen, up to a month's work. */
export const MOST_CHOSEN = 1_000;

export const orderBatchResolvers: Resolvers = {
  Query: {
    async orderBatch(_, { id }, { db }) {
      const batch = await findOrderBatch(db, id);
      if (!batch) return null;
      const { labelled: orders, dueAt, ...shown } = batch;
      const labelsPath = orders.length > 0 ? labelsUrl({ orders: orders.slice(0, MOST_LABELS) }) : null;
      return { ...shown, labelsPath, dueAt: dueAt.toISOString() };
    },
    async matchedOrders(_, { filters }, { db, now }) {
      const found = await listOrders(db, { filters: orderFilters.readInput(filters), first: MOST_CHOSEN, now: now() });
      return { ...found, orders: found.orders.map(({ number, version }) => ({ number, version })) };
    },
  },
  Mutation: {
    workOnOrders: asking('OrdersWorkOnMany'),
    markOrdersPaid: asking('OrdersMarkManyPaid'),
    invoiceOrders: asking('OrdersInvoiceMany'),
    undoOrderBatch: (_, { id }, context) => undoOrderBatch(context, id),
  },
};

type Asked = { kind: ManyAction; orders: readonly OrderAtVersion[]; batch?: string | null };

/** Each operation asks for its own actions alone: those of another want another permission. */
function asking(operation: ManyOperation) {
  return async (_: unknown, { kind, orders, batch }: Asked, context: OfficeContext) => {
    if (!manyActions.some((action) => action.name === kind && action.operation === operation)) {
      throw new KasaError('BAD_REQUEST', `${operation} does not ask for ${kind}.`);
    }
    if (orders.length === 0 || orders.length > MOST_AT_ONCE) {
      throw new KasaError('BAD_REQUEST', `One to ${MOST_AT_ONCE} orders are worked at once.`);
    }
    const { dueAt, ...asked } = await actOnManyOrders(context, kind, orders, batch ?? null);
    return { ...asked, dueAt: dueAt.toISOString() };
  };
}
