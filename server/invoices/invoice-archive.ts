// The PDFs of many documents as one ZIP archive: each is the file as it was first written, with what is attached to it.
import type { Db } from '../database/connect.ts';
import { pdfNameOf } from './get-invoice-pdf.ts';
import { getInvoiceFile } from './invoice-file.ts';
import { findInvoicesById } from './invoice-store.ts';
import { writeZip, type ZipEntry } from './zip-archive.ts';

type Services = { db: Db; now: () => Date };

/** One document at a time, so that hundreds of them are never in memory; one whose time is over is left out. */
export function archiveInvoices(services: Services, ids: readonly string[]): AsyncGenerator<Buffer> {
  return writeZip(readFiles(services, ids));
}

async function* readFiles({ db, now }: Services, ids: readonly string[]): AsyncGenerator<ZipEntry> {
  const names = new Set<string>();
  for (const id of ids) {
    const [invoice] = await findInvoicesById(db, [id]);
    const content = invoice && (await getInvoiceFile(db, invoice, 'pdf', now()));
    if (!content) continue;
    const own = pdfNameOf(invoice.number);
    const name = names.has(own) ? `${id}-${own}` : own;
    names.add(name);
    yield { name, content, modifiedAt: invoice.issuedAt };
  }
}
