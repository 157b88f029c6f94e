import { z } from 'zod';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { recordManualPayment } from '../../orders/manual/record-manual-payment.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { requireLength } from '../../schema/require-length.ts';
import { defineOrderAction } from './order-action.ts';
import type { LockedForAction } from './request-order-action.ts';

/** The money is on the shop's own account; `reference`: what the bank's statement says of it. */
export const paidAction = defineOrderAction({
  kind: 'paid',
  input: z.object({ reference: z.string() }),
  audited: [],
  check: (tx, order) => checkPayment(tx, order, true),
  perform: (services, { orderId }, input) => recordManualPayment(services, { orderId, ...input }),
  doneAlready: ['AlreadyPaid'],
  prepare: {
    async paid(tx, order) {
      // Nobody looks at each of many: what is no longer there is not promised.
      const possible = await checkPayment(tx, order, false);
      return possible.ok ? ok({ reference: '' }) : possible;
    },
  },
  field: 'payOrderByHand',
  fieldArguments: { reference: 'String!' },
  resolvers: (ask) => ({
    payOrderByHand(_, { reference, ...order }, context) {
      requireLength(reference);
      return ask(context, order, { reference });
    },
  }),
});

async function checkPayment(tx: Transaction, { id }: LockedForAction, isStockLeft: boolean) {
  return decide({ type: 'notePaidByHand', intentId: '', isStockLeft }, fold(await listOrderEvents(tx, id)));
}
