import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StoredBatchTitle } from '#src/history/batch-title.ts';
import { type LeftReason, MOST_COUNTED } from '#src/history/change-sources.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, type KeysetPage, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import type { ChangedBy, Thing } from './change-batch.ts';
import type { RecordedField } from './history-part.ts';
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
  /** What it has left as it is, because it was changed since: how much, and the first of it. */
  leftCount: number;
  left: (RecordedField & { reason: LeftReason })[];
};

export type BatchFilter = { source?: ChangedBy['source'] | null | undefined; thing?: Thing | null | undefined };

type BatchListOptions = { filter?: BatchFilter } & PlaceInList;

const keyset = byNumber<ListedBatch>(sql`b.id`, ({ id }) => id);

/** The newest first. */
export async function listBatches(
  { db, now }: { db: Db; now: () => Date },
  { filter: { source, thing } = {}, ...place }: BatchListOptions,
): Promise<KeysetPage<ListedBatch>> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(source ? [sql<SqlBool>`b.source = ${source}`] : []),
    ...(thing
      ? [
          sql<SqlBool>`b.id in (select batch_id from changes where thing_kind = ${thing.kind} and thing_id = ${thing.id})`,
        ]
      : []),
  ];
  return keysetPage(keyset, place, ({ beyond, order, limit }) =>
    selectBatches(
      { db, now },
      sql`where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`,
    ),
  );
}

/** Null: the history has no such line, or no longer. */
export async function findBatch(services: { db: Db; now: () => Date }, id: number): Promise<ListedBatch | null> {
  const [found] = await selectBatches(services, sql`where b.id = ${id}`);
  return found ?? null;
}

async function selectBatches(
  { db, now }: { db: Db; now: () => Date },
  which: RawBuilder<unknown>,
): Promise<ListedBatch[]> {
  const { rows } = await sql<ListedBatch>`
    select b.id, b.at, b.source, b.who, jsonb_build_object('key', b.title, 'values', b.title_values) as title, b.undoes, b.undone_by as "undoneBy", b.left_count as "leftCount", b.left_alone as "left", counted.changes, counted.things,
      b.undone_by is null and b.at >= ${now()}::timestamptz - make_interval(days => ${UNDO_DAYS}) as "canUndo"
    from change_batches b cross join lateral (
      select count(*)::int as changes, count(distinct c.thing_id)::int as things
      from (select thing_id from changes where batch_id = b.id limit ${MOST_COUNTED + 1}) as c
    ) as counted
    ${which}`.execute(db);
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

const changeKeyset = byNumber<ListedChange>(sql`c.id`, ({ id }) => id);

/** What was changed of a thing, or in a batch; the newest first. */
export async function listChanges(
  db: Db,
  { of, ...place }: { of: Thing | { batchId: number } } & PlaceInList,
): Promise<KeysetPage<ListedChange>> {
  const isMeant: RawBuilder<SqlBool> =
    'batchId' in of ? sql`c.batch_id = ${of.batchId}` : sql`c.thing_kind = ${of.kind} and c.thing_id = ${of.id}`;
  return keysetPage(changeKeyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<ListedChange>`
    select c.id, c.batch_id as "batchId", b.at, b.who, c.thing_kind as "thingKind", c.thing_id as "thingId", c.part,
      c.part_key as key, c.field, c.before, c.after
    from changes c join change_batches b on b.id = c.batch_id
    where ${sql.join([isMeant, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
}
