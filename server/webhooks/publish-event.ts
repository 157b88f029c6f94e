// Events for the shop's webhook receivers, written to the outbox in the transaction that makes them happen. Who receives
// what stands in the database, so that commands, which read no configuration, publish as the server does.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { PublishedEvent } from './webhook-events.ts';

/** One entry for each receiver of this type; without receivers nothing is written. */
export async function publishEvent(
  tx: Transaction,
  { type, key, ...subject }: PublishedEvent,
  now: Date,
): Promise<void> {
  const id = `${type}-${key}`;
  const payload = JSON.stringify({ id, type, at: now.toISOString(), ...subject });
  await sql`
    insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    select 'webhook:' || name || '-' || ${id}, 'webhook:' || name, ${payload}::jsonb, ${now}, ${now}
    from webhook_receivers where ${type} = any(events)
    on conflict (deduplication_key) do nothing`.execute(tx);
}

/** `stock.low` of the variants that this order's sale has just brought to the receivers' limit. */
export async function publishLowStock(
  tx: Transaction,
  orderId: string,
  sold: readonly { variantId: string; quantity: number }[],
  now: Date,
): Promise<void> {
  if (sold.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select v.id from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as s ("variantId" uuid, quantity integer)
    join variants v on v.id = s."variantId"
    where exists (select from webhook_receivers
      where 'stock.low' = any(events) and v.on_hand <= stock_low_at and v.on_hand + s.quantity > stock_low_at)`.execute(
    tx,
  );
  for (const { id: variantId } of rows) {
    await publishEvent(tx, { type: 'stock.low', key: `${variantId}-${orderId}`, variantId, orderId }, now);
  }
}
