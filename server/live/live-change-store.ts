// What changed while a screen of the office was not told: read from the table that the triggers of migration 000049 write.
import { sql } from 'kysely';
import { isLiveKind, type LiveChange } from '#src/live/live-kinds.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * The point up to which somebody has been told: every transaction below this number has ended, and its changes are
 * known. `atMs`: when that was, because changes are kept for an hour.
 */
export type LivePosition = { xid: string; atMs: number };

/** Null: too many, or too long ago, to be named. */
type Missed = { changes: LiveChange[] | null; position: LivePosition };

const KEPT_MS = 60 * 60_000;
/** Beyond this asking for everything is cheaper. */
const MOST_MISSED = 200;

/** `since` is null for somebody who begins. What commits after this has a notice of its own. */
export async function readMissedChanges(db: Db, since: LivePosition | null): Promise<Missed> {
  const xid = since?.xid ?? null;
  const { rows } = await sql<{ xid: string; nowMs: number; kinds: string[]; subjects: string[] }>`
    with missed as (
      select distinct kind, subject from office_changes where xid >= ${xid}::xid8 limit ${MOST_MISSED + 1}
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as "nowMs",
      array(select kind from missed order by kind, subject) as kinds,
      array(select subject from missed order by kind, subject) as subjects`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a position is missing');
  const position = { xid: row.xid, atMs: row.nowMs };
  const isNamed = since !== null && row.nowMs - since.atMs < KEPT_MS && row.kinds.length <= MOST_MISSED;
  // A position beyond is another PostgreSQL's: the shop was restored.
  const isKnown = isNamed && BigInt(since.xid) <= BigInt(row.xid);
  const changes = row.kinds.flatMap((kind, index) =>
    isLiveKind(kind) ? [{ kind, subject: row.subjects[index] ?? '' }] : [],
  );
  return { changes: isKnown ? changes : null, position };
}

/** Kept twice as long as they are asked for: clocks of processes differ. */
export async function deleteOldLiveChanges(tx: Transaction): Promise<void> {
  await sql`delete from office_changes where at < clock_timestamp() - ${2 * KEPT_MS} * interval '1 millisecond'`.execute(
    tx,
  );
}

/** Writes it as the id of an event; the browser sends the last one back. */
export function writePosition({ xid, atMs }: LivePosition): string {
  return `${xid}-${atMs}`;
}

export function readPosition(text: unknown): LivePosition | null {
  const [, xid, atMs] = /^(\d{1,19})-(\d{1,15})$/.exec(typeof text === 'string' ? text : '') ?? [];
  return xid && atMs ? { xid, atMs: Number(atMs) } : null;
}
