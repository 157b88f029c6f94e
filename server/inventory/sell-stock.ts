import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

type Sale = { orderId: string; variantId: string; quantity: number };

/**
 * Takes sold goods out of the stock and publishes `stock.low` where that brings a variant to the receivers' limit: one
 * statement, with or without receivers.
 */
export async function sellStock(tx: Transaction, { orderId, variantId, quantity }: Sale, now: Date): Promise<void> {
  const id = `stock.low-${variantId}-${orderId}`;
  const payload = JSON.stringify({ id, type: 'stock.low', at: now.toISOString(), variantId, orderId });
  await sql`
    with sold as (
      update variants set reserved = reserved - ${quantity}, on_hand = on_hand - ${quantity}
      where id = ${variantId} returning on_hand
    )
    insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    select 'webhook:' || name || '-' || ${id}, 'webhook:' || name, ${payload}::jsonb, ${now}, ${now}
    from webhook_receivers, sold
    where 'stock.low' = any(events) and not is_stopped and on_hand <= stock_low_at and on_hand + ${quantity} > stock_low_at
    on conflict (deduplication_key) do nothing`.execute(tx);
}
