// Looks a file through: what it is, what would become of it, and what is wrong with it. Nothing of the catalogue is written or
// locked meanwhile.
import { inTransaction } from '../../database/transaction.ts';
import { codePageOf } from '../csv/code-page-of.ts';
import { ownFieldColumns } from '../csv/own-field-columns.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';
import { openFile } from './import-file.ts';
import { moveJob, setReport } from './import-job-store.ts';
import { importOptionsOf, ownNamesOf } from './import-options.ts';
import { recogniseFile } from './recognise-file.ts';
import { StepLostError } from './step-lost.ts';
import type { Step } from './step-services.ts';
import { findOther, takeOther } from './take-other.ts';
import { jobReportOf, PlannedProducts, writeFindings } from './write-findings.ts';

export async function checkFile(step: Step): Promise<void> {
  const { services, claim, tell } = step;
  const { db, now } = services;
  const job = await recognise(step);
  const file = await openFile(db, job);
  if (!file) return failForLackOfFile(step);
  const products = new PlannedProducts();
  const options = await importOptionsOf({ ...step, job });
  const other = findOther(services, job);
  const report = other
    ? await takeOther({ ...step, job }, other, { file, products, looksOnly: true })
    : await importCatalogue(db, file, {
        ...options,
        ...{ dryRun: true, looksOnly: true },
        onProduct: (product) => products.add(product),
        onProgress: (rows) => tell('reading', rows),
      });
  await inTransaction(db, async (tx) => {
    const change = { ...claim, from: ['checking' as const], to: 'checked' as const, now: now() };
    if (!(await moveJob(tx, change))) throw new StepLostError();
    await setReport(tx, job.id, { report: jobReportOf(report, products) });
    await writeFindings(tx, job.id, { report, products, ownNames: ownNamesOf(job.file_columns, options.readAs) });
  });
}

/** Once: afterwards it is known. */
async function recognise({ services, job }: Step): Promise<Step['job']> {
  const { db } = services;
  if (job.kind !== '') return job;
  const file = await openFile(db, job);
  const { markets } = await services.readSale();
  const baseLocale = job.options.language ?? markets.catalogueLanguage;
  const ownFields = ownFieldColumns(await readOwnFields(db), baseLocale);
  const found =
    file &&
    (await recogniseFile(file, {
      baseLocale,
      codePage: codePageOf(baseLocale),
      ownFields,
      others: services.others.files,
    }));
  file?.destroy();
  if (!found) return job;
  await db
    .updateTable('imports')
    .set({ kind: found.kind, system: found.system, file_columns: JSON.stringify(found.columns) })
    .where('id', '=', job.id)
    .execute();
  return { ...job, kind: found.kind, system: found.system, file_columns: found.columns };
}

/** Fails an import after a backup was restored: files of imports are not in it. */
export async function failForLackOfFile({ services, claim }: Step): Promise<void> {
  const { db, now } = services;
  await inTransaction(db, (tx) =>
    moveJob(tx, { ...claim, from: ['checking', 'running'], to: 'failed', now: now(), failure: 'FileGone' }),
  );
}
