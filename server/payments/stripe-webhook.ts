// What Stripe tells us by itself. The body is verified as it came; the answer is sent after the commit, so that a
// crash in between makes Stripe tell us again.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertStripeEvent, markEventApplied } from './stripe-event-store.ts';

export type WebhookOptions = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  /** Brings the news to the order; says `unknown` when no order waits for this intent yet. */
  recordPayment(
    tx: Transaction,
    news: { intent: Stripe.PaymentIntent; cause: 'webhook'; now: Date },
  ): Promise<{ kind: string; orderId?: string }>;
};

export function registerStripeWebhook(app: FastifyInstance, options: WebhookOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>('/api/stripe/webhook', async (request, reply) => {
      const event = verifiedEvent(options.payments, request.body, request.headers['stripe-signature']);
      const outcome = await inTransaction(options.db, (tx) => recordEvent(tx, event, options));
      if (outcome.kind === 'mismatch' || outcome.kind === 'paid-twice') {
        request.log.error(
          { eventId: event.id, orderId: outcome.orderId, outcome: outcome.kind },
          'payment needs attention',
        );
      }
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

async function recordEvent(tx: Transaction, event: Stripe.Event, { now, recordPayment }: WebhookOptions) {
  const intent = isIntentEvent(event) ? event.data.object : null;
  const isNew = await insertStripeEvent(tx, event, intent?.id ?? null, now());
  if (!isNew) return { kind: 'repeated' };
  if (!intent) {
    await markEventApplied(tx, event.id, now());
    return { kind: 'ignored' };
  }
  const outcome = await recordPayment(tx, { intent, cause: 'webhook', now: now() });
  if (outcome.kind !== 'unknown') await markEventApplied(tx, event.id, now());
  return outcome;
}

type IntentEvent = Extract<Stripe.Event, { data: { object: Stripe.PaymentIntent } }>;

function isIntentEvent(event: Stripe.Event): event is IntentEvent {
  return event.type.startsWith('payment_intent.');
}
