// Receives Stripe's events. The raw body is verified; the answer is sent after the commit, so that Stripe repeats the
// event after a crash in between.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Counter } from 'prom-client';
import type Stripe from 'stripe';
import { KasaError } from '#src/errors.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { onceAMinute } from '../reporting/once-a-minute.ts';
import { applyEvent, type EventHandlers, type EventOutcome, reportAlarm } from './apply-event.ts';
import { WEBHOOK_PATH } from './handled-events.ts';
import { registerOwnNotifications } from './own-notification.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertStripeEvent, markEventApplied } from './stripe-event-store.ts';
import { isReadableEvent } from './webhook-event-schema.ts';

export type WebhookOptions = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  handlers: EventHandlers;
  rejections: Counter<'reason'>;
};

const rejectionReasons = ['malformed', 'signature', 'time', 'mode'] as const;

type Rejection = { kind: (typeof rejectionReasons)[number]; error: KasaError };

const hints = {
  signature: 'the signature of a webhook does not fit: is STRIPE_WEBHOOK_SECRET that of the endpoint?',
  time: 'the signature of a webhook is too old or from the future: is the clock right?',
  mode: 'a webhook is of the other mode: live and test endpoints must not be mixed',
};

/** Registers what the providers of a developer's own methods tell as well. */
export function registerStripeWebhook(app: FastifyInstance, options: WebhookOptions): void {
  registerOwnNotifications(app, options);
  // An alert sees no step from what is not there to one.
  for (const reason of rejectionReasons) options.rejections.inc({ reason }, 0);
  const isDue = onceAMinute(options.now);
  const reject = ({ kind: reason, error }: Rejection, log: FastifyBaseLogger): never => {
    options.rejections.inc({ reason });
    // A malformed request does not come from Stripe.
    if (reason !== 'malformed' && isDue(reason)) log.error({ err: error, reason }, `payments: ${hints[reason]}`);
    throw error;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(WEBHOOK_PATH, async (request, reply) => {
      const verified = verifyEvent(options.payments, request.body, request.headers['stripe-signature']);
      const event = verified.ok ? verified.value : reject(verified.error, request.log);
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

/** Null when the event is signed by Stripe but cannot be read. */
function verifyEvent(
  payments: PaymentProvider,
  body: unknown,
  signature: unknown,
): Result<Stripe.Event | null, Rejection> {
  const rejected = (kind: Rejection['kind'], message: string, cause?: unknown) =>
    refuse({ kind, error: new KasaError('BAD_REQUEST', message, { cause }) });
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    return rejected('malformed', 'A webhook needs a body and a Stripe-Signature header.');
  }
  let event: unknown;
  try {
    event = payments.readEvent(body, signature);
  } catch (error) {
    // The SDK parses the body only after its signature was verified.
    if (error instanceof SyntaxError) return ok(null);
    return rejected(reasonOf(error), 'The signature of the webhook does not fit.', error);
  }
  if (!isReadableEvent(event)) return ok(null);
  if (event.livemode !== payments.isLive) return rejected('mode', 'The event is of the other mode.');
  return ok(event);
}

/** The SDK's errors differ in their message only. */
function reasonOf(error: unknown): Rejection['kind'] {
  const { message } = error as Error;
  if (/Timestamp outside/.test(message)) return 'time';
  return /No signatures found matching/.test(message) ? 'signature' : 'malformed';
}

async function recordEvent(tx: Transaction, event: Stripe.Event, options: WebhookOptions): Promise<EventOutcome> {
  const now = options.now();
  const isNew = await insertStripeEvent(tx, event, intentIdOf(event), now);
  if (!isNew) return { kind: 'repeated' };
  const outcome = await applyEvent(tx, event, options.handlers, now);
  if (outcome.kind !== 'unknown') await markEventApplied(tx, event.id, now);
  return outcome;
}

/** The id of the intent that the event is about. */
function intentIdOf({ data: { object } }: Stripe.Event): string | null {
  const about = object as { object: string; id?: string; payment_intent?: string | { id: string } | null };
  if (about.object === 'payment_intent') return about.id ?? null;
  const { payment_intent: intent } = about;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
