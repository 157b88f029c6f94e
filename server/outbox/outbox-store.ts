// Effects that must happen if and only if a transaction commits: written in that transaction, carried out afterwards.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { unconfirmedMails } from './unconfirmed-mails.ts';

export type OutboxEntry = {
  /** An effect whose key exists already is not written again. */
  deduplicationKey: string;
  kind: string;
  payload: Record<string, unknown>;
  /** When it is carried out; left out, as soon as it is committed. */
  dueAt?: Date;
};

export type WaitingEntry = OutboxEntry & { id: number; attempts: number };

/** A person should look from this number on, after some ten minutes. The entry is still tried again every hour. */
export const MANY_ATTEMPTS = 10;

/** No entry waits longer than this for its next attempt. */
export const LONGEST_PAUSE_MS = 3_600_000;

export async function addToOutbox(tx: Transaction, entry: OutboxEntry, now: Date): Promise<void> {
  if (Object.hasOwn(unconfirmedMails, entry.kind)) throw new Error(`${entry.kind} goes by addUnconfirmedMail`);
  await insertEntry(tx, entry, now);
}

/** Serves `addToOutbox`, and `addUnconfirmedMail` once it has counted. */
export async function insertEntry(tx: Transaction, entry: OutboxEntry, now: Date): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      deduplication_key: entry.deduplicationKey,
      kind: entry.kind,
      payload: JSON.stringify(entry.payload),
      created_at: now,
      next_attempt_at: entry.dueAt ?? now,
    })
    .onConflict((conflict) => conflict.column('deduplication_key').doNothing())
    .execute();
}

/** Which kinds of entries are looked for. */
export type KindFilter = { oneOf: string[] } | { noneOf: string[] };

/** Finds for each filter whether an entry is due. */
export async function findDue(db: Db, filters: readonly KindFilter[], now: Date): Promise<boolean[]> {
  const found = filters.map((kinds) => sql`exists (select from outbox where ${isDue(kinds, now)})`);
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(found)}]::boolean[] as found`.execute(db);
  return rows[0]?.found ?? [];
}

function isDue(kinds: KindFilter, now: Date) {
  const isWanted =
    'oneOf' in kinds
      ? sql`kind = any(${kinds.oneOf})`
      : // What is for a receiver that this process does not know, or no more, waits.
        sql`kind <> all(${kinds.noneOf}) and kind not like 'webhook:%'`;
  // What was tried waits no longer than the longest pause, and what was not, for as long as was asked when it was written:
  // another moment was named by a clock that was wrong.
  const isFromWrongClock = sql`(next_attempt_at > ${latestPossible(now, LONGEST_PAUSE_MS)}
    and (attempts > 0 or created_at > ${latestPossible(now)}))`;
  const isTime = sql`(next_attempt_at <= ${now} or ${isFromWrongClock})`;
  return sql`delivered_at is null and ${isTime} and ${isWanted}`;
}

/** Takes the next due entry and postpones its next attempt, so that no other worker takes it meanwhile. */
export async function claimOutboxEntry(
  tx: Transaction,
  kinds: KindFilter,
  now: Date,
  claimedUntil: Date,
): Promise<WaitingEntry | null> {
  const { rows } = await sql<WaitingEntry>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${claimedUntil}
    where id = (
      select id from outbox where ${isDue(kinds, now)}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, deduplication_key as "deduplicationKey", kind, payload, attempts`.execute(tx);
  return rows[0] ?? null;
}

/** Takes back an entry that no worker has begun with. */
export async function removeFromOutbox(tx: Transaction, deduplicationKey: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('deduplication_key', '=', deduplicationKey)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Meant for an effect that is not wanted this time: it counts as carried out. */
export async function closeInOutbox(tx: Transaction, deduplicationKey: string, now: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ delivered_at: now })
    .where('deduplication_key', '=', deduplicationKey)
    .where('delivered_at', 'is', null)
    .execute();
}

/** What was put right by hand is tried at once, and nothing is wrong with it until it has failed again. */
export async function hastenInOutbox(tx: Transaction, kind: string, orderId: string, now: Date): Promise<void> {
  await sql`update outbox set next_attempt_at = ${now}, last_error = null
    where kind = ${kind} and payload->>'orderId' = ${orderId} and delivered_at is null`.execute(tx);
}

export async function renewClaim(tx: Transaction, id: number, claimedUntil: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ next_attempt_at: claimedUntil })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute();
}

export async function markDelivered(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('outbox').set({ delivered_at: now, last_error: null }).where('id', '=', id).execute();
}

export async function markFailed(tx: Transaction, id: number, error: string, nextAttemptAt: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ last_error: withoutAddresses(error).slice(0, 500), next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute();
}

/** Takes an attempt back that was none. */
export async function postpone(tx: Transaction, id: number, until: Date): Promise<void> {
  await sql`update outbox set attempts = attempts - 1, next_attempt_at = ${until} where id = ${id}`.execute(tx);
}

/** Mail servers name whom they refuse; the entry says whose order it is about. */
function withoutAddresses(error: string): string {
  return error
    .split(' ')
    .map((word) => (word.includes('@') ? '…@…' : word))
    .join(' ');
}

type WaitingCount = { kind: string; count: number; since: Date; stuck: number };

/** Counts by kind how many entries wait, since when, and how many have had many attempts. */
export async function countWaiting(db: Db): Promise<WaitingCount[]> {
  const { rows } = await sql<WaitingCount>`
    select kind, count(*) as count, min(created_at) as since,
      count(*) filter (where attempts >= ${MANY_ATTEMPTS}) as stuck
    from outbox where delivered_at is null group by kind`.execute(db);
  return rows;
}
