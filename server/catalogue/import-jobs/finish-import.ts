// What comes after an import: the search learns of what is new, and pictures are fetched. Both can be begun again.
import { inTransaction } from '../../database/transaction.ts';
import type { Place } from '../import/import-faults.ts';
import { importPictures } from '../import/import-pictures.ts';
import { writeLateDocuments } from '../search/write-late-documents.ts';
import { byStaff } from './by-staff-of-job.ts';
import { moveJob, setReport } from './import-job-store.ts';
import { importTitle } from './import-title.ts';
import { StepLostError } from './step-lost.ts';
import type { Step } from './step-services.ts';
import { addWarnings } from './write-findings.ts';

export async function finishImport({ services, job, claim, signal, tell }: Step): Promise<void> {
  const { db, now, pictureFiles, fetchRules } = services;
  tell('searchable', 0);
  await writeLateDocuments(db);
  signal.throwIfAborted();
  const places = new Map(
    (job.pictures ?? []).map(([source, line, column]): [string, Place] => [source, { line, column }]),
  );
  const {
    warnings,
    batchId: _,
    ...pictures
  } = await importPictures({ db, pictureFiles, now }, places, {
    ...(fetchRules && { fetchRules }),
    signal,
    history: { batchId: job.batch_id, by: byStaff(job), title: importTitle(job.file) },
    onProgress: (done, total) => tell('pictures', done, total),
  });
  await inTransaction(db, async (tx) => {
    const change = { ...claim, from: ['finishing' as const], to: 'done' as const, now: now() };
    if (!(await moveJob(tx, change))) throw new StepLostError();
    if (!job.report) return;
    const counts = { ...job.report.warnings };
    for (const { code } of warnings) counts[code] = (counts[code] ?? 0) + 1;
    await setReport(tx, job.id, { report: { ...job.report, warnings: counts, pictures }, pictures: '[]' });
    await addWarnings(tx, job.id, warnings);
  });
}
