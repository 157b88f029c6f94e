import { type RawBuilder, sql } from 'kysely';
import type { StoredBatchTitle } from '#src/history/batch-title.ts';
import type { Db } from '../database/connect.ts';
import type { ChangedBy, Thing } from './change-batch.ts';
import { UNDO_DAYS } from './undo-batch.ts';

export type ListedBatch = Pick<ChangedBy, 'source' | 'who'> & {
  id: number;
  at: Date;
  title: StoredBatchTitle;
  /** How many values of how many things. */
  changes: number;
  things: number;
  undoes: number | null;
  undoneBy: number | null;
  canUndo: boolean;
};

/** The newest first. `before`: only those with a lower number. */
export async function listBatches(
  { db, now }: { db: Db; now: () => Date },
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<ListedBatch[]> {
  const { rows } = await sql<ListedBatch>`
    select b.id, b.at, b.source, b.who, jsonb_build_object('key', b.title, 'values', b.title_values) as title, b.undoes, b.undone_by as "undoneBy", counted.changes, counted.things,
      b.undone_by is null and b.at >= ${now()}::timestamptz - make_interval(days => ${UNDO_DAYS}) as "canUndo"
    from change_batches b cross join lateral (
      select count(*)::int as changes, count(distinct c.thing_id)::int as things from changes c where c.batch_id = b.id
    ) as counted
    where ${before ? sql`b.id < ${before}` : sql`true`} order by b.id desc limit ${limit}`.execute(db);
  return rows;
}

export type ListedChange = {
  id: number;
  batchId: number;
  at: Date;
  who: string;
  thingKind: Thing['kind'];
  thingId: string;
  part: string;
  key: Record<string, unknown>;
  /** Empty: the row itself was added, or removed. */
  field: string;
  before: unknown;
  after: unknown;
};

/** What was changed of a thing, or in a batch; the newest first. */
export async function listChanges(
  db: Db,
  { of, limit }: { of: Thing | { batchId: number }; limit: number },
): Promise<ListedChange[]> {
  const isMeant: RawBuilder<boolean> =
    'batchId' in of ? sql`c.batch_id = ${of.batchId}` : sql`c.thing_kind = ${of.kind} and c.thing_id = ${of.id}`;
  const { rows } = await sql<ListedChange>`
    select c.id, c.batch_id as "batchId", b.at, b.who, c.thing_kind as "thingKind", c.thing_id as "thingId", c.part,
      c.part_key as key, c.field, c.before, c.after
    from changes c join change_batches b on b.id = c.batch_id
    where ${isMeant} order by c.id desc limit ${limit}`.execute(db);
  return rows;
}
