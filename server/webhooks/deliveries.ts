// What was sent to a receiver, is on its way, or waits: entries of the outbox, with what was answered to each attempt.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { WebhookRefusal } from '#src/webhooks/webhook-refusals.ts';
import { TEST_EVENT } from '#src/webhooks/webhook-rules.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { Manager } from '../staff/manage-staff.ts';
import { listStoredReceivers } from './office-receivers.ts';

export type Attempt = {
  at: string;
  durationMs: number;
  status: number | null;
  error: string | null;
  reason: string | null;
};

export type Delivery = {
  id: number;
  /** The id of the event; the same each time that it is sent. */
  eventId: string;
  type: string;
  createdAt: Date;
  /** When the receiver had it; null while it waits. */
  deliveredAt: Date | null;
  nextAttemptAt: Date;
  /** How often it was tried; of the latest some is said what came of them. */
  attempts: number;
  latest: Attempt[];
};

const keyset = byNumber<Delivery>(sql`o.id`, ({ id }) => id);

export function listDeliveries(db: Db, receiver: string, place: PlaceInList) {
  return keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<Delivery>`
      select o.id, o.payload->>'id' as "eventId", o.payload->>'type' as type, o.created_at as "createdAt",
        o.delivered_at as "deliveredAt", o.next_attempt_at as "nextAttemptAt", o.attempts,
        coalesce((
          select json_agg(json_build_object('at', a.at, 'durationMs', a.duration_ms, 'status', a.status, 'error', a.error,
            'reason', a.failure)
            order by a.id desc)
          from webhook_attempts a where a.outbox_id = o.id
        ), '[]'::json) as latest
      from outbox o
      where ${sql.join([sql`o.kind = ${`webhook:${receiver}`}`, ...beyond], sql` and `)}
      order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
}

type By = Pick<Manager, 'audit' | 'now'>;

/**
 * The same event once more: one that waits is tried at once, one that the receiver had is sent again, as it stands now, under
 * the id that it had.
 */
export async function sendAgain(
  tx: Transaction,
  id: number,
  { audit, now }: By,
): Promise<Result<string, WebhookRefusal>> {
  const entry = await tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'delivered_at as deliveredAt'])
    .where('id', '=', id)
    .where('kind', 'like', 'webhook:%')
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return refuse({ kind: 'DELIVERY_UNKNOWN' });
  const receiver = entry.kind.slice('webhook:'.length);
  if ((await listStoredReceivers(tx, receiver)).length === 0) return refuse({ kind: 'WEBHOOK_UNKNOWN' });
  const payload = entry.payload as { id: string };
  if (entry.deliveredAt) {
    const deduplicationKey = `${entry.kind}-${payload.id}-again-${randomUUID()}`;
    await addToOutbox(tx, { deduplicationKey, kind: entry.kind, payload }, now);
  } else await tx.updateTable('outbox').set({ next_attempt_at: now }).where('id', '=', id).execute();
  await audit(tx, { kind: 'webhook.sentAgain', subject: receiver, after: { text: payload.id } });
  return ok(receiver);
}

/** An event that says nothing but that the receiver was asked. */
export async function sendTest(
  tx: Transaction,
  name: string,
  { audit, now }: By,
): Promise<Result<null, WebhookRefusal>> {
  if ((await listStoredReceivers(tx, name)).length === 0) return refuse({ kind: 'WEBHOOK_UNKNOWN' });
  const id = `${TEST_EVENT}-${randomUUID()}`;
  const payload = { id, type: TEST_EVENT, at: now.toISOString() };
  await addToOutbox(tx, { deduplicationKey: `webhook:${name}-${id}`, kind: `webhook:${name}`, payload }, now);
  await audit(tx, { kind: 'webhook.tested', subject: name });
  return ok(null);
}
