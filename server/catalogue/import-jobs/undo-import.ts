// Takes an import back. That it is taken back stands in the same transaction as what that has changed.
import type { ImportFailure } from '#src/catalogue/import-states.ts';
import { inTransaction } from '../../database/transaction.ts';
import { undoBatch } from '../../history/undo-batch.ts';
import { writeLateDocuments } from '../search/write-late-documents.ts';
import { byStaff } from './by-staff-of-job.ts';
import { moveJob, setReport } from './import-job-store.ts';
import { StepLostError } from './step-lost.ts';
import type { Step } from './step-services.ts';

export async function undoImport({ services, job, claim, tell }: Step): Promise<void> {
  const { db, now } = services;
  const { batch_id: batchId, report } = job;
  const change = { ...claim, from: ['undoing' as const], now: now() };
  if (batchId === null || !report) {
    await inTransaction(db, (tx) => moveJob(tx, { ...change, to: 'done', failure: 'NothingToUndo' }));
    return;
  }
  tell('undoing', 0);
  const undone = await undoBatch(
    { db, now, history: services.others.history },
    {
      batchId,
      by: byStaff(job),
      onProgress: (done, total) => tell('undoing', done, total),
      async beforeCommit(tx, { batchId: undo_batch_id, left }) {
        if (!(await moveJob(tx, { ...change, to: 'undone' }))) throw new StepLostError();
        await setReport(tx, job.id, {
          report: { ...report, leftAlone: left.length },
          undo_batch_id,
          pictures: '[]',
        });
      },
    },
  );
  if (undone.ok) {
    await writeLateDocuments(db);
    return;
  }
  const failure: ImportFailure = undone.error.kind === 'BatchTooOld' ? 'TooOldToUndo' : 'NothingToUndo';
  // Somebody has taken it back by the history: then that is so.
  const to = undone.error.kind === 'BatchUndone' ? 'undone' : 'done';
  await inTransaction(db, (tx) => moveJob(tx, { ...change, to, ...(to === 'done' && { failure }) }));
}
