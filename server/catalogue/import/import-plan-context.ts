// What the planning of every product shares.
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { FileSale } from '../reductions/import-sales.ts';
import type { WriteBatch } from '../write-batch.ts';
import type { ChangeLog, StockLog } from './import-change-log.ts';
import type { CollectionDirectory } from './import-collections.ts';
import type { FaultLog } from './import-faults.ts';
import type { Columns } from './import-header.ts';
import type { ExtraCells } from './import-product-draft.ts';
import type { StockChange } from './import-stock-changes.ts';

export type PlanContext = {
  now: Date;
  baseLocale: Locale;
  baseCurrency: Currency;
  columns: Columns;
  collections: CollectionDirectory;
  writes: WriteBatch;
  /** Sets stock to the numbers of the file, whatever was sold since it was written. */
  setStock: boolean;
  stockChanges: StockChange[];
  /** Lower prices for a time that the file plans. */
  sales: FileSale[];
  /** What the file of an export said last, by `stockFileKey`. */
  stockFiles: ReadonlyMap<string, number>;
  stock: StockLog;
  changes: ChangeLog;
  faults: FaultLog;
};

/** Columns that are only kept: those of the file over those that were kept before. */
export function mergeExtraCells(existing: unknown, extra: ExtraCells): Record<string, string> {
  const merged = new Map(Object.entries((existing ?? {}) as Record<string, string>));
  for (const [name, cell] of extra) {
    if (cell === null) merged.delete(name);
    else merged.set(name, cell);
  }
  return Object.fromEntries(merged);
}
