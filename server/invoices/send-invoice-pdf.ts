import type { FastifyReply } from 'fastify';
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

/** As it was first written, to whoever may see it: the caller has asked. */
export async function sendInvoicePdf(
  reply: FastifyReply,
  { db, now }: { db: Db; now: () => Date },
  invoice: StoredInvoice | undefined,
): Promise<FastifyReply> {
  const bytes = invoice && (await getInvoiceFile(db, invoice, 'pdf', now()));
  if (!bytes) throw new KasaError('NOT_FOUND', 'There is no such document, or the time in which it is kept is over.');
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${pdfNameOf(invoice.number)}"`)
    .type('application/pdf')
    .send(bytes);
}
