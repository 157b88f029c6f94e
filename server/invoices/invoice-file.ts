// The forms of an issued document as files: each is written once and kept, so that it is the same to the byte whenever it is
// asked for again, whatever has changed in the shop or in this program.
import { createHash } from 'node:crypto';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { readShop } from '../shop/read-settings.ts';
import { faultOfTerms, type TermsFault } from './en16931/read-business-terms.ts';
import { writeCii } from './en16931/write-cii.ts';
import { writeUbl } from './en16931/write-ubl.ts';
import { type Fa3FileRefusal, writeFa3File } from './fa3/write-fa3-file.ts';
import type { InvoiceFormat } from './invoice-formats.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { type IsdocRefusal, writeIsdoc } from './isdoc/write-isdoc.ts';
import { findFactsOfNamed, findKsefFacts, type KsefFacts } from './ksef-facts.ts';
import type { KsefCodes } from './paper/draw-ksef-codes.ts';
import { writePdfApart } from './paper/write-pdf-apart.ts';

export type FileRefusal =
  /** The time in which the books are kept is over. */
  | { kind: 'Erased' }
  /** KSeF has not yet given a number to what this one corrects, which must be named by it. */
  | { kind: 'CorrectedNotInKsef'; corrected: string }
  | Fa3FileRefusal
  | TermsFault
  | IsdocRefusal;

type KeptFormat = InvoiceFormat | 'pdfOffline';
type Frozen = { id: string; document: InvoiceDocument; issuedAt: Date };
type Writer = (frozen: Frozen, db: Db) => Promise<Result<Buffer, FileRefusal>>;

const writers: Record<InvoiceFormat, Writer> = {
  async pdf({ id, document }, db) {
    const codes = codesOf(await findKsefFacts(db, id));
    return ok(await writePdfApart({ document, shop: await readShop(db), codes }));
  },
  fa3: writeFa3OfQueue,
  cii: async ({ document }) => electronic(document, writeCii),
  ubl: async ({ document }) => electronic(document, writeUbl),
  isdoc: async ({ id, document }) => writeIsdoc(id, document),
};

/**
 * A paper is drawn once before KSeF has given its number and once after; before there is a code to be drawn on it, what is
 * looked at is not kept.
 */
function paperOf(facts: KsefFacts | null): KeptFormat | null {
  if (!facts || facts.number) return 'pdf';
  return facts.invoiceLink ? 'pdfOffline' : null;
}

function codesOf(facts: KsefFacts | null): KsefCodes | null {
  if (!facts?.invoiceLink) return null;
  const { number, invoiceLink, certificateLink } = facts;
  return { number, invoiceLink, certificateLink };
}

/** What is corrected was issued outside KSeF, or has its number there: before it has, nothing is written. */
async function writeFa3OfQueue({ id, document, issuedAt }: Frozen, db: Db) {
  const corrected = await findFactsOfNamed(db, id);
  if (corrected && corrected.number === null) {
    return refuse({ kind: 'CorrectedNotInKsef' as const, corrected: corrected.of });
  }
  return writeFa3File(document, { issuedAt, correctedKsefNumber: corrected?.number ?? null });
}

function electronic(
  document: InvoiceDocument,
  write: (document: InvoiceDocument) => string,
): Result<Buffer, TermsFault> {
  const fault = faultOfTerms(document);
  return fault ? refuse(fault) : ok(Buffer.from(write(document)));
}

/** What is refused is not kept, and asked for again it may be written. Throws when a kept file is not what was written. */
export async function keepInvoiceFile(
  db: Db,
  { id, orderId, number, document, issuedAt }: StoredInvoice,
  format: InvoiceFormat,
  now: Date,
): Promise<Result<Buffer, FileRefusal>> {
  if (!document) return refuse({ kind: 'Erased' });
  const keptAs = format === 'pdf' ? paperOf(await findKsefFacts(db, id)) : format;
  let kept = keptAs && (await findKept(db, id, keptAs));
  if (!kept) {
    const written = await writers[format]({ id, document, issuedAt }, db);
    if (!written.ok || !keptAs) return written;
    kept = await keep(db, { id, orderId, format: keptAs, bytes: written.value }, now);
  }
  if (!digest(kept.bytes).equals(kept.checksum)) throw new Error(`the ${format} of ${number} is not what was written`);
  return ok(kept.bytes);
}

/** The same for a form that every document has. Null when the time in which the books are kept is over. */
export async function getInvoiceFile(db: Db, invoice: StoredInvoice, format: 'pdf', now: Date): Promise<Buffer | null> {
  const file = await keepInvoiceFile(db, invoice, format, now);
  if (file.ok) return file.value;
  if (file.error.kind === 'Erased') return null;
  throw new Error(`no ${format} of ${invoice.number}: ${JSON.stringify(file.error)}`);
}

async function findKept(db: Db, id: string, format: KeptFormat) {
  const row = await db
    .selectFrom('invoice_files')
    .select(['bytes', 'checksum'])
    .where('invoice_id', '=', id)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes ? { bytes: row.bytes, checksum: row.checksum } : null;
}

type NewFile = { id: string; orderId: string; format: KeptFormat; bytes: Buffer };

/** Two who ask at once get the one that was first. */
async function keep(db: Db, { id, orderId, format, bytes }: NewFile, now: Date) {
  const checksum = digest(bytes);
  const first = await inTransaction(db, (tx) =>
    tx
      .insertInto('invoice_files')
      .values({ invoice_id: id, order_id: orderId, format, bytes, checksum, written_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('invoice_id')
      .executeTakeFirst(),
  );
  return (first ? null : await findKept(db, id, format)) ?? { bytes, checksum };
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
