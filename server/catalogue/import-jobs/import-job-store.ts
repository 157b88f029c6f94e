// The imports that were handed in: which there are, and what people and workers change of them.
import { sql } from 'kysely';
import type { ImportFailure, ImportState } from '#src/catalogue/import-states.ts';
import type { Db } from '../../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../../database/keyset-page.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type ImportJob, type JobOptions, type JobReport, readJob } from './import-job.ts';

/** `uploadKey`: by which the same file goes on, where it broke off. */
export type NewJob = {
  fileName: string;
  staffId: number | null;
  who: string;
  now: Date;
  uploadKey?: string;
  options?: Partial<JobOptions>;
};

export async function addJob(
  tx: Transaction,
  { fileName, staffId, who, now, uploadKey = '', options = {} }: NewJob,
): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      ...{ file: fileName, staff_id: staffId, who, created_at: now },
      ...{ state: 'uploading', state_at: now, heartbeat_at: now, upload_key: uploadKey },
      options: JSON.stringify(options),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findJob(db: Db, id: number): Promise<ImportJob | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readJob(row) : null;
}

/** The newest first. */
export async function listJobs(db: Db, place: PlaceInList) {
  const byId = byNumber<ImportJob>(sql`id`, ({ id }) => id);
  const { rows, ...page } = await keysetPage(byId, place, async ({ beyond, order, limit }) => {
    const where = beyond.length > 0 ? sql.join(beyond, sql` and `) : sql`true`;
    const found = await sql`select * from imports where ${where} order by ${order} limit ${limit}`.execute(db);
    return found.rows.map(readJob);
  });
  return { jobs: rows, ...page };
}

/** The one that is at work, or the next one to be. */
export async function findWorkingJob(db: Db): Promise<Pick<ImportJob, 'id' | 'file'> | null> {
  const row = await db
    .selectFrom('imports')
    .select(['id', 'file'])
    .where('worker', 'is not', null)
    .where('state', 'in', ['checking', 'running', 'finishing', 'undoing'])
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

export type StateChange = {
  id: number;
  from: readonly ImportState[];
  to: ImportState;
  now: Date;
  failure?: ImportFailure;
  /** Only as the worker that has the step. */
  worker?: string;
};

/** False when it is in none of those states any more. Whoever works on it loses it. */
export async function moveJob(tx: Transaction, { id, from, to, now, failure, worker }: StateChange): Promise<boolean> {
  const moved = await tx
    .updateTable('imports')
    .set({
      ...{ state: to, state_at: now, worker: null, heartbeat_at: null, attempts: 0 },
      ...{ phase: '', done: 0, failure: failure ?? '' },
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(worker !== undefined, (update) => update.where('worker', '=', worker ?? ''))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

export async function setChoices(
  tx: Transaction,
  id: number,
  { columns, options }: { columns: (string | null)[] | null; options: JobOptions },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      chosen_columns: columns && JSON.stringify(columns),
      options: JSON.stringify(options),
      report: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function setReport(
  tx: Transaction,
  id: number,
  {
    report,
    ...links
  }: { report: JobReport; batch_id?: number | null; undo_batch_id?: number | null; pictures?: string },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ report: JSON.stringify(report), total: report.rows, ...links })
    .where('id', '=', id)
    .execute();
}

export async function deleteFile(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('import_chunks').where('import_id', '=', id).execute();
}
