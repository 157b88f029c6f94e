// The files that a document is written as. Apart from their writers, which a list of commands goes without.
export const invoiceFormats = ['pdf', 'fa3', 'cii', 'ubl', 'isdoc'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];
