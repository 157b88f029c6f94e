// Takes back what one batch has changed. What somebody has changed since is left alone and told; the taking back is a
// batch itself, and can be taken back. Very many changes of products are taken back in parts, each a transaction; an import,
// which is all or nothing, is not.
import { sql } from 'kysely';
import type { StoredBatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { beginParts, CHANGES_PER_PART, type DoPart, doParts, partsOf } from './batch-parts.ts';
import { beginBatch, type ChangedBy, inBatch, type NamedBatch } from './change-batch.ts';
import type { HistoryParts, LeftAlone } from './history-part.ts';
import { listFormerValues, lockThingsOf, takeBack } from './undo-changes.ts';

export const UNDO_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

export type UndoRefusal =
  | { kind: 'BatchUnknown' }
  | { kind: 'BatchTooOld'; at: Date }
  | { kind: 'BatchUndone'; undoneBy: number }
  /** Nothing of it is as the batch has left it. */
  | { kind: 'NothingToUndo'; left: LeftAlone[] };

/** `title`: of what was taken back. */
export type Undone = { batchId: number; title: StoredBatchTitle; undone: number; left: LeftAlone[] };

export type UndoOptions = {
  batchId: number;
  by: ChangedBy;
  /** Called in the transaction as the last thing, and then there is only one. */
  beforeCommit?: (tx: Transaction, undone: Undone) => Promise<void>;
  /** Called with how many values were looked at. */
  onProgress?: (done: number, total: number) => void;
};

export type UndoServices = { db: Db; now: () => Date; history: HistoryParts };
type Answer = Result<Undone, UndoRefusal>;

export async function undoBatch(services: UndoServices, options: UndoOptions): Promise<Answer> {
  const { db, now } = services;
  const { batchId } = options;
  const begun = await inTransaction(db, async (tx): Promise<Answer | BegunUndo> => {
    const found = await lockBatch(tx, batchId, now());
    if (!found.ok) return found;
    const parts = options.beforeCommit ? null : await listParts(tx, batchId);
    return parts
      ? beginUndo(tx, found.value, { parts, now: now(), options })
      : undoAtOnce(tx, found.value, { services, options });
  });
  return 'partsId' in begun ? undoInParts(services, begun, options) : begun;
}

type LockedBatch = { title: StoredBatchTitle; undoes: number | null };

/** The batch, where it can be taken back. */
export async function lockBatch(
  tx: Transaction,
  batchId: number,
  now: Date,
): Promise<Result<LockedBatch, UndoRefusal>> {
  const batch = await tx
    .selectFrom('change_batches')
    .select(['title', 'title_values', 'at', 'undoes', 'undone_by'])
    .where('id', '=', batchId)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) return refuse({ kind: 'BatchUnknown' });
  if (batch.undone_by !== null) return refuse({ kind: 'BatchUndone', undoneBy: batch.undone_by });
  if (now.getTime() - batch.at.getTime() > UNDO_DAYS * DAY_MS) return refuse({ kind: 'BatchTooOld', at: batch.at });
  const values = batch.title_values as StoredBatchTitle['values'];
  return ok({ title: { key: batch.title, values }, undoes: batch.undoes });
}

function undoing({ batchId, by }: UndoOptions, now: Date): NamedBatch {
  return { by, title: { key: 'batch.undo', values: { number: batchId } }, now, undoes: batchId };
}

async function undoAtOnce(
  tx: Transaction,
  { title, undoes }: LockedBatch,
  { services: { now, history }, options }: { services: UndoServices; options: UndoOptions },
): Promise<Answer> {
  const { batchId, beforeCommit, onProgress } = options;
  const values = await listFormerValues(tx, { batchId });
  await lockThingsOf(tx, values);
  const { answer: left, batchId: undoneBy } = await inBatch(tx, undoing(options, now()), () =>
    takeBack({ tx, now: now(), batchId }, history, { values, onProgress }),
  );
  if (undoneBy === null) return refuse({ kind: 'NothingToUndo', left });
  await setUndone(tx, batchId, undoneBy);
  await bringBack(tx, undoes);
  await noteLeft(tx, undoneBy, left);
  const undone = { batchId: undoneBy, title, undone: values.length - left.length, left };
  await beforeCommit?.(tx, undone);
  return ok(undone);
}

