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

/** The forms that programs read, beside the PDF, as they are called. */
export const electronicForms = { isdoc: 'ISDOC', fa3: 'FA(3)', ubl: 'UBL', cii: 'CII' } as const;
export type ElectronicForm = keyof typeof electronicForms;

export function electronicPattern(form: ElectronicForm): string {
  return `${officePath}/invoices/${form}/:id`;
}

export function electronicUrl(form: ElectronicForm, id: string): string {
  return `${officePath}/invoices/${form}/${id}`;
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
