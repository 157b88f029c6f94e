// Webhook events as received. The id is stored first: an event that is delivered again is recognised by it.
import type Stripe from 'stripe';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** The intent's own events; its current state includes them all. */
const INTENT_EVENTS = 'payment_intent.%';

/** False when the event was received before. */
export async function insertStripeEvent(
  tx: Transaction,
  event: Stripe.Event,
  intentId: string | null,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('stripe_events')
    .values({ id: event.id, type: event.type, intent_id: intentId, payload: withoutSecrets(event), received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What lets anybody carry on the payment, and where the bank leads back to: the order's secret address. Nothing reads them. */
const secretFields = new Set(['client_secret', 'next_action']);

function withoutSecrets(event: Stripe.Event): string {
  return JSON.stringify(event, (name, value) => (secretFields.has(name) ? undefined : value));
}

export async function markEventApplied(tx: Transaction, eventId: string, now: Date): Promise<void> {
  await tx.updateTable('stripe_events').set({ applied_at: now }).where('id', '=', eventId).execute();
}

/** Events that arrived before we knew their payment and can be applied now; oldest first. */
export async function listWaitingEvents(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('applied_at', 'is', null)
    .where('intent_id', 'in', (eb) =>
      eb.selectFrom('payment_attempts').select('intent_id').where('intent_id', 'is not', null),
    )
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Null when another process is applying the event or has applied it. */
export async function lockWaitingEvent(tx: Transaction, id: string): Promise<Stripe.Event | null> {
  const row = await tx
    .selectFrom('stripe_events')
    .select('payload')
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // Stored as it came, once its signature was found right.
  return row ? (row.payload as unknown as Stripe.Event) : null;
}

/** How many events of the intent arrived before we knew it. */
export async function countUnappliedEvents(db: Db, intentId: string): Promise<number> {
  const row = await db
    .selectFrom('stripe_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('intent_id', '=', intentId)
    .where('type', 'like', INTENT_EVENTS)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function markIntentEventsApplied(tx: Transaction, intentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('stripe_events')
    .set({ applied_at: now })
    .where('intent_id', '=', intentId)
    .where('type', 'like', INTENT_EVENTS)
    .where('applied_at', 'is', null)
    .execute();
}
