// What Stripe tells us by itself. The body is verified as it came; the answer is sent after the commit, so that a
// crash in between makes Stripe tell us again.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertStripeEvent, markEventApplied } from './stripe-event-store.ts';

export type WebhookOptions = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  // Each brings the news to the order, and says `unknown` when no order waits for this payment yet.
  recordPayment(
    tx: Transaction,
    news: { intent: Stripe.PaymentIntent; cause: 'webhook'; now: Date },
  ): Promise<WebhookOutcome>;
  recordRefund(tx: Transaction, refund: Stripe.Refund, news: { cause: 'webhook'; now: Date }): Promise<WebhookOutcome>;
  recordRefundedCharge(tx: Transaction, charge: Stripe.Charge, news: { now: Date }): Promise<WebhookOutcome>;
  recordDispute(
    tx: Transaction,
    dispute: Stripe.Dispute,
    news: { isWithdrawn: boolean; now: Date },
  ): Promise<WebhookOutcome>;
};

type WebhookOutcome = { kind: string; orderId?: string };

/** What somebody must look at. */
const alarming = ['mismatch', 'paid-twice', 'refund-failed', 'disputed'];

export function registerStripeWebhook(app: FastifyInstance, options: WebhookOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>('/api/stripe/webhook', async (request, reply) => {
      const event = verifiedEvent(options.payments, request.body, request.headers['stripe-signature']);
      const outcome = await inTransaction(options.db, async (tx) => {
        const recorded = await recordEvent(tx, event, options);
        reach(`before-webhook-commit:${event.type}`);
        return recorded;
      });
      if (alarming.includes(outcome.kind)) {
        request.log.error(
          { eventId: event.id, orderId: outcome.orderId, outcome: outcome.kind },
          'payment needs attention',
        );
      }
      reach(`before-webhook-answer:${event.type}`);
      return reply.send({ received: true });
    });
  });
}

function verifiedEvent(payments: PaymentProvider, body: unknown, signature: unknown): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new KasaError('BAD_REQUEST', 'A webhook needs a body and a Stripe-Signature header.');
  }
  let event: Stripe.Event;
  try {
    event = payments.readEvent(body, signature);
  } catch (error) {
    throw new KasaError('BAD_REQUEST', 'The signature of the webhook does not fit.', { cause: error });
  }
  if (event.livemode !== payments.isLive) throw new KasaError('BAD_REQUEST', 'The event is of the other mode.');
  return event;
}

async function recordEvent(tx: Transaction, event: Stripe.Event, options: WebhookOptions): Promise<WebhookOutcome> {
  const now = options.now();
  const isNew = await insertStripeEvent(tx, event, intentIdOf(event), now);
  if (!isNew) return { kind: 'repeated' };
  const outcome = await applyEvent(tx, event, options);
  if (outcome.kind !== 'unknown') await markEventApplied(tx, event.id, now);
  return outcome;
}

/** Every kind of event that the shop acts on; the others are taken and left alone. */
async function applyEvent(tx: Transaction, event: Stripe.Event, options: WebhookOptions): Promise<WebhookOutcome> {
  const now = options.now();
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return options.recordPayment(tx, { intent: event.data.object, cause: 'webhook', now });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return options.recordRefund(tx, event.data.object, { cause: 'webhook', now });
    case 'charge.refunded':
      return options.recordRefundedCharge(tx, event.data.object, { now });
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return options.recordDispute(tx, event.data.object, { isWithdrawn: false, now });
    case 'charge.dispute.funds_withdrawn':
      return options.recordDispute(tx, event.data.object, { isWithdrawn: true, now });
    default:
      return { kind: 'ignored' };
  }
}

/** Of the payment that the event is about. */
function intentIdOf({ data: { object } }: Stripe.Event): string | null {
  const about = object as { object: string; id?: string; payment_intent?: string | { id: string } | null };
  if (about.object === 'payment_intent') return about.id ?? null;
  const { payment_intent: intent } = about;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
