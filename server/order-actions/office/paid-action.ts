import { z } from 'zod';
import { ok } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findPayable, recordManualPayment } from '../../orders/manual/record-manual-payment.ts';
import { requireLength } from '../../schema/require-length.ts';
import { defineOrderAction } from './order-action.ts';
import type { LockedForAction } from './request-order-action.ts';

/** The money is on the shop's own account; `reference`: what the bank's statement says of it. */
export const paidAction = defineOrderAction({
  kind: 'paid',
  input: z.object({ reference: z.string() }),
  audited: [],
  check: checkPayment,
  perform: (services, { orderId }, input) => recordManualPayment(services, { orderId, ...input }),
  doneAlready: ['AlreadyPaid'],
  prepare: {
    async paid(tx, order) {
      const possible = await checkPayment(tx, order);
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

/** An order that expired is paid while its goods are there: who asks is told at once that they are gone. */
function checkPayment(tx: Transaction, { id, requestedAt }: LockedForAction) {
  return findPayable(tx, { orderId: id }, requestedAt);
}
