import { sql } from 'kysely';
import type { WebhookEvent } from '#src/webhooks/webhook-rules.ts';
import type { Transaction } from '../database/transaction.ts';
import { ExplainedError } from '../explained-error.ts';

export type WebhookReceiver = {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  secret: string;
  allowPrivateAddress: boolean;
};

/**
 * Makes the table say what the configuration says; receivers that were made in the office stay. What waits for a receiver that
 * is gone is dropped. Throws `ExplainedError` where both have one of a name.
 */
export async function saveReceivers(
  tx: Transaction,
  receivers: readonly Pick<WebhookReceiver, 'name' | 'events'>[],
  stockLowAt: number,
): Promise<void> {
  const names = receivers.map(({ name }) => name);
  await requireFreeNames(tx, names);
  await sql`delete from webhook_receivers where url is null and name <> all(${names})`.execute(tx);
  for (const { name, events } of receivers) {
    await sql`
      insert into webhook_receivers (name, events, stock_low_at) values (${name}, ${events}, ${stockLowAt})
      on conflict (name) do update set events = excluded.events, stock_low_at = excluded.stock_low_at`.execute(tx);
  }
  await sql`delete from outbox where delivered_at is null and kind like 'webhook:%'
    and kind not in (select 'webhook:' || name from webhook_receivers)`.execute(tx);
}

async function requireFreeNames(tx: Transaction, names: readonly string[]): Promise<void> {
  const taken = await tx
    .selectFrom('webhook_receivers')
    .select('name')
    .where('url', 'is not', null)
    .where('name', 'in', ['', ...names])
    .executeTakeFirst();
  if (!taken) return;
  throw new ExplainedError({
    code: 'WEBHOOK_NAME_TAKEN',
    title: `kasa.config.ts names the webhook ${taken.name}, and one of this name was made in the office.`,
    fix: `Name it otherwise, or remove the other one: kasa webhooks remove ${taken.name}.`,
  });
}
