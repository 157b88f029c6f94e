import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { cancelReasons } from '#src/orders/office/refund-reasons.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import { checkGivingUp, giveUpOrder, moneyOfOrder } from '../../refunds/give-up-order.ts';
import { findOrderToRefund, requireRefundProof } from '../../refunds/office/require-refund-proof.ts';
import { requireLength } from '../../schema/require-length.ts';
import { defineOrderAction } from './order-action.ts';

/** A paid order of which nothing was sent gives all its money back. */
export const cancelAction = defineOrderAction({
  kind: 'cancel',
  input: z.object({
    refundId: uuidInput,
    because: z.enum([...cancelReasons, '']),
    words: z.string(),
    isRestocked: z.boolean(),
  }),
  audited: ['refundId', 'because', 'isRestocked'],
  check: (tx, { id }) => checkGivingUp(tx, id),
  perform: (services, { orderId }, asked) => giveUpOrder(services, { orderId, ...asked }),
  field: 'cancelManagedOrder',
  fieldArguments: { because: 'CancelReason', words: 'String!', isRestocked: 'Boolean!' },
  resolvers: (ask) => ({
    async cancelManagedOrder(_, { number, version, because, words, isRestocked }, context) {
      requireLength(words);
      const order = await findOrderToRefund(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      if (order.payment === 'paid') {
        if (!mayAccess(context.staff, [orderActions.refund.permission])) return { refusal: 'AlreadyPaid' };
        await requireRefundProof(context, order, await moneyOfOrder(context.db, order.id));
      }
      const input = { refundId: randomUUID(), because: because ?? ('' as const), words, isRestocked };
      return ask(context, { number, version }, input);
    },
  }),
});
