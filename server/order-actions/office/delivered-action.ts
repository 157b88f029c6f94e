import { z } from 'zod';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { markDelivered } from '../../fulfilment/mark-delivered.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { defineOrderAction } from './order-action.ts';
import type { LockedForAction } from './request-order-action.ts';

/** All parcels that are under way. */
export const deliveredAction = defineOrderAction({
  kind: 'delivered',
  input: z.object({}),
  audited: [],
  check: checkDelivery,
  perform: (services, { orderId }) => markDelivered(services, { orderId, parcel: null }),
  doneAlready: ['AlreadyDelivered'],
  prepare: {
    async delivered(tx, order) {
      const possible = await checkDelivery(tx, order);
      return possible.ok ? ok({}) : possible;
    },
  },
  field: 'deliverOrder',
  resolvers: (ask) => ({
    deliverOrder: (_, order, context) => ask(context, order, {}),
  }),
});

async function checkDelivery(tx: Transaction, { id }: LockedForAction) {
  return decide({ type: 'markDelivered', parcel: null }, fold(await listOrderEvents(tx, id)));
}
