// What people ask of an import: to begin it, to end it, to take it back, or to read the file otherwise.
import { canCancel, type ImportState, undoable } from '#src/catalogue/import-states.ts';
import type { ImportRefusal } from '#src/catalogue/office/import-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { ImportJob, JobOptions } from './import-job.ts';
import { findJob, moveJob, setChoices } from './import-job-store.ts';

export const importDeeds = ['start', 'cancel', 'undo'] as const;
export type ImportDeed = (typeof importDeeds)[number];

const moves: Readonly<Record<ImportDeed, { from: ImportState[]; to: ImportState }>> = {
  // What has failed is tried again with the same file.
  start: { from: ['checked', 'failed'], to: 'running' },
  cancel: { from: ['uploading', 'checking', 'checked', 'running'], to: 'cancelled' },
  // Pictures that are still on their way are left out then.
  undo: { from: [...undoable], to: 'undoing' },
};

type Services = { db: Db; now: () => Date };
type Changed = Promise<Result<ImportJob, ImportRefusal>>;

/** `also`: what is written in the same transaction. */
export function takeOver(
  { db, now }: Services,
  id: number,
  deed: ImportDeed,
  also?: (tx: Transaction, job: ImportJob) => Promise<void>,
): Changed {
  return inTransaction(db, async (tx): Changed => {
    const job = await findJob(tx, id);
    if (!job) return refuse({ kind: 'ImportUnknown' });
    const { from, to } = moves[deed];
    if (deed === 'cancel' ? !canCancel(job.state) : !from.includes(job.state)) return refuse({ kind: 'ImportMovedOn' });
    const wrong = deed === 'start' ? obstacleOf(job) : null;
    if (wrong) return refuse({ kind: wrong });
    if (!(await moveJob(tx, { id, from, to, now: now() }))) return refuse({ kind: 'ImportMovedOn' });
    await also?.(tx, job);
    return ok(job);
  });
}

function obstacleOf({ report }: ImportJob): ImportRefusal['kind'] | null {
  if (!report?.ok) return 'ImportHasFaults';
  const { created, updated, archived } = report.products;
  return created + updated + archived === 0 ? 'ImportNothingNew' : null;
}

/** The file is looked through once more. */
export function changeChoices(
  { db, now }: Services,
  id: number,
  choices: { columns: (string | null)[] | null; options: Omit<JobOptions, 'withSettings' | 'refusedKinds'> },
): Changed {
  return inTransaction(db, async (tx): Changed => {
    const job = await findJob(tx, id);
    if (!job) return refuse({ kind: 'ImportUnknown' });
    const from: ImportState[] = ['checking', 'checked'];
    if (!(await moveJob(tx, { id, from, to: 'checking', now: now() }))) return refuse({ kind: 'ImportMovedOn' });
    const { withSettings, refusedKinds } = job.options;
    await setChoices(tx, id, { ...choices, options: { ...choices.options, withSettings, refusedKinds } });
    return ok(job);
  });
}
