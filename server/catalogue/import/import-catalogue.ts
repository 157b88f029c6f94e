// Shopify's product CSV into the catalogue: read as a stream, checked row by row, compared with the shop in batches.
// One transaction holds it all, so that a fault on the last line leaves the shop as it was.
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { inBatch } from '../../history/change-batch.ts';
import { chooseColumns } from '../csv/choose-columns.ts';
import { codePageOf } from '../csv/code-page-of.ts';
import { type OwnFieldColumn, ownFieldColumns } from '../csv/own-field-columns.ts';
import { STOCK_AT_EXPORT } from '../csv/stock-at-export.ts';
import { IMPORT_LOCK } from '../import-lock.ts';
import { listCoverageGaps, readCoverage } from '../market-coverage.ts';
import { openProducts } from '../open-product-file.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';
import { type FileSale, writeSales } from '../reductions/import-sales.ts';
import { convertPrices } from '../variants/convert-prices.ts';
import { WriteBatch } from '../write-batch.ts';
import { ChangeLog, noChanges, StockLog } from './import-change-log.ts';
import { CollectionDirectory } from './import-collections.ts';
import { Doubts, tellForeignSkus } from './import-doubts.ts';
import { type ExistingProduct, loadExistingProducts } from './import-existing-products.ts';
import { FaultLog } from './import-faults.ts';
import type { ProductRows } from './import-group-products.ts';
import { NumberNotation } from './import-number-notation.ts';
import { parseProduct } from './import-parse-product.ts';
import type { PlanContext } from './import-plan-context.ts';
import { collectionHandlesOf, planProduct } from './import-plan-product.ts';
import type { ProductDraft } from './import-product-draft.ts';
import { type CsvRow, readCsvRows } from './import-read-rows.ts';
import type { ImportOptions, ImportReport } from './import-report.ts';
import { createRowIds } from './import-row-id.ts';
import { applyStockChanges, loadStockFiles, type StockChange } from './import-stock-changes.ts';

export type { ImportFault } from './import-faults.ts';
export type { ImportOptions, ImportReport } from './import-report.ts';

const PRODUCTS_PER_BATCH = 500;
const ROWS_PER_BATCH = 5_000;
const PRODUCTS_PER_TURN = 3;

/** Two imports cannot run at once, and a stream cannot be read again when the database asks for a retry. */
export class ImportInterruptedError extends Error {
  readonly code = 'IMPORT_INTERRUPTED';
  readonly fix = 'Nothing was imported. Start the import again in a moment.';
}

/**
 * Imports a product file; `source` is its bytes or its text, in either of Shopify's header sets. All or nothing:
 * with a fault, or as a dry run, nothing is written. Products that the file does not name are left alone. After an
 * import of more than a few hundred products, `writeLateDocuments` lets them be found.
 */
export async function importCatalogue(
  db: Db,
  source: Readable | string,
  options: ImportOptions,
): Promise<ImportReport> {
  let isRetry = false;
  const done = await inTransaction(db, async (tx): Promise<Result<ImportReport, TakenBack>> => {
    if (isRetry && typeof source !== 'string') throw new ImportInterruptedError('Another write got in the way.');
    isRetry = true;
    const report = await runInBatch(tx, source, options);
    if (!report.ok || options.dryRun) return refuse({ kind: 'TakenBack', report: { ...report, batchId: null } });
    await options.beforeCommit?.(tx, report);
    return ok(report);
  });
  return done.ok ? done.value : done.error.report;
}

type TakenBack = { kind: 'TakenBack'; report: ImportReport };

async function runInBatch(tx: Transaction, source: Readable | string, options: ImportOptions): Promise<ImportReport> {
  const { history, now, looksOnly } = options;
  if (!history || looksOnly) return runImport(tx, source, options);
  const { answer, batchId } = await inBatch(tx, { ...history, now }, () => runImport(tx, source, options));
  return { ...answer, batchId };
}

