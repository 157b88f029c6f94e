import { KasaError } from '#src/errors.ts';
import { labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { listOrders } from '../../orders/office/list-orders.ts';
import { filtersOfInput } from '../../orders/office/order-filters-input.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import {
  actOnManyOrders,
  findOrderBatch,
  MOST_AT_ONCE,
  type OrderAtVersion,
  undoOrderBatch,
} from './act-on-many-orders.ts';
import type { ManyActionKind } from './prepare-order-action.ts';

export const orderBatchResolvers: Resolvers = {
  Query: {
    async orderBatch(_, { id }, { db }) {
      const batch = await findOrderBatch(db, id);
      if (!batch) return null;
      const { labelled: orders, dueAt, ...shown } = batch;
      const labelsPath = orders.length > 0 ? labelsUrl({ orders }) : null;
      return { ...shown, labelsPath, dueAt: dueAt.toISOString() };
    },
    async matchedOrders(_, { filters }, { db, now }) {
      const found = await listOrders(db, { filters: filtersOfInput(filters), first: MOST_AT_ONCE, now: now() });
      return { ...found, orders: found.orders.map(({ number, version }) => ({ number, version })) };
    },
  },
  Mutation: {
    workOnOrders: (_, { kind, orders }, context) => ask(context, kind, orders),
    markOrdersPaid: (_, { orders }, context) => ask(context, 'paid', orders),
    undoOrderBatch: (_, { id }, context) => undoOrderBatch(context, id),
  },
};

async function ask(context: OfficeContext, kind: ManyActionKind, orders: readonly OrderAtVersion[]) {
  if (orders.length === 0 || orders.length > MOST_AT_ONCE) {
    throw new KasaError('BAD_REQUEST', `One to ${MOST_AT_ONCE} orders are worked at once.`);
  }
  const { dueAt, ...asked } = await actOnManyOrders(context, kind, orders);
  return { ...asked, dueAt: dueAt.toISOString() };
}
