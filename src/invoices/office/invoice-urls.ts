// The addresses at which documents are read as files: one, or many in an archive.
import { officePath } from '../../office-addresses.ts';

export const invoicePdfPattern = `${officePath}/invoices/pdf/:id`;

export function invoicePdfUrl(id: string): string {
  return `${officePath}/invoices/pdf/${id}`;
}

export const ksefReceiptPattern = `${officePath}/invoices/upo/:id`;

export function ksefReceiptUrl(id: string): string {
  return `${officePath}/invoices/upo/${id}`;
}

export const isdocPattern = `${officePath}/invoices/isdoc/:id`;

export function isdocUrl(id: string): string {
  return `${officePath}/invoices/isdoc/${id}`;
}

export const invoicesZipPath = `${officePath}/invoices.zip`;

/** One archive holds so many; the next ones are another. */
export const MOST_IN_ZIP = 200;

/** `filters`: those of the list, as a query. `part`: from 1. `isIsdoc`: instead of the PDFs. */
export function invoicesZipUrl(filters: string, part: number, isIsdoc = false): string {
  return `${invoicesZipPath}?${[filters, `part=${part}`, isIsdoc && 'format=isdoc'].filter(Boolean).join('&')}`;
}

export function chosenInvoicesZipUrl(ids: readonly string[]): string {
  return `${invoicesZipPath}?ids=${ids.join(',')}`;
}
