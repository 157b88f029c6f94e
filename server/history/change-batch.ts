// What is changed in one go, and can be taken back in one: triggers write down each field of each row that the
// transaction changes while the batch is open (000120-change-history.sql).
import { sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { ChangeSource } from '#src/history/change-sources.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** The author of a change, and the way it was made. */
export type ChangedBy = {
  source: ChangeSource;
  /** Null: nobody of the staff, but a command or the shop itself. */
  staffId: number | null;
  /** The name that is read in the history. */
  who: string;
  /** Called with the number of a batch that has changed something, as the last thing in it. */
  audit?(tx: Transaction, batchId: number): Promise<void>;
};

export const byCommand: ChangedBy = { source: 'command', staffId: null, who: 'kasa' };
export const byImport: ChangedBy = { source: 'import', staffId: null, who: 'kasa import' };
export const bySchedule: ChangedBy = { source: 'schedule', staffId: null, who: 'Kasa' };

export type NamedBatch = {
  by: ChangedBy;
  /** What was done: a line of the history. */
  title: BatchTitle;
  now: Date;
  /** The batch that is taken back by this one. */
  undoes?: number;
};

/**
 * Runs `work` with a batch open, which holds whatever it changes, and answers with the batch's number: null when nothing
 * was changed. Inside an open batch `work` belongs to that one, whose number is told by whoever has opened it.
 */
export async function inBatch<T>(
  tx: Transaction,
  named: NamedBatch,
  work: (batchId: number) => Promise<T>,
): Promise<{ answer: T; batchId: number | null }> {
  const open = await findOpenBatch(tx);
  if (open !== null) return { answer: await work(open), batchId: null };
  const id = await beginBatch(tx, named);
  const answer = await workIn(tx, id, work);
  if (await dropEmptyBatch(tx, id)) return { answer, batchId: null };
  await named.by.audit?.(tx, id);
  return { answer, batchId: id };
}

async function workIn<T>(tx: Transaction, id: number, work: (batchId: number) => Promise<T>): Promise<T> {
  await nameBatch(tx, String(id));
  const answer = await work(id);
  await nameBatch(tx, '');
  return answer;
}

/** A batch for `inBegunBatch`, which is written in several transactions. */
export async function beginBatch(tx: Transaction, { by, title, now, undoes }: NamedBatch): Promise<number> {
  const { id } = await tx
    .insertInto('change_batches')
    .values({
      ...{ at: now, source: by.source, staff_id: by.staffId, who: by.who, undoes: undoes ?? null },
      ...{ title: title.key, title_values: JSON.stringify(title.values ?? {}) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Runs `work` as one more part of the batch. Null: somebody has taken it back, and nothing is added to it any more. */
export async function inBegunBatch<T>(tx: Transaction, id: number, work: () => Promise<T>): Promise<T | null> {
  const isThere = await tx
    .selectFrom('change_batches')
    .select('id')
    .where('id', '=', id)
    .where('undone_by', 'is', null)
    .forShare()
    .executeTakeFirst();
  return isThere ? workIn(tx, id, work) : null;
}

/** Whether it was dropped: nothing was changed in it. */
export async function dropEmptyBatch(tx: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('change_batches')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('changes').select('id').where('batch_id', '=', id))))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function findOpenBatch(tx: Transaction): Promise<number | null> {
  const { rows } = await sql<{ id: string | null }>`
    select nullif(current_setting('kasa.change_batch', true), '') as id`.execute(tx);
  return rows[0]?.id ? Number(rows[0].id) : null;
}

/** Names the batch until the transaction ends, however it does. */
async function nameBatch(tx: Transaction, id: string): Promise<void> {
  await sql`select set_config('kasa.change_batch', ${id}, true)`.execute(tx);
}

export type Thing = {
  kind: 'product' | 'collection' | 'picture' | 'synonym' | 'setting' | 'article' | 'discount_code';
  id: string;
};

/**
 * Locks the things, so that changes of one are one after another, and says which version each has. To be called before
 * anything of them is read or written: two that take the locks later would wait for each other.
 */
export async function lockThings(
  tx: Transaction,
  kind: Thing['kind'],
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  await sql`
    insert into thing_versions (thing_kind, thing_id, version)
    select ${kind}, id, 0 from unnest(${ids}::text[]) as id order by id on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: string; version: number }>`
    select thing_id as id, version from thing_versions
    where thing_kind = ${kind} and thing_id = any(${ids}::text[]) order by thing_id for update`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Those to hand back with what is saved; 0 of what was never changed. */
export async function readVersions(db: Db, kind: Thing['kind'], ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, coalesce(version, 0) as version from unnest(${ids}::text[]) as id
    left join thing_versions on thing_kind = ${kind} and thing_id = id`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
