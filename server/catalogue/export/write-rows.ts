// Rows as the text of a file: for every program, or for Excel, which takes a file without a byte order mark for one of
// another alphabet, a point before decimals for part of a day, and the separator from the region of its user.
import { inManner } from '../csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../csv/product-csv-cell.ts';
import type { ExportColumn, ExportOptions } from './export-columns.ts';

type Manner = Pick<ExportOptions, 'excel'>;

export function writeHeader(columns: readonly ExportColumn[], { excel }: Manner): string {
  const names = columns.map(({ name }) => name);
  return excel ? `\uFEFF${encodeExcelRow(names, excel)}` : encodeRow(names);
}

export function writeRow(cells: readonly string[], columns: readonly ExportColumn[], { excel }: Manner): string {
  if (!excel) return encodeRow(cells);
  const written = cells.map((cell, index) => (columns[index]?.isDecimal ? inManner(cell, excel) : cell));
  return encodeExcelRow(written, excel);
}
