// What Stripe tells us by itself. The body is verified as it came; the answer is sent after the commit, so that a
// crash in between makes Stripe tell us again.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { applyEvent, type EventHandlers, type EventOutcome, reportAlarm } from './apply-event.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertStripeEvent, markEventApplied } from './stripe-event-store.ts';
import { isReadableEvent } from './webhook-event-schema.ts';

export type WebhookOptions = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  handlers: EventHandlers;
};

export function registerStripeWebhook(app: FastifyInstance, options: WebhookOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>('/api/stripe/webhook', async (request, reply) => {
      const event = verifiedEvent(options.payments, request.body, request.headers['stripe-signature']);
      if (!event) {
        request.log.error({ outcome: 'unreadable-event' }, 'a signed webhook cannot be read; it is not stored');
        return reply.send({ received: true });
      }
      const outcome = await inTransaction(options.db, async (tx) => {
        const recorded = await recordEvent(tx, event, options);
        reach(`before-webhook-commit:${event.type}`);
        return recorded;
      });
      reportAlarm(request.log, event.id, outcome);
      reach(`before-webhook-answer:${event.type}`);
      return reply.send({ received: true });
    });
  });
}

/** Null when it is Stripe's, and cannot be read. */
function verifiedEvent(payments: PaymentProvider, body: unknown, signature: unknown): Stripe.Event | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new KasaError('BAD_REQUEST', 'A webhook needs a body and a Stripe-Signature header.');
  }
  let event: unknown;
  try {
    event = payments.readEvent(body, signature);
  } catch (error) {
    // The body is parsed only after its signature has been found to fit.
    if (error instanceof SyntaxError) return null;
    throw new KasaError('BAD_REQUEST', 'The signature of the webhook does not fit.', { cause: error });
  }
  if (!isReadableEvent(event)) return null;
  if (event.livemode !== payments.isLive) throw new KasaError('BAD_REQUEST', 'The event is of the other mode.');
  return event;
}

async function recordEvent(tx: Transaction, event: Stripe.Event, options: WebhookOptions): Promise<EventOutcome> {
  const now = options.now();
  const isNew = await insertStripeEvent(tx, event, intentIdOf(event), now);
  if (!isNew) return { kind: 'repeated' };
  const outcome = await applyEvent(tx, event, options.handlers, now);
  if (outcome.kind !== 'unknown') await markEventApplied(tx, event.id, now);
  return outcome;
}

/** Of the payment that the event is about. */
function intentIdOf({ data: { object } }: Stripe.Event): string | null {
  const about = object as { object: string; id?: string; payment_intent?: string | { id: string } | null };
  if (about.object === 'payment_intent') return about.id ?? null;
  const { payment_intent: intent } = about;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
