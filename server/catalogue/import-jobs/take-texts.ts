// A translator's file as one more kind of import: what becomes of its texts is counted and listed as products are.
import type { Readable } from 'node:stream';
import { otherLanguages } from '#src/shop/markets.ts';
import type { Transaction } from '../../database/transaction.ts';
import { noChanges, StockLog } from '../import/import-change-log.ts';
import { byStaff } from './by-staff-of-job.ts';
import type { Step } from './step-services.ts';
import type { TextsReport } from './text-files.ts';
import type { FileReport, PlannedProducts } from './write-findings.ts';

type Manner = {
  products: PlannedProducts;
  looksOnly: boolean;
  beforeCommit?: (tx: Transaction, report: FileReport) => Promise<void>;
};

export async function takeTexts(
  { services, job, signal, tell }: Step,
  file: Readable,
  { products, looksOnly, beforeCommit }: Manner,
): Promise<FileReport> {
  const { markets } = await services.readSale();
  const base = markets.catalogueLanguage;
  const report = await services.texts.importTexts(services.db, file, {
    ...{ base, looksOnly, signal, now: services.now(), by: byStaff(job) },
    languages: otherLanguages(markets),
    title: { key: 'batch.import', values: { file: job.file } },
    withSettings: job.options.withSettings,
    onText: (text) => products.addText(text),
    onProgress: (rows) => tell(looksOnly ? 'reading' : 'writing', rows, looksOnly ? null : (job.report?.rows ?? null)),
    ...(beforeCommit && { beforeCommit: (tx, done) => beforeCommit(tx, asFileReport(done)) }),
  });
  return asFileReport(report);
}

function asFileReport({ changed, unchanged, ...report }: TextsReport): FileReport {
  return {
    ...report,
    products: { created: 0, updated: report.ok ? changed : 0, unchanged },
    stock: new StockLog().report,
    changes: noChanges,
  };
}
