// Imports a file that was looked through. That it is imported stands in the same transaction as what it has changed: whoever
// dies on the way has imported nothing, and whoever dies afterwards has imported it once.
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import type { Place } from '../import/import-faults.ts';
import { byStaff } from './by-staff-of-job.ts';
import { failForLackOfFile } from './check-file.ts';
import { openFile } from './import-file.ts';
import { deleteFile, moveJob, setReport } from './import-job-store.ts';
import { importOptionsOf, ownNamesOf } from './import-options.ts';
import { importTitle } from './import-title.ts';
import { StepLostError } from './step-lost.ts';
import type { Step } from './step-services.ts';
import { findOther, takeOther } from './take-other.ts';
import { type FileReport, jobReportOf, PlannedProducts, writeFindings } from './write-findings.ts';

export async function runImport(step: Step): Promise<void> {
  const { services, job, claim, tell } = step;
  const { db, now } = services;
  const file = await openFile(db, job);
  if (!file) return failForLackOfFile(step);
  const products = new PlannedProducts();
  const places = new Map<string, Place>();
  const options = await importOptionsOf(step);
  const ownNames = ownNamesOf(job.file_columns, options.readAs);
  const rows = job.report?.rows ?? null;
  const beforeCommit = async (tx: Transaction, done: FileReport) => {
    reach('before-import-commit');
    const change = { ...claim, from: ['running' as const], to: 'finishing' as const, now: now() };
    if (!(await moveJob(tx, change))) throw new StepLostError();
    const pictures = [...places].map(([source, { line, column = '' }]) => [source, line, column]);
    await setReport(tx, job.id, {
      ...{ report: jobReportOf(done, products), batch_id: done.batchId, pictures: JSON.stringify(pictures) },
    });
    await writeFindings(tx, job.id, { report: done, products, ownNames });
    await deleteFile(tx, job.id);
  };
  const other = findOther(services, job);
  const report = other
    ? await takeOther(step, other, { file, products, looksOnly: false, beforeCommit })
    : await importCatalogue(db, file, {
        ...options,
        history: { by: byStaff(job), title: importTitle(job.file) },
        onProduct: (product) => products.add(product),
        onPicture: (source, place) => places.has(source) || places.set(source, place),
        onProgress: (done) => tell('writing', done, rows),
        beforeCommit,
      });
  if (report.ok) return;
  // The shop has changed since it was looked through: what is wrong now is shown as it is then.
  await inTransaction(db, async (tx) => {
    const change = { ...claim, from: ['running' as const], to: 'checked' as const, now: now() };
    if (!(await moveJob(tx, change))) throw new StepLostError();
    await setReport(tx, job.id, { report: jobReportOf(report, products) });
    await writeFindings(tx, job.id, { report, products, ownNames });
  });
}
