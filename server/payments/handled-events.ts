// Stripe's events that the shop handles: the one list for the webhook's handler, `kasa doctor` and the README.
import type Stripe from 'stripe';

export const handledEvents = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export type HandledEvent = Extract<Stripe.Event, { type: (typeof handledEvents)[number] }>;

export function isHandled(event: Stripe.Event): event is HandledEvent {
  return (handledEvents as readonly string[]).includes(event.type);
}

export const WEBHOOK_PATH = '/api/stripe/webhook';
