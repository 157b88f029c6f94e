// What is downloaded of imports, and of products.
import { officePath } from '../../../office-addresses.ts';

export const importMessagesCsvPattern = `${officePath}/imports/:id/messages.csv`;

export function importMessagesCsvUrl(id: number): string {
  return importMessagesCsvPattern.replace(':id', String(id));
}

export const productsCsvPath = `${officePath}/products.csv`;

/** `isForExcel`: as the spreadsheet opens it. `filters`: those of the list, as its address says them. */
export function productsCsvUrl({
  isForExcel = false,
  filters = '',
}: {
  isForExcel?: boolean;
  filters?: string;
} = {}): string {
  const query = [filters, isForExcel ? 'excel=1' : ''].filter(Boolean).join('&');
  return query ? `${productsCsvPath}?${query}` : productsCsvPath;
}
