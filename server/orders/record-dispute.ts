import type Stripe from 'stripe';
import type { DisputeOutcome } from '#src/orders/dispute-decisions.ts';
import { decide, type OrderEvent } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { findAttemptByIntent } from '../payments/attempt-store.ts';
import { saveDispute } from '../payments/dispute-store.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { lockOrder } from './order-store.ts';

export type RecordedDispute =
  | { kind: 'disputed' | 'recorded'; orderId: string; events: OrderEvent[] }
  | { kind: 'unknown' };

/** Records a dispute's current state. `disputed` when it is new and a person must look. */
export async function recordDispute(
  tx: Transaction,
  dispute: Stripe.Dispute,
  { isWithdrawn, now }: { isWithdrawn: boolean; now: Date },
): Promise<RecordedDispute> {
  const intentId = typeof dispute.payment_intent === 'string' ? dispute.payment_intent : dispute.payment_intent?.id;
  const attempt = intentId && (await findAttemptByIntent(tx, intentId));
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!order) return { kind: 'unknown' };
  const decision = decide(
    {
      type: 'recordDispute',
      disputeId: dispute.id,
      amountMinor: dispute.amount,
      reason: dispute.reason,
      isWithdrawn,
      outcome: outcomes[dispute.status] ?? null,
    },
    order.state,
  );
  if (!decision.ok) throw new Error(`a report of a dispute was refused: ${decision.error.kind}`);
  await saveDispute(tx, { dispute, orderId: order.id, currency: order.currency, now });
  await commitOrderEvents(tx, order, decision.value, { cause: 'webhook', now });
  return { kind: decision.value.length > 0 ? 'disputed' : 'recorded', orderId: order.id, events: decision.value };
}

const outcomes: Readonly<Record<string, DisputeOutcome>> = { won: 'won', lost: 'lost', warning_closed: 'dropped' };
