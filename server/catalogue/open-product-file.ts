// Which system a file comes from is told by its header; whatever it is, products come of it as rows of one kind.
import type { Locale } from '#src/i18n/locales.ts';
import type { OwnFieldColumn } from './csv/own-field-columns.ts';
import type { FaultLog } from './import/import-faults.ts';
import { groupProducts, type ProductRows } from './import/import-group-products.ts';
import { type Columns, isShopifyHeader, readHeader } from './import/import-header.ts';
import type { NumberNotation } from './import/import-number-notation.ts';
import type { CsvRow } from './import/import-read-rows.ts';
import { readWooProducts } from './woocommerce/read-woocommerce-products.ts';
import { readWooHeader } from './woocommerce/woocommerce-columns.ts';

export type ProductFileOptions = {
  baseLocale: Locale;
  /** The company's day, as YYYY-MM-DD. */
  today: string;
  notation: NumberNotation;
  faults: FaultLog;
  ownFields: readonly OwnFieldColumn[];
};

/** The products of the rows after the header; null when the header is of no use, and the faults say why. */
export function openProducts(
  header: CsvRow,
  rows: AsyncIterable<CsvRow>,
  { today, notation, faults, ...asRead }: ProductFileOptions,
): { columns: Columns; products: AsyncIterable<ProductRows> } | null {
  const woo = isShopifyHeader(header) ? null : readWooHeader(header.cells);
  if (woo) return readWooProducts(rows, { woo, line: header.line, today, notation, faults });
  const columns = readHeader(header, { ...asRead, faults });
  return columns && { columns, products: groupProducts(rows, columns, faults) };
}
