// Rows as the text of a file: for every program, or for Excel, which takes a file without a byte order mark for one of
// another alphabet, a point before decimals for part of a day, and the separator from the language of its user.
import { encodeExcelRow, encodeRow } from '../csv/product-csv-cell.ts';
import type { ExportColumn, ExportOptions } from './export-columns.ts';

type Manner = Pick<ExportOptions, 'baseLocale' | 'isForExcel'>;

export function writeHeader(columns: readonly ExportColumn[], manner: Manner): string {
  const names = columns.map(({ name }) => name);
  return manner.isForExcel ? `\uFEFF${encodeExcelRow(names, separatorOf(manner))}` : encodeRow(names);
}

export function writeRow(cells: readonly string[], columns: readonly ExportColumn[], manner: Manner): string {
  if (!manner.isForExcel) return encodeRow(cells);
  const separator = separatorOf(manner);
  const inManner = cells.map((cell, index) =>
    separator === ';' && columns[index]?.isDecimal ? cell.replace('.', ',') : cell,
  );
  return encodeExcelRow(inManner, separator);
}

/** Where the comma stands before decimals, Excel separates cells by semicolons. */
function separatorOf({ baseLocale }: Manner): ',' | ';' {
  return baseLocale === 'en' ? ',' : ';';
}
