// Brings one thing back to what it was after a batch: all that later batches have changed of it is taken back at once, and of
// other things nothing. That is a batch itself, and can be taken back.
import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, type Thing } from './change-batch.ts';
import type { FormerValue } from './history-part.ts';
import { lockBatch, noteLeft, type Undone, type UndoRefusal, type UndoServices } from './undo-batch.ts';
import { listFormerValues, takeBack } from './undo-changes.ts';

type Returning = { batchId: number; thing: Thing; by: ChangedBy };

export async function returnToVersion(
  { db, now, history }: UndoServices,
  { batchId, thing, by }: Returning,
): Promise<Result<Undone, UndoRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockBatch(tx, batchId, now());
    // What was taken back was a version all the same.
    if (!found.ok && found.error.kind !== 'BatchUndone') return found;
    await lockThings(tx, thing.kind, [thing.id]);
    const latest = await tx
      .selectFrom('changes')
      .select(({ fn }) => fn.max('batch_id').as('id'))
      .where('thing_kind', '=', thing.kind)
      .where('thing_id', '=', thing.id)
      .executeTakeFirst();
    const values = (await listFormerValues(tx, { after: batchId, thing })).filter(isOther);
    const title = { key: 'batch.backTo', values: { number: batchId } } as const;
    const { answer: left, batchId: undoneBy } = await inBatch(tx, { by, title, now: now() }, () =>
      takeBack({ tx, now: now(), batchId: Number(latest?.id ?? batchId), after: batchId }, history, { values }),
    );
    if (undoneBy === null) return refuse({ kind: 'NothingToUndo', left });
    await noteLeft(tx, undoneBy, left);
    return ok({ batchId: undoneBy, title, undone: values.length - left.length, left });
  });
}

/** What one batch has changed and another has changed back is as it was. */
function isOther({ before, after }: FormerValue): boolean {
  return !isDeepStrictEqual(before, after);
}
