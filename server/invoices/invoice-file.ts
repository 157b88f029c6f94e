// The forms of an issued document as files: each is written once and kept, so that it is the same to the byte whenever it is
// asked for again, whatever has changed in the shop or in this program.
import { createHash } from 'node:crypto';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { readShop } from '../shop/read-settings.ts';
import type { InvoiceFormat } from './invoice-formats.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { writeInvoicePdf } from './paper/write-invoice-pdf.ts';

type Writer = (document: InvoiceDocument, db: Db) => Promise<Buffer>;

const writers: Record<InvoiceFormat, Writer> = {
  pdf: async (document, db) => writeInvoicePdf(document, await readShop(db)),
};

/** Null when the time in which the books are kept is over. Throws when a kept file is not what was written. */
export async function getInvoiceFile(
  db: Db,
  { id, orderId, number, document }: StoredInvoice,
  format: InvoiceFormat,
  now: Date,
): Promise<Buffer | null> {
  if (!document) return null;
  const kept =
    (await findKept(db, id, format)) ??
    (await keep(db, { id, orderId, format, bytes: await writers[format](document, db) }, now));
  if (!digest(kept.bytes).equals(kept.checksum)) throw new Error(`the ${format} of ${number} is not what was written`);
  return kept.bytes;
}

async function findKept(db: Db, id: string, format: InvoiceFormat) {
  const row = await db
    .selectFrom('invoice_files')
    .select(['bytes', 'checksum'])
    .where('invoice_id', '=', id)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes ? { bytes: row.bytes, checksum: row.checksum } : null;
}

type NewFile = { id: string; orderId: string; format: InvoiceFormat; bytes: Buffer };

/** Two who ask at once get the one that was first. */
async function keep(db: Db, { id, orderId, format, bytes }: NewFile, now: Date) {
  const checksum = digest(bytes);
  await inTransaction(db, (tx) =>
    tx
      .insertInto('invoice_files')
      .values({ invoice_id: id, order_id: orderId, format, bytes, checksum, written_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await findKept(db, id, format)) ?? { bytes, checksum };
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
