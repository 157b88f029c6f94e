// What is downloaded of imports, and of products.
import { officePath } from '../../../office-addresses.ts';

export const importMessagesCsvPattern = `${officePath}/imports/:id/messages.csv`;

export function importMessagesCsvUrl(id: number): string {
  return importMessagesCsvPattern.replace(':id', String(id));
}

export const productsCsvPath = `${officePath}/products.csv`;

/** `isForExcel`: as the spreadsheet opens it. */
export function productsCsvUrl({ isForExcel = false }: { isForExcel?: boolean } = {}): string {
  return isForExcel ? `${productsCsvPath}?excel=1` : productsCsvPath;
}
