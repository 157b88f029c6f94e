// The files that a document is written as. Apart from their writers, which a list of commands goes without.
export const invoiceFormats = ['pdf', 'fa3', 'cii', 'ubl', 'isdoc'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** Those that a month of documents is archived as. */
export const archivedFormats = ['pdf', 'isdoc'] as const satisfies readonly InvoiceFormat[];
export type ArchivedFormat = (typeof archivedFormats)[number];