async function runImport(tx: Transaction, source: Readable | string, options: ImportOptions): Promise<ImportReport> {
  if (!options.looksOnly) await takeLock(tx);
  const faults = new FaultLog();
  const logs = { stock: new StockLog(), changes: new ChangeLog() };
  const notation = new NumberNotation();
  const products = { created: 0, updated: 0, unchanged: 0 };
  let rowsRead = 0;
  const rows = readCsvRows(source, faults, codePageOf(options.baseLocale));
  const header = await rows.next();
  if (!header.done) {
    const { header: read, rows: readRows } = chooseColumns(
      header.value,
      countRows(rows, () => (rowsRead += 1)),
      options,
    );
    const ownFields = ownFieldColumns(await readOwnFields(tx), options.baseLocale);
    const opened = openProducts(read, readRows, {
      ...options,
      ownFields,
      today: dateIn(options.timeZone ?? 'UTC', options.now),
      notation,
      faults,
    });
    if (opened)
      await importProducts(tx, opened.products, {
        ...options,
        ownFields,
        columns: opened.columns,
        notation,
        faults,
        ...logs,
        products,
        rowsRead: () => rowsRead,
        batches: 0,
      });
    await rows.return(undefined);
  }
  faults.faultIfEmpty(
    { hasHead: !header.done, rows: rowsRead },
    "Begin with Shopify's header row, or with that of kasa export --template.",
    'Write a row for each variant below the head, or save the sheet that has them.',
  );
  const isWhole = faults.count === 0;
  options.onProgress?.(rowsRead);
  const coverage = isWhole && !options.looksOnly ? await readCoverage(tx, options.markets ?? everyMarket) : null;
  if (coverage) warnOfGaps(coverage, options, faults);
  return {
    ok: isWhole,
    faults: faults.faults,
    warnings: faults.warnings,
    faultCounts: faults.faultCounts,
    warningCounts: faults.warningCounts,
    coverage,
    batchId: null,
    rows: rowsRead,
    products: isWhole ? products : { created: 0, updated: 0, unchanged: 0 },
    stock: isWhole ? logs.stock.report : new StockLog().report,
    changes: isWhole ? await logs.changes.report(tx, options.baseLocale) : noChanges,
  };
}

type Coverage = Parameters<typeof listCoverageGaps>[0];

function warnOfGaps(coverage: Coverage, { baseLocale }: Pick<ImportOptions, 'baseLocale'>, faults: FaultLog): void {
  for (const { kind, message, fix, value } of listCoverageGaps(coverage, baseLocale))
    faults.warn(kind, { line: 1, value }, message, fix);
}

