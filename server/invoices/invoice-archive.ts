// Many documents as one ZIP archive, in one form: each is the file as it was first written, with what is attached to it.
import type { Db } from '../database/connect.ts';
import { fileNameOf } from './get-invoice-pdf.ts';
import { getInvoiceFile, keepInvoiceFile } from './invoice-file.ts';
import type { ArchivedFormat } from './invoice-formats.ts';
import { findInvoicesById, type StoredInvoice } from './invoice-store.ts';
import { writeZip, type ZipEntry } from './zip-archive.ts';

type Services = { db: Db; now: () => Date };

/** One document at a time, so that hundreds of them are never in memory; one that has no such file is left out. */
export function archiveInvoices(
  services: Services,
  ids: readonly string[],
  format: ArchivedFormat = 'pdf',
): AsyncGenerator<Buffer> {
  return writeZip(readFiles(services, ids, format));
}

async function* readFiles(
  services: Services,
  ids: readonly string[],
  format: ArchivedFormat,
): AsyncGenerator<ZipEntry> {
  const names = new Set<string>();
  for (const id of ids) {
    const [invoice] = await findInvoicesById(services.db, [id]);
    const content = invoice && (await contentOf(services, invoice, format));
    if (!content) continue;
    const own = `${fileNameOf(invoice.number)}.${format}`;
    // Many disks take two names for one that differ in capitals alone.
    const name = names.has(own.toLowerCase()) ? `${id}-${own}` : own;
    names.add(name.toLowerCase());
    yield { name, content, modifiedAt: invoice.issuedAt };
  }
}

/** Every document has a PDF; what is no ISDOC is that of a seller elsewhere, or erased. */
async function contentOf(
  { db, now }: Services,
  invoice: StoredInvoice,
  format: ArchivedFormat,
): Promise<Buffer | null> {
  if (format === 'pdf') return getInvoiceFile(db, invoice, format, now());
  const file = await keepInvoiceFile(db, invoice, format, now());
  return file.ok ? file.value : null;
}
