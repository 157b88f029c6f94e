// Events for the shop's webhook receivers, written to the outbox in the transaction that makes them happen. Who receives
// what stands in the database, so that commands, which read no configuration, publish as the server does.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { PublishedEvent } from './webhook-events.ts';

/** One entry for each receiver of this type; without receivers nothing is written. */
export async function publishEvent(tx: Transaction, event: PublishedEvent, now: Date): Promise<void> {
  await writeEntries(event, now).execute(tx);
}

/**
 * The same as the `with` of a statement that is executed anyway, so that an order costs no statement more for receivers
 * that most shops do not have.
 */
export function publishing(event: PublishedEvent | null, now: Date): RawBuilder<unknown> {
  return event ? sql`with published as (${writeEntries(event, now)})` : sql``;
}

function writeEntries({ type, key, ...subject }: PublishedEvent, now: Date): RawBuilder<unknown> {
  const id = `${type}-${key}`;
  const payload = JSON.stringify({ id, type, at: now.toISOString(), ...subject });
  return sql`
    insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    select 'webhook:' || name || '-' || ${id}, 'webhook:' || name, ${payload}::jsonb, ${now}, ${now}
    from webhook_receivers where ${type} = any(events) and not is_stopped
    on conflict (deduplication_key) do nothing`;
}
