// Receivers as the tables have them: those of kasa.config.ts, to be looked at, and those that are made in the office.
import { sql } from 'kysely';
import type { WebhookEvent } from '#src/webhooks/webhook-rules.ts';
import type { Db } from '../database/connect.ts';
import { noteNotice } from '../database/note-notice.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredReceiver = {
  name: string;
  /** Null: kasa.config.ts has it. */
  url: string | null;
  events: WebhookEvent[];
  stockLowAt: number;
  isStopped: boolean;
  allowsPrivate: boolean;
  version: number;
};

export type ListedReceiver = StoredReceiver & {
  /** How many events wait for it. */
  waiting: number;
  /** The latest attempt; null before the first. */
  latest: { at: Date; status: number | null } | null;
};

export const WEBHOOKS_TAG = 'webhooks';

const stored = sql`r.name, r.url, r.events, r.stock_low_at as "stockLowAt", r.is_stopped as "isStopped",
  r.allows_private as "allowsPrivate", r.version`;

const isNamed = (name: string | undefined) => (name === undefined ? sql`true` : sql`r.name = ${name}`);

/** Also a name that there is not gives an empty list. */
export async function listStoredReceivers(db: Db, name?: string): Promise<StoredReceiver[]> {
  const { rows } = await sql<StoredReceiver>`
    select ${stored} from webhook_receivers r where ${isNamed(name)} order by r.name`.execute(db);
  return rows;
}

/** Lists them with what waits for them and was sent last: for whoever looks at them. */
export async function listReceivers(db: Db, name?: string): Promise<ListedReceiver[]> {
  const { rows } = await sql<Omit<ListedReceiver, 'latest'> & { latestAt: Date | null; latestStatus: number | null }>`
    select ${stored},
      (select count(*) from outbox o where o.kind = 'webhook:' || r.name and o.delivered_at is null)::integer as waiting,
      a.at as "latestAt", a.status as "latestStatus"
    from webhook_receivers r
    left join lateral (
      select a.at, a.status from webhook_attempts a join outbox o on o.id = a.outbox_id
      where o.kind = 'webhook:' || r.name order by a.id desc limit 1
    ) a on true
    where ${isNamed(name)}
    order by r.name`.execute(db);
  return rows.map(({ latestAt, latestStatus, ...row }) => ({
    ...row,
    latest: latestAt ? { at: latestAt, status: latestStatus } : null,
  }));
}

export type ReceiverContent = Pick<StoredReceiver, 'url' | 'events' | 'stockLowAt' | 'isStopped' | 'allowsPrivate'>;

/** Anyone else who changes a receiver waits until this transaction has ended. */
export async function lockReceivers(tx: Transaction): Promise<void> {
  await sql`lock table webhook_receivers in share row exclusive mode`.execute(tx);
}

export async function writeReceiver(tx: Transaction, name: string, content: ReceiverContent): Promise<void> {
  const { url, events, stockLowAt, isStopped, allowsPrivate } = content;
  const values = {
    url,
    events: [...events],
    stock_low_at: stockLowAt,
    is_stopped: isStopped,
    allows_private: allowsPrivate,
  };
  await tx
    .insertInto('webhook_receivers')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...values, version: sql`webhook_receivers.version + 1` }),
    )
    .execute();
}

/** What waits for it is dropped. */
export async function deleteReceiver(tx: Transaction, name: string): Promise<void> {
  await tx.deleteFrom('webhook_receivers').where('name', '=', name).execute();
  await tx.deleteFrom('outbox').where('kind', '=', `webhook:${name}`).where('delivered_at', 'is', null).execute();
}

/** Tells every process at the commit, which then sends to those that there are now. */
export async function noticeReceivers(tx: Transaction): Promise<void> {
  await noteNotice(tx, WEBHOOKS_TAG);
}
