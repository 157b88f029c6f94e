// What each action of staff is carried out with. It is stored, and read again ten seconds later: by another release perhaps,
// or after somebody's hand was in the database.
import { z } from 'zod';
import { currencies } from '#src/currencies.ts';
import { cancelReasons, refundReasons } from '#src/orders/office/refund-reasons.ts';
import type { OrderActionKind, StoredOrderAction } from './order-action-store.ts';

const line = z.object({ position: z.int().min(0), quantity: z.int().min(1) });

const inputs = {
  send: z.object({
    parcelId: z.uuid(),
    carrier: z.string().min(1),
    /** Empty when the carrier gave none. */
    trackingNumber: z.string(),
    /** Null: all that is left. */
    lines: z.array(line).nullable(),
    isDespiteDispute: z.boolean(),
    /** With one that the carrier makes. */
    label: z
      .object({ size: z.string(), weightGrams: z.int().min(1), isAskedAgain: z.boolean().default(false) })
      .optional(),
  }),
  refund: z.object({
    refundId: z.uuid(),
    amountMinor: z.int().min(1),
    /** Typed, instead of what the parts had cost. */
    isOwnAmount: z.boolean(),
    isWithDelivery: z.boolean(),
    currency: z.enum(currencies),
    lines: z.array(line.extend({ isCancelled: z.boolean(), isRestocked: z.boolean() })),
    reasonKind: z.enum([...refundReasons, '']),
    reason: z.string(),
    returnId: z.string().nullable(),
  }),
  cancel: z.object({
    refundId: z.uuid(),
    because: z.enum([...cancelReasons, '']),
    words: z.string(),
    isRestocked: z.boolean(),
  }),
  paid: z.object({ reference: z.string() }),
  delivered: z.object({}),
  resend_mail: z.object({ mailKey: z.string().min(1) }),
} satisfies Record<OrderActionKind, z.ZodType>;

export type OrderActionInput<Kind extends OrderActionKind> = z.infer<(typeof inputs)[Kind]>;

/** An action with what it needs; asked for by its kind, `input` is that kind's. */
export type ReadableAction = {
  [Kind in OrderActionKind]: { kind: Kind; input: OrderActionInput<Kind> };
}[OrderActionKind];

/** Null when what is stored cannot be read. */
export function readActionInput({ kind, input }: Pick<StoredOrderAction, 'kind' | 'input'>): ReadableAction | null {
  const read = Object.hasOwn(inputs, kind) ? inputs[kind].safeParse(input) : null;
  return read?.success ? ({ kind, input: read.data } as ReadableAction) : null;
}
