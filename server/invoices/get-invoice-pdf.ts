import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { getInvoiceFile } from './invoice-file.ts';
import type { StoredInvoice } from './invoice-store.ts';

/** Numbers have slashes, which no file has. */
export function fileNameOf(number: string): string {
  return number.replaceAll('/', '-');
}

export function pdfNameOf(number: string): string {
  return `${fileNameOf(number)}.pdf`;
}

/** The document as it was first written, for whoever may see it: the caller has asked. Throws `NOT_FOUND`. */
export async function getInvoicePdf(
  { db, now }: { db: Db; now: () => Date },
  invoice: StoredInvoice | undefined,
): Promise<{ name: string; bytes: Buffer }> {
  const bytes = invoice && (await getInvoiceFile(db, invoice, 'pdf', now()));
  if (!bytes) throw new KasaError('NOT_FOUND', 'There is no such document, or the time in which it is kept is over.');
  return { name: pdfNameOf(invoice.number), bytes };
}
