// The queue of what has changed (migration 000340): rows that every transaction writes beside its change, and that every
// process reads for itself, so no process has to be alive for another one to be told. What a reader has not seen is what was
// running at its last snapshot or has begun since: exact, whatever the order of the commits, and however long they took.

/** What one reading has seen: a snapshot, the oldest transaction that ran in it, and the database's time. */
export type NoticePosition = { snapshot: string; oldestRunning: string; atMs: number };

/** How long a row is kept after it could be read. */
const KEPT_MS = 60_000;
/** Whoever has not read for so long may lack rows that are deleted. */
const LONGEST_GAP_MS = KEPT_MS / 2;

/** `pg`'s: the connection that reads has no pool, and no Kysely. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const POSITION = `pg_current_snapshot()::text as snapshot, pg_snapshot_xmin(pg_current_snapshot())::text as "oldestRunning",
  (extract(epoch from clock_timestamp()) * 1000)::bigint as "atMs"`;

/** What stands there now counts as seen. */
export async function beginReading(ask: Ask): Promise<NoticePosition> {
  const { rows } = await ask(`select ${POSITION}`);
  return rows[0] as NoticePosition;
}

/** The rows of `table` not seen at $1. A row from beyond the snapshot is of another PostgreSQL, from a copied database. */
const unseen = (columns: string, table: string) => `
  select ${columns} from ${table} where xid >= pg_snapshot_xmax($1::pg_snapshot)
    and pg_visible_in_snapshot(xid, pg_current_snapshot())
  union
  select ${columns} from ${table} where xid = any (array(select pg_snapshot_xip($1::pg_snapshot)))`;

const UNSEEN = `select ${POSITION},
  array(${unseen('tag', 'change_notices')}) as tags,
  array(select kind || ':' || subject from (${unseen('xid, kind, subject', 'office_changes')}) as told order by xid, kind, subject)
    as office`;

/** What was committed since `seen`, and up to where the reader has seen now. */
export async function readNotices(ask: Ask, seen: NoticePosition): Promise<{ tags: string[]; seen: NoticePosition }> {
  const { rows } = await ask(UNSEEN, [seen.snapshot]);
  const { tags, office, ...now } = rows[0] as NoticePosition & { tags: string[]; office: string[] };
  // A screen that breaks off in between comes back with the position that it has, so only the last change has the new one.
  const toOffice = office.map(
    (change, place) => `office:${(place === office.length - 1 ? now : seen).oldestRunning}:${change}`,
  );
  return { tags: [...tags, ...toOffice], seen: now };
}

/** Any number that no other advisory lock of ours has. */
const DELETING = 7_340_001;

/** Deletes what could be read at `then`, in one process at a time; rows of another PostgreSQL too. */
export async function deleteNoticesSeen(ask: Ask, then: NoticePosition): Promise<void> {
  await ask(
    `delete from change_notices where (select pg_try_advisory_xact_lock(${DELETING})) and (
      (xid < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(xid, $1::pg_snapshot))
      or xid >= pg_snapshot_xmax(pg_current_snapshot()))`,
    [then.snapshot],
  );
}

/** One process's reading of the queue, which keeps it short too. */
export class NoticeReader {
  #ask: Ask;
  #seen: NoticePosition;
  #deletable: NoticePosition;

  constructor(ask: Ask, begun: NoticePosition) {
    this.#ask = ask;
    this.#seen = begun;
    this.#deletable = begun;
  }

  /** The tags of what was committed since. Throws when it has not read for so long that some may be lacking. */
  async read(): Promise<string[]> {
    const { tags, seen } = await readNotices(this.#ask, this.#seen);
    if (Math.abs(seen.atMs - this.#seen.atMs) > LONGEST_GAP_MS) throw new Error('Nothing was read for too long');
    this.#seen = seen;
    if (seen.atMs - this.#deletable.atMs >= KEPT_MS) {
      await deleteNoticesSeen(this.#ask, this.#deletable);
      this.#deletable = seen;
    }
    return tags;
  }
}
