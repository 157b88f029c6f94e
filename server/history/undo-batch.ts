// Takes back what one batch has changed. What somebody has changed since is left alone and told; the taking back is a
// batch itself, and can be taken back.
import type { StoredBatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, type NamedBatch, type Thing } from './change-batch.ts';
import type { FormerValue, HistoryPart, HistoryParts, LeftAlone, UndoContext } from './history-part.ts';
import { deleteAdded, restoreRemoved, writeFormer } from './write-former.ts';

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
  /** Called in the transaction as the last thing. */
  beforeCommit?: (tx: Transaction, undone: Undone) => Promise<void>;
  /** Called with how many values were looked at. */
  onProgress?: (done: number, total: number) => void;
};

export async function undoBatch(
  { db, now, history }: { db: Db; now: () => Date; history: HistoryParts },
  { batchId, by, beforeCommit, onProgress }: UndoOptions,
): Promise<Result<Undone, UndoRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockBatch(tx, batchId, now());
    if (!found.ok) return found;
    const { title, undoes } = found.value;
    const values = await listFormerValues(tx, batchId);
    await lockThingsOf(tx, values);
    const named: NamedBatch = {
      by,
      title: { key: 'batch.undo', values: { number: batchId } },
      now: now(),
      undoes: batchId,
    };
    const { answer: left, batchId: undoneBy } = await inBatch(tx, named, () =>
      takeBack({ tx, now: now(), batchId }, history, { values, onProgress }),
    );
    if (undoneBy === null) return refuse({ kind: 'NothingToUndo', left });
    await tx.updateTable('change_batches').set({ undone_by: undoneBy }).where('id', '=', batchId).execute();
    // What was taken back is there again, and can be taken back again.
    if (undoes) await tx.updateTable('change_batches').set({ undone_by: null }).where('id', '=', undoes).execute();
    const undone = { batchId: undoneBy, title, undone: values.length - left.length, left };
    await beforeCommit?.(tx, undone);
    return ok(undone);
  });
}

async function lockBatch(
  tx: Transaction,
  batchId: number,
  now: Date,
): Promise<Result<{ title: StoredBatchTitle; undoes: number | null }, UndoRefusal>> {
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

/** What each field was before the batch and after it, however often the batch has written it. */
async function listFormerValues(tx: Transaction, batchId: number): Promise<FormerValue[]> {
  const rows = await tx
    .selectFrom('changes')
    .select(['thing_kind', 'thing_id', 'part', 'part_key', 'field', 'before', 'after'])
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .execute();
  const values = new Map<string, FormerValue>();
  for (const { part, part_key: key, field, before, after, ...row } of rows) {
    const name = JSON.stringify([part, key, field]);
    const earlier = values.get(name);
    if (earlier) earlier.after = after;
    else
      values.set(name, {
        ...{ thingKind: row.thing_kind, thingId: row.thing_id },
        ...{ part, key: key as FormerValue['key'], field, before, after },
      });
  }
  const isAdded = ({ part, key }: FormerValue) => {
    const row = values.get(JSON.stringify([part, key, '']));
    return row !== undefined && row.before === null;
  };
  return [...values.values()].filter((value) => (value.field === '' ? value.before !== value.after : !isAdded(value)));
}

async function lockThingsOf(tx: Transaction, values: readonly FormerValue[]): Promise<void> {
  const byKind = Map.groupBy(values, ({ thingKind }) => thingKind);
  for (const [kind, ofKind] of [...byKind].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await lockThings(tx, kind as Thing['kind'], [...new Set(ofKind.map(({ thingId }) => thingId))]);
  }
}

async function takeBack(
  context: UndoContext,
  { parts, beforehand, afterwards }: HistoryParts,
  { values, onProgress }: { values: readonly FormerValue[]; onProgress: UndoOptions['onProgress'] },
): Promise<LeftAlone[]> {
  await beforehand(context, values);
  let done = 0;
  const looked = (some: readonly FormerValue[]) => {
    done += some.length;
    onProgress?.(done, values.length);
  };
  const left: LeftAlone[] = [];
  const of = ({ table }: HistoryPart, isMeant: (value: FormerValue) => boolean) =>
    values.filter((value) => value.part === table && isMeant(value));
  for (const part of parts.toReversed()) {
    const added = of(part, ({ field, after }) => field === '' && after !== null);
    if (added.length > 0) left.push(...(await (part.takeBackAdded ?? deleteAdded(part))(context, added)));
    looked(added);
  }
  for (const part of parts) {
    const removed = of(part, ({ field, before }) => field === '' && before !== null);
    if (removed.length > 0) left.push(...(await (part.takeBackRemoved ?? restoreRemoved(part))(context, removed)));
    looked(removed);
  }
  for (const part of parts) {
    const together = part.takeBackTogether;
    const isTogether = (field: string) => together?.fields.includes(field) === true;
    const ofOne = of(part, ({ field }) => isTogether(field));
    if (together && ofOne.length > 0) left.push(...(await together.takeBack(context, ofOne)));
    looked(ofOne);
    const byField = Map.groupBy(
      of(part, ({ field }) => field !== '' && !isTogether(field)),
      ({ field }) => field,
    );
    for (const [field, changed] of byField) {
      left.push(...(await (part.takeBackFields?.[field] ?? writeFormer(part, field))(context, changed)));
      looked(changed);
    }
  }
  const isLeft = new Set(left.map(({ value }) => value));
  await afterwards(
    context,
    values.filter((value) => !isLeft.has(value)),
  );
  return left;
}