async function setUndone(tx: Transaction, batchId: number, undoneBy: number): Promise<void> {
  await tx.updateTable('change_batches').set({ undone_by: undoneBy }).where('id', '=', batchId).execute();
}

/** What was taken back is there again, and can be taken back again. */
async function bringBack(tx: Transaction, batchId: number | null): Promise<void> {
  if (batchId !== null)
    await tx.updateTable('change_batches').set({ undone_by: null }).where('id', '=', batchId).execute();
}

/** So many values that were left alone are kept by name. */
export const MOST_LEFT_NAMED = 200;

/** Notes beside the batch what was left: whoever asked may not have heard the answer. */
export async function noteLeft(tx: Transaction, undoneBy: number, left: readonly LeftAlone[]): Promise<void> {
  if (left.length === 0) return;
  const named = left.slice(0, MOST_LEFT_NAMED).map(({ value: { before: _, after: __, ...field }, reason }) => ({
    ...field,
    reason,
  }));
  await sql`
    update change_batches set left_count = left_count + ${left.length},
      left_alone = case when jsonb_array_length(left_alone) < ${MOST_LEFT_NAMED}
        then left_alone || ${JSON.stringify(named)}::jsonb else left_alone end
    where id = ${undoneBy}`.execute(tx);
}

/** The ids of the products of each part; null: it is done at once. */
async function listParts(tx: Transaction, batchId: number): Promise<string[][] | null> {
  const { rows } = await sql<{ id: string; changes: number; isOfProduct: boolean }>`
    select c.thing_id as id, count(*)::int as changes,
      bool_and(c.thing_kind = 'product' and b.source <> 'import') as "isOfProduct"
    from changes c join change_batches b on b.id = c.batch_id
    where c.batch_id = ${batchId} group by c.thing_id order by min(c.id)`.execute(tx);
  const count = rows.reduce((sum, { changes }) => sum + changes, 0);
  return count > CHANGES_PER_PART && rows.every(({ isOfProduct }) => isOfProduct) ? partsOf(rows) : null;
}

type BegunUndo = { partsId: string; title: StoredBatchTitle; total: number };
type UndoWork = { undoes: number };

/** Begins an undo: from now on nobody else takes it back, and nothing is added to it. */
async function beginUndo(
  tx: Transaction,
  { title }: LockedBatch,
  { parts, now, options }: { parts: string[][]; now: Date; options: UndoOptions },
): Promise<BegunUndo> {
  const undoneBy = await beginBatch(tx, undoing(options, now));
  await setUndone(tx, options.batchId, undoneBy);
  await options.by.audit?.(tx, undoneBy);
  const work: UndoWork = { undoes: options.batchId };
  const partsId = await beginParts(tx, { batchId: undoneBy, kind: 'undo', work, parts, now });
  return { partsId, title, total: parts.flat().length };
}

async function undoInParts(
  { db, now, history }: UndoServices,
  { partsId, title, total }: BegunUndo,
  { onProgress }: UndoOptions,
): Promise<Answer> {
  const left: LeftAlone[] = [];
  let done = 0;
  const { batchId, changed } = await doParts({ db, now }, partsId, undoPart(history), (part) => {
    for (const each of part.left) left.push(each);
    done += part.things;
    onProgress?.(done, total);
  });
  return batchId === null ? refuse({ kind: 'NothingToUndo', left }) : ok({ batchId, title, undone: changed, left });
}

/** One part of what a batch has changed of products. */
export function undoPart(history: HistoryParts): DoPart<{ left: LeftAlone[]; things: number }> {
  return async (tx, { batchId: undoneBy, work, thingIds, isLast, changedBefore, now }) => {
    const { undoes: batchId } = work as UndoWork;
    const values = await listFormerValues(tx, { batchId, thingIds });
    await lockThingsOf(tx, values);
    const left = await takeBack({ tx, now, batchId }, history, { values });
    await noteLeft(tx, undoneBy, left);
    const changed = values.length - left.length;
    if (isLast && changedBefore + changed > 0) {
      const { undoes } = await tx
        .selectFrom('change_batches')
        .select('undoes')
        .where('id', '=', batchId)
        .executeTakeFirstOrThrow();
      await bringBack(tx, undoes);
    }
    return { answer: { left, things: thingIds.length }, counts: { changed, refused: left.length } };
  };
}
