// What a signed event must contain for us to read it. An event that fails this check must not be answered with an
// error: Stripe would repeat it for days.
import type Stripe from 'stripe';
import { z } from 'zod';
import { findFault } from '../http/clean-input.ts';

const MAX_ID_LENGTH = 255;
/** Far deeper than Stripe nests; no key is refused, because keys are only stored. */
const limits = { depth: 50, closedKeys: [] };

const id = z.string().min(1).max(MAX_ID_LENGTH);
const reference = z.union([id, z.looseObject({ id })]).nullish();

const objects: Record<string, z.ZodType> = {
  payment_intent: z.looseObject({
    id,
    amount: z.int(),
    currency: z.string(),
    status: z.string(),
    metadata: z.record(z.string(), z.string()),
    last_payment_error: z.looseObject({}).nullish(),
  }),
  refund: z.looseObject({ id, amount: z.int(), payment_intent: reference, status: z.string().nullable() }),
  charge: z.looseObject({ id, amount_refunded: z.int(), payment_intent: reference }),
  dispute: z.looseObject({ id, amount: z.int(), payment_intent: reference, reason: z.string(), status: z.string() }),
};

const eventSchema = z.looseObject({
  id,
  type: id,
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({ object: z.string(), id: id.optional(), payment_intent: reference }) }),
});

/** The kind of object that each handled event carries. */
const objectOfEvent: [prefix: string, kind: string][] = [
  ['payment_intent.', 'payment_intent'],
  ['refund.', 'refund'],
  ['charge.dispute.', 'dispute'],
  ['charge.refunded', 'charge'],
];

export function isReadableEvent(event: unknown): event is Stripe.Event {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success || findFault(event, limits)) return false;
  const { type, data } = parsed.data;
  const [, kind] = objectOfEvent.find(([prefix]) => type.startsWith(prefix)) ?? [];
  if (!kind) return true;
  return data.object.object === kind && objects[kind]?.safeParse(data.object).success === true;
}
