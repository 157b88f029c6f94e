// A file of something else than products as one more kind of import: what becomes of its records is counted and listed as
// products are.
import type { Readable } from 'node:stream';
import type { Transaction } from '../../database/transaction.ts';
import { noChanges, StockLog } from '../import/import-change-log.ts';
import { FaultLog } from '../import/import-faults.ts';
import { byStaff } from './by-staff-of-job.ts';
import type { ImportJob } from './import-job.ts';
import { type OtherFile, type RecordsReport, recordsReportOf } from './other-files.ts';
import type { Step, StepServices } from './step-services.ts';
import type { FileReport, PlannedProducts } from './write-findings.ts';

type Manner = {
  products: PlannedProducts;
  looksOnly: boolean;
  beforeCommit?: (tx: Transaction, report: FileReport) => Promise<void>;
};

/** Undefined: it is a file of products. */
export function findOther({ others }: StepServices, { kind }: Pick<ImportJob, 'kind'>): OtherFile | undefined {
  return others.files.find((file) => file.kind === kind);
}

export async function takeOther(
  { services, job, signal, tell }: Step,
  other: OtherFile,
  { file, products, looksOnly, beforeCommit }: Manner & { file: Readable },
): Promise<FileReport> {
  if (job.options.refusedKinds.includes(other.kind)) return refusedFile(file);
  const { markets, timeZone } = await services.readSale();
  const report = await other.take(services.db, file, {
    ...{ markets, timeZone, looksOnly, signal, now: services.now(), by: byStaff(job) },
    title: { key: 'batch.import', values: { file: job.file } },
    withSettings: job.options.withSettings,
    onRecord: (record) => products.addRecord(record),
    onProgress: (rows) => tell(looksOnly ? 'reading' : 'writing', rows, looksOnly ? null : (job.report?.rows ?? null)),
    ...(beforeCommit && { beforeCommit: (tx, done) => beforeCommit(tx, asFileReport(done)) }),
  });
  return asFileReport(report);
}

/** Nothing of it is read: what differs would tell what somebody may not see. */
function refusedFile(file: Readable): FileReport {
  file.destroy();
  const faults = new FaultLog();
  const message = 'Whoever has handed it in may not see or change what this file is of.';
  faults.fault('KIND_NOT_ALLOWED', { line: 1 }, message, 'Ask the owner of the shop.');
  return asFileReport(recordsReportOf(faults, { rows: 0, created: 0, changed: 0, unchanged: 0, batchId: null }));
}

function asFileReport({ created, changed, unchanged, ...report }: RecordsReport): FileReport {
  const done = report.ok ? { created, updated: changed } : { created: 0, updated: 0 };
  return { ...report, products: { ...done, unchanged }, stock: new StockLog().report, changes: noChanges };
}
