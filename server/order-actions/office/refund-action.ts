import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#src/currencies.ts';
import { KasaError } from '#src/errors.ts';
import { money } from '#src/money.ts';
import { addUp } from '#src/orders/fulfilment-decisions.ts';
import { refundReasons } from '#src/orders/office/refund-reasons.ts';
import { fold } from '#src/orders/order-decisions.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { findReturnOf } from '../../refunds/goods-of-return.ts';
import { findOrderToRefund, requireRefundProof } from '../../refunds/office/require-refund-proof.ts';
import { decideRequestedRefund, requestRefund } from '../../refunds/request-refund.ts';
import type { RefundedLine } from '../../refunds/settle-refunded-goods.ts';
import { requireLength } from '../../schema/require-length.ts';
import { defineOrderAction } from './order-action.ts';

const MAX_LINES = 500;

const input = z.object({
  refundId: uuidInput,
  amountMinor: z.int().min(1),
  /** Typed, instead of what the parts had cost. */
  isOwnAmount: z.boolean(),
  /** The line of whose price a typed amount is a part. */
  ofLine: z.int().min(0).optional(),
  isWithDelivery: z.boolean(),
  currency: z.enum(currencies),
  lines: z.array(
    z.object({
      position: z.int().min(0),
      quantity: z.int().min(1),
      isCancelled: z.boolean(),
      isRestocked: z.boolean(),
    }),
  ),
  reasonKind: z.enum([...refundReasons, '']),
  reason: z.string(),
  returnId: z.string().nullable(),
});

export const refundAction = defineOrderAction<z.infer<typeof input>>({
  kind: 'refund',
  input,
  audited: [
    ...(['refundId', 'amountMinor', 'currency', 'isOwnAmount', 'isWithDelivery', 'lines'] as const),
    ...(['reasonKind', 'returnId'] as const),
  ],
  async check(tx, order, asked) {
    const state = fold(await listOrderEvents(tx, order.id));
    return decideRequestedRefund(tx, { ...order, currency: asked.currency, state }, requestOf(order.id, asked));
  },
  perform(services, { orderId }, asked) {
    const { refundId, reasonKind, reason, returnId } = asked;
    return requestRefund(services, { ...requestOf(orderId, asked), refundId, reasonKind, reason, returnId });
  },
  field: 'refundOrder',
  fieldArguments: { refund: 'RefundInput!' },
  resolvers: (ask) => ({
    async refundOrder(_, { number, version, refund }, context) {
      const { reasonKind, reason, amountMinor, isOwnAmount, isWithDelivery, returnNumber, ofLine } = refund;
      requireLength(reason);
      const lines = addUpRefunded(refund.lines);
      if (lines.length > MAX_LINES) throw new KasaError('BAD_REQUEST', `More than ${MAX_LINES} lines.`);
      if (amountMinor < 1) return { refusal: 'RefundNotPositive' };
      const order = await findOrderToRefund(context.db, number);
      if (!order) return { refusal: 'OrderUnknown' };
      await requireRefundProof(context, order, amountMinor);
      const answered = returnNumber ? await findReturnOf(context.db, order.id, returnNumber) : null;
      if (returnNumber && !answered) return { refusal: 'ReturnClosed' };
      const chosen = {
        refundId: randomUUID(),
        amountMinor,
        isOwnAmount,
        isWithDelivery,
        lines,
        ...(ofLine != null && { ofLine }),
      };
      const because = { reasonKind: reasonKind ?? ('' as const), reason, returnId: answered?.id ?? null };
      return ask(context, { number, version }, { ...chosen, ...because, currency: order.currency });
    },
  }),
});

function requestOf(
  orderId: string,
  { refundId, amountMinor, isOwnAmount, ofLine, currency, lines, isWithDelivery }: z.infer<typeof input>,
) {
  return {
    ...{ refundId, orderId, parts: { lines, isWithDelivery, ofLine: isOwnAmount ? ofLine : undefined } },
    amount: isOwnAmount ? money(amountMinor, currency) : null,
    // Another refund meanwhile, made at the provider, may have left less.
    expectedMinor: amountMinor,
  };
}

/** Adds up lines that are named twice; what every naming says is done with the goods. */
function addUpRefunded(lines: readonly RefundedLine[]): RefundedLine[] {
  const isEach = (position: number, flag: 'isCancelled' | 'isRestocked') =>
    lines.every((line) => line.position !== position || line[flag]);
  return addUp(lines.filter(({ quantity }) => quantity > 0)).map(({ position, quantity }) => ({
    ...{ position, quantity },
    isCancelled: isEach(position, 'isCancelled'),
    isRestocked: isEach(position, 'isRestocked'),
  }));
}
