import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { WebhookEvent } from './webhook-events.ts';

export type WebhookReceiver = {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  secret: string;
  allowPrivateAddress: boolean;
};

/** Makes the table say what the configuration says. What waits for a receiver that is gone is dropped. */
export async function saveReceivers(
  tx: Transaction,
  receivers: readonly Pick<WebhookReceiver, 'name' | 'events'>[],
  stockLowAt: number,
): Promise<void> {
  const names = receivers.map(({ name }) => name);
  await sql`delete from webhook_receivers where name <> all(${names})`.execute(tx);
  for (const { name, events } of receivers) {
    await sql`
      insert into webhook_receivers (name, events, stock_low_at) values (${name}, ${events}, ${stockLowAt})
      on conflict (name) do update set events = excluded.events, stock_low_at = excluded.stock_low_at`.execute(tx);
  }
  const kinds = names.map((name) => `webhook:${name}`);
  await sql`delete from outbox
    where delivered_at is null and kind like 'webhook:%' and kind <> all(${kinds})`.execute(tx);
}
