// Takes a translator's file: all of it or nothing, by the use cases of the things themselves, in one batch of the history.
// What the file leaves empty stays, and so does what was changed in the shop since the file was exported. Where its source is
// another one than the shop's now, the translation is saved and counts as made from the one that the translator had.
import type { Readable } from 'node:stream';
import { codePageOf } from '../../catalogue/csv/code-page-of.ts';
import { ImportInterruptedError } from '../../catalogue/import/import-catalogue.ts';
import { FaultLog } from '../../catalogue/import/import-faults.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { inBatch } from '../../history/change-batch.ts';
import { isArticleKind, isCatalogueKind, isRowKind } from '../translated-thing.ts';
import { type FileText, readTextFile } from './read-text-file.ts';
import type { Writing } from './text-changes.ts';
import type { TextsImport, TextsReport } from './texts-import.ts';
import { writeArticleTexts } from './write-article-texts.ts';
import { writeCatalogueTexts } from './write-catalogue-texts.ts';
import { writeDocumentTexts } from './write-document-texts.ts';

/** Thrown to leave nothing behind. */
class NothingWritten extends Error {
  readonly report: TextsReport;

  constructor(report: TextsReport) {
    super('nothing is written');
    this.report = report;
  }
}

export async function importTexts(db: Db, source: Readable | string, options: TextsImport): Promise<TextsReport> {
  let isRetry = false;
  return inTransaction(db, async (tx) => {
    if (isRetry && typeof source !== 'string') throw new ImportInterruptedError('Another write got in the way.');
    isRetry = true;
    const report = await takeFile(tx, source, options);
    if (!report.ok || options.looksOnly) throw new NothingWritten({ ...report, batchId: null });
    await options.beforeCommit?.(tx, report);
    return report;
  }).catch((error: unknown) => {
    if (error instanceof NothingWritten) return error.report;
    throw error;
  });
}

async function takeFile(tx: Transaction, source: Readable | string, options: TextsImport): Promise<TextsReport> {
  const { by, title, now, looksOnly } = options;
  const faults = new FaultLog();
  const counted = { rows: 0, changed: 0, unchanged: 0 };
  const writing: Writing = { ...options, faults, counted };
  const take = () => takeRows(tx, source, writing);
  let batchId: number | null = null;
  if (looksOnly) await take();
  else batchId = (await inBatch(tx, { by, title, now }, take)).batchId;
  options.onProgress?.(counted.rows);
  const { warnings, faultCounts, warningCounts } = faults;
  return {
    ...{ ok: faults.count === 0, ...counted, batchId },
    ...{ faults: faults.faults, warnings, faultCounts, warningCounts },
  };
}

/** More things than these are not written at once. */
const THINGS_AT_ONCE = 500;
const ROWS_PER_TELLING = 1_000;

/** What the settings say comes last, all at once: each document gets one more version. */
async function takeRows(tx: Transaction, source: Readable | string, writing: Writing): Promise<void> {
  const { base, faults, counted, signal, onProgress } = writing;
  const ofDocuments: FileText[] = [];
  let waiting: FileText[] = [];
  const things = new Set<string>();
  const write = async () => {
    signal?.throwIfAborted();
    const [first] = waiting;
    if (first && isArticleKind(first.kind)) await writeArticleTexts(tx, first.kind, { texts: waiting, ...writing });
    if (first && isCatalogueKind(first.kind)) await writeCatalogueTexts(tx, first.kind, { texts: waiting, ...writing });
    waiting = [];
    things.clear();
  };
  for await (const text of readTextFile(source, { base, codePage: codePageOf(base), faults })) {
    counted.rows += 1;
    if (counted.rows % ROWS_PER_TELLING === 0) onProgress?.(counted.rows);
    if (!isRowKind(text.kind)) {
      ofDocuments.push(text);
      continue;
    }
    const isFull = things.size === THINGS_AT_ONCE && !things.has(text.thing);
    if (isFull || (waiting[0] && waiting[0].kind !== text.kind)) await write();
    waiting.push(text);
    things.add(text.thing);
  }
  await write();
  if (ofDocuments.length > 0) await writeDocumentTexts(tx, ofDocuments, writing);
}
