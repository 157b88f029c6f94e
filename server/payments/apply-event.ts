import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Transaction } from '../database/transaction.ts';
import { isHandled } from './handled-events.ts';

/** Each applies the report to its order, and returns `unknown` when no order is known for this payment yet. */
export type EventHandlers = {
  recordPayment(
    tx: Transaction,
    report: { intent: Stripe.PaymentIntent; cause: 'webhook'; now: Date },
  ): Promise<EventOutcome>;
  recordRefund(tx: Transaction, refund: Stripe.Refund, report: { cause: 'webhook'; now: Date }): Promise<EventOutcome>;
  recordRefundedCharge(tx: Transaction, charge: Stripe.Charge, report: { now: Date }): Promise<EventOutcome>;
  recordDispute(
    tx: Transaction,
    dispute: Stripe.Dispute,
    report: { isWithdrawn: boolean; now: Date },
  ): Promise<EventOutcome>;
};

export type EventOutcome = { kind: string; orderId?: string };

/** Outcomes that a person must look at. */
const alarming = ['mismatch', 'paid-twice', 'refund-failed', 'disputed'];

export function reportAlarm(log: FastifyBaseLogger, eventId: string, { kind, orderId }: EventOutcome): void {
  if (alarming.includes(kind)) log.error({ eventId, orderId, outcome: kind }, 'payment needs attention');
}

/** Events of kinds that the shop does not handle are accepted without effect. */
export async function applyEvent(
  tx: Transaction,
  event: Stripe.Event,
  handlers: EventHandlers,
  now: Date,
): Promise<EventOutcome> {
  if (!isHandled(event)) return { kind: 'ignored' };
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return handlers.recordPayment(tx, { intent: event.data.object, cause: 'webhook', now });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return handlers.recordRefund(tx, event.data.object, { cause: 'webhook', now });
    case 'charge.refunded':
      return handlers.recordRefundedCharge(tx, event.data.object, { now });
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return handlers.recordDispute(tx, event.data.object, { isWithdrawn: false, now });
    case 'charge.dispute.funds_withdrawn':
      return handlers.recordDispute(tx, event.data.object, { isWithdrawn: true, now });
  }
}
