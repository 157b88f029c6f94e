import Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { putObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { newObjectId } from '../sandbox-ids.ts';

/** Something that happened; it becomes an `Event` and a webhook. */
export type EventSeed = SeedOfType & {
  /** The changed fields' previous values; for updates only. */
  previous?: object;
};

type SeedOfType =
  | {
      type:
        | 'payment_intent.created'
        | 'payment_intent.requires_action'
        | 'payment_intent.processing'
        | 'payment_intent.succeeded'
        | 'payment_intent.payment_failed'
        | 'payment_intent.canceled';
      object: Stripe.PaymentIntent;
    }
  | {
      type: 'charge.pending' | 'charge.succeeded' | 'charge.failed' | 'charge.refunded';
      object: Stripe.Charge;
    }
  | {
      type:
        | 'charge.dispute.created'
        | 'charge.dispute.updated'
        | 'charge.dispute.closed'
        | 'charge.dispute.funds_withdrawn'
        | 'charge.dispute.funds_reinstated';
      object: Stripe.Dispute;
    }
  | { type: 'refund.created' | 'refund.updated' | 'refund.failed'; object: Stripe.Refund };

type SandboxEvent = Extract<Stripe.Event, { type: EventSeed['type'] }>;

/** The previous values of the fields that differ; null for those that did not exist. */
export function changedFrom<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys({ ...before, ...after }) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null])) as Partial<T>;
}

/**
 * Stores the events in the caller's transaction, each with its delivery, so that every committed event reaches the
 * shop.
 */
export async function writeEvents(tx: Transaction, context: SandboxContext, seeds: EventSeed[]): Promise<void> {
  for (const seed of seeds) {
    const event = {
      id: newObjectId('event'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: createdNow(context),
      data: { object: seed.object, ...(seed.previous && { previous_attributes: seed.previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: context.requestId, idempotency_key: context.idempotencyKey },
      type: seed.type,
    } as SandboxEvent;
    await putObject(tx, 'event', event);
    await tx.insertInto('sandbox.webhook_deliveries').values({ event_id: event.id, created_at: context.now }).execute();
  }
}