async function takeLock(tx: Transaction): Promise<void> {
  const lock = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as taken`.execute(tx);
  if (!lock.rows[0]?.taken) throw new ImportInterruptedError('Another import is running.');
}

type Run = ImportOptions &
  Pick<PlanContext, 'columns' | 'faults' | 'stock' | 'changes'> & {
    notation: NumberNotation;
    ownFields: readonly OwnFieldColumn[];
    products: ImportReport['products'];
    rowsRead: () => number;
    batches: number;
  };

async function importProducts(tx: Transaction, products: AsyncIterable<ProductRows>, run: Run): Promise<void> {
  const newId = createRowIds(run.now);
  const stockChanges: StockChange[] = [];
  const sales: FileSale[] = [];
  const collections = new CollectionDirectory(run.baseLocale);
  const shared = { ...run, collections, stockChanges, sales, setStock: run.setStock ?? false };
  const doubts = new Doubts();
  let batch: ProductDraft[] = [];
  let rowsOfBatch = 0;
  let productsRead = 0;
  // While the database writes a batch, the next one is compared and the one after it read; no more are in memory.
  let compared: PlanContext | undefined;
  let writing = Promise.resolve();
  const writeCompared = () => {
    run.onProgress?.(run.rowsRead());
    writing = compared ? writeBatch(tx, run, compared) : Promise.resolve();
    // Whoever awaits it next sees a failure; until then it is not an unhandled one.
    writing.catch(() => {});
  };
  const finishBatch = async () => {
    const ready = batch;
    batch = [];
    rowsOfBatch = 0;
    await writing;
    run.signal?.throwIfAborted();
    const existing = await loadBatch(tx, ready, { collections, isLocked: !run.looksOnly });
    const stockFiles = await loadStockFilesOf(tx, existing, run);
    writeCompared();
    compared = { ...shared, stockFiles, writes: new WriteBatch(newId) };
    for (const [at, draft] of ready.entries()) {
      if (at % PRODUCTS_PER_TURN === 0) await turn();
      planOne(draft, existing.get(draft.handle), { run, compared, doubts });
    }
  };
  try {
    for await (const product of products) {
      // The rows of a chunk come without a turn of the event loop, and the database's answers would wait for all of them.
      if (++productsRead % PRODUCTS_PER_TURN === 0) await turn();
      const draft = parseProduct(product, run.columns, { ...run, doubts }, run.faults);
      if (!draft) continue;
      namePictures(draft, run);
      batch.push(draft);
      rowsOfBatch += product.rows.length;
      if (batch.length >= PRODUCTS_PER_BATCH || rowsOfBatch >= ROWS_PER_BATCH) await finishBatch();
    }
    if (batch.length > 0) await finishBatch();
    await writing;
    writeCompared();
  } finally {
    // Nothing may use the transaction any more when it ends.
    await Promise.allSettled([writing]);
  }
  await writing;
  await tellOfWhole(tx, doubts, run);
  run.signal?.throwIfAborted();
  await applyStockChanges(tx, stockChanges, { ...shared, writes: new WriteBatch() });
  if (run.faults.count > 0 || run.looksOnly) return;
  await writeSales(tx, sales, { now: run.now, timeZone: run.timeZone ?? 'UTC' });
  await convertPrices(tx, { variantIds: null, now: run.now });
}

/** What only the whole file shows. */
async function tellOfWhole(tx: Transaction, doubts: Doubts, run: Run): Promise<void> {
  await tellForeignSkus(tx, doubts, run);
  run.notation.settle(run.faults);
}

function planOne(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  { run, compared, doubts }: { run: Run; compared: PlanContext; doubts: Doubts },
): void {
  if (run.newAreDrafts && !existing) draft.fields.status = 'draft';
  doubts.tellReducedVat(draft.handle, existing?.product.vat_class, run.faults);
  const outcome = planProduct(draft, existing, compared);
  run.products[outcome] += 1;
  if (!run.onProduct) return;
  const text = existing?.texts.find(({ locale }) => locale === run.baseLocale);
  const title = draft.texts[run.baseLocale]?.title || text?.title || draft.handle;
  const isArchived = draft.fields.status === 'archived' && existing?.product.status !== 'archived';
  run.onProduct({ handle: draft.handle, title, outcome, isArchived });
}

/** A product stands in one batch only: what the batch before is yet to write says nothing of this one's. */
async function loadBatch(
  tx: Transaction,
  batch: ProductDraft[],
  { collections, isLocked }: { collections: CollectionDirectory; isLocked: boolean },
): Promise<Map<string, ExistingProduct>> {
  const named = batch.map((draft) => draft.handle);
  // What is compared with the file is what it changes: whoever saves one of them comes before or after.
  const existing = await loadExistingProducts(tx, named, { isLocked });
  const handles = batch.flatMap((draft) => collectionHandlesOf(draft, existing.get(draft.handle)?.product));
  await collections.load(tx, handles);
  return existing;
}

/** Nothing where the file is not one of this shop's exports. */
async function loadStockFilesOf(tx: Transaction, existing: Map<string, ExistingProduct>, { columns }: Run) {
  if (!columns.byField.has(STOCK_AT_EXPORT)) return new Map<string, number>();
  return loadStockFiles(
    tx,
    [...existing.values()].map(({ product }) => product.id),
  );
}

/** After the first fault nothing is written any more, but comparing goes on: it finds faults, too. */
async function writeBatch(tx: Transaction, run: Run, { faults, writes }: PlanContext): Promise<void> {
  if (run.looksOnly) return;
  if (faults.count === 0) await writes.flush(tx);
  if (run.batches++ > 0) return;
  // Search documents are written when a transaction ends: for a whole import at once that would be too much. A large one
  // is on sale before it is found, because its documents take longer than all the rest: see write-late-documents.
  await sql`set constraints stale_documents_written immediate`.execute(tx);
  await sql`set constraints stale_documents_written deferred`.execute(tx);
  await sql`select set_config('kasa.documents_later', 'on', true)`.execute(tx);
}

function namePictures({ images = [], variants }: ProductDraft, { onPicture }: ImportOptions): void {
  for (const { source, place } of images) if (place) onPicture?.(source, place);
  for (const { image, imagePlace } of variants) if (image) onPicture?.(image, imagePlace);
}

async function* countRows(rows: AsyncIterable<CsvRow>, onRow: () => void): AsyncGenerator<CsvRow> {
  for await (const row of rows) {
    onRow();
    yield row;
  }
}
