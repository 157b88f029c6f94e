// What looking through a file or importing it has found, kept for the page: messages by line, products by what becomes of
// them, and the counts of both.

import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ImportFault, ImportReport } from '../import/import-catalogue.ts';
import type { PlannedProduct } from '../import/import-report.ts';
import type { JobReport } from './import-job.ts';
import type { ChangedRecord } from './other-files.ts';

const ROWS_PER_STATEMENT = 1_000;
/** More than anybody looks through; all are counted. */
const MOST_PRODUCTS_LISTED = 20_000;
const MOST_STOCK_LISTED = 100;
/** What a record says is shown up to so many signs. */
const MOST_SHOWN = 120;

/** Collects what becomes of each product. */
export class PlannedProducts {
  readonly listed: Omit<PlannedProduct, 'isArchived'>[] = [];
  archived = 0;

  addRecord({ title, says, outcome }: ChangedRecord): void {
    if (this.listed.length >= MOST_PRODUCTS_LISTED) return;
    const shown = says.length > MOST_SHOWN ? `${says.slice(0, MOST_SHOWN)}…` : says;
    this.listed.push({ title, handle: shown, outcome });
  }

  add({ handle, title, outcome, isArchived }: PlannedProduct): void {
    if (isArchived) this.archived += 1;
    if (outcome === 'unchanged' || this.listed.length >= MOST_PRODUCTS_LISTED) return;
    // Lists say it, and what is planned for a product does not.
    this.listed.push({ handle, title, outcome: isArchived && outcome === 'updated' ? ('archived' as never) : outcome });
  }
}

/** What is kept of an import, of whatever kind its file is. */
export type FileReport = Omit<ImportReport, 'coverage'>;

export function jobReportOf(report: FileReport, { archived }: PlannedProducts): JobReport {
  const { created, updated, unchanged } = report.products;
  return {
    ...{ ok: report.ok, rows: report.rows, pictures: null, leftAlone: 0 },
    products: { created, updated: Math.max(0, updated - archived), unchanged, archived },
    faults: definedCounts(report.faultCounts),
    warnings: definedCounts(report.warningCounts),
    stock: report.stock.counts,
    changes: {
      ...report.changes,
      stock: report.stock.changed
        .slice(0, MOST_STOCK_LISTED)
        .map(({ handle, options, sku, before, after }) => ({ handle, options, sku, before, after })),
    },
  };
}

function definedCounts(counts: ImportReport['faultCounts']): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([code, count]) => [code, count ?? 0]));
}

/**
 * Writes findings in place of those that were found before. `ownNames`: the file's names of columns by those they were
 * read under.
 */
export async function writeFindings(
  tx: Transaction,
  id: number,
  { report, products, ownNames }: { report: FileReport; products: PlannedProducts; ownNames: Map<string, string> },
): Promise<void> {
  await tx.deleteFrom('import_messages').where('import_id', '=', id).execute();
  await tx.deleteFrom('import_products').where('import_id', '=', id).execute();
  const messages = [
    ...report.faults.map((fault) => ({ ...fault, severity: 'fault' })),
    ...report.warnings.map((warning) => ({ ...warning, severity: 'warning' })),
  ];
  await insertMessages(tx, { id, from: 0 }, messages, ownNames);
  for (let start = 0; start < products.listed.length; start += ROWS_PER_STATEMENT) {
    const part = products.listed.slice(start, start + ROWS_PER_STATEMENT);
    const rows = part.map((product, index) => ({ ...product, import_id: id, position: start + index }));
    await tx.insertInto('import_products').values(rows).execute();
  }
}

/** Adds the warnings behind those that are there. */
export async function addWarnings(tx: Transaction, id: number, warnings: readonly ImportFault[]): Promise<void> {
  const { from } = await tx
    .selectFrom('import_messages')
    .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(-1)).as('from'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = warnings.map((warning) => ({ ...warning, severity: 'warning' }));
  await insertMessages(tx, { id, from: from + 1 }, rows, new Map());
}

async function insertMessages(
  tx: Db,
  { id, from }: { id: number; from: number },
  messages: readonly (ImportFault & { severity: string })[],
  ownNames: Map<string, string>,
): Promise<void> {
  for (let start = 0; start < messages.length; start += ROWS_PER_STATEMENT) {
    const rows = messages
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(({ severity, code, line, column, value, rows: count = 1 }, index) => ({
        ...{ import_id: id, position: from + start + index, severity, code, line, value: value ?? null },
        ...{ header: ownNames.get(column) ?? column, row_count: count },
      }));
    await tx.insertInto('import_messages').values(rows).execute();
  }
}
