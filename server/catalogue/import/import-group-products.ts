// Rows to products: neighbouring rows with one handle are one product. As with Shopify, a row without a handle but
// with a title is a product of its own whose handle is made from the title, and a row with neither is a fault:
// it is not taken for a continuation of the product above it.

import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { isHandle } from '../csv/product-csv-handle.ts';
import type { FaultLog } from './import-faults.ts';
import type { Columns } from './import-header.ts';
import { type ProductHandle, ProductHandles } from './import-product-handles.ts';
import type { CsvRow } from './import-read-rows.ts';

export type ProductRows = ProductHandle & {
  rows: CsvRow[];
  /** A row of it could not be read: what seems to be missing may have stood there. */
  isIncomplete: boolean;
  /** Titles of its collections by their handles, where they do not stand in a column of their own. */
  collections?: ReadonlyMap<string, string>;
};

// Shopify's own limit is 2048 variants; images come on top. It keeps the memory of an import flat.
const MAX_ROWS_PER_PRODUCT = 5_000;

/** Yields the products of the file. Rows that belong to none are in the log. */
export async function* groupProducts(
  rows: AsyncIterable<CsvRow>,
  columns: Columns,
  faults: FaultLog,
): AsyncGenerator<ProductRows> {
  const handles = new ProductHandles();
  let current: ProductRows | undefined;
  let refused: string | undefined;
  for await (const row of rows) {
    const isWhole = hasAllCells(row, columns, faults);
    const named = isWhole ? handleOf(row, columns, handles, faults) : readableHandleOf(row, columns);
    const handle = named?.handle ?? null;
    if (handle === null || (current === undefined && handle === refused)) continue;
    if (current?.handle === handle) {
      if (!isWhole) current.isIncomplete = true;
      else if (current.rows.length < MAX_ROWS_PER_PRODUCT) current.rows.push(row);
      else if (current.rows.length === MAX_ROWS_PER_PRODUCT) {
        const message = `“${handle}” has more than ${MAX_ROWS_PER_PRODUCT} rows.`;
        faults.fault('TOO_MANY_ROWS', placeOf(row, columns), message, 'Split it into several products.');
      }
      continue;
    }
    if (current) yield current;
    current = undefined;
    const firstLine = handles.meet(handle, row.line);
    if (firstLine === undefined) {
      current = { handle, ...named, rows: isWhole ? [row] : [], isIncomplete: !isWhole };
      if (named?.given) warnOfChange(row, columns, named, faults);
    } else {
      refused = handle;
      const message = `“${handle}” already stands on line ${firstLine}, with another product in between.`;
      const fix = 'Move all rows of a product next to each other, or give the other product its own handle.';
      faults.fault('HANDLE_NOT_CONTIGUOUS', { ...placeOf(row, columns), value: handle }, message, fix);
    }
  }
  if (current) yield current;
}

function hasAllCells(row: CsvRow, columns: Columns, faults: FaultLog): boolean {
  const isFilled = (index: number) => (row.cells[index] ?? '').trim() !== '';
  const isTooLong = row.cells.slice(columns.width).some((cell) => cell.trim() !== '');
  if (row.cells.length < columns.width) {
    // Excel leaves the separators of blank cells at the end of a row out.
    faults.warnSummed('SHORT_ROW', { line: row.line }, (count) => [
      `${count === 1 ? 'A row has' : `${count} rows have`} fewer cells than the header; the missing ones were read as blank.`,
      'Look at the first of them; if its cells are in the wrong columns, a comma or a quote is missing.',
    ]);
  }
  if (!isTooLong && !columns.unnamed.some(isFilled)) return true;
  const message = isTooLong
    ? `The row has ${row.cells.length} cells, the header ${columns.width}.`
    : 'A cell is filled in a column without a name.';
  const fix = 'Look for a missing quote or comma; a cell with a comma in it must stand in quotes.';
  faults.fault('WRONG_CELL_COUNT', { line: row.line }, message, fix);
  return false;
}

function handleOf(row: CsvRow, columns: Columns, handles: ProductHandles, faults: FaultLog): ProductHandle | null {
  const cell = cellOf(row, columns, 'handle');
  const place = placeOf(row, columns);
  if (cell !== '') {
    const named = handles.of(cell, row.line);
    if (named) return named;
    const message = `“${cell.slice(0, 80)}” cannot be a handle.`;
    faults.fault('INVALID_HANDLE', { ...place, value: cell }, message, 'Write for example “blue-shirt-2”.');
    return null;
  }
  const handle = textToHandle(cellOf(row, columns, 'title'));
  if (!isHandle(handle)) {
    const message = 'The row has no handle, so it belongs to no product.';
    faults.fault('MISSING_HANDLE', place, message, 'Repeat the handle of the product on each of its rows.');
    return null;
  }
  const message = `The row has no handle; “${handle}” was made from the title.`;
  faults.warn('HANDLE_FROM_TITLE', place, message, 'Fill the handle in, so that a changed title keeps the address.');
  return { handle };
}

function warnOfChange(row: CsvRow, columns: Columns, { handle, given }: ProductHandle, faults: FaultLog): void {
  const message = `“${given?.slice(0, 80)}” cannot stand in an address; the product is at “${handle}”.`;
  const fix = 'Links with the old handle lead there. Nothing is to be done.';
  faults.warn('HANDLE_CHANGED', { ...placeOf(row, columns), value: given }, message, fix);
}

function readableHandleOf(row: CsvRow, columns: Columns): ProductHandle | null {
  const cell = cellOf(row, columns, 'handle');
  return isHandle(cell) ? { handle: cell } : null;
}

function placeOf(row: CsvRow, columns: Columns): { line: number; column?: string } {
  return { line: row.line, column: columns.byField.get('handle')?.header };
}

function cellOf(row: CsvRow, columns: Columns, field: string): string {
  return withoutUnseenSigns(row.cells[columns.byField.get(field)?.index ?? -1] ?? '').trim();
}
