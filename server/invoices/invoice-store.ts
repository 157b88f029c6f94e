// What was issued, in the database: rows are only ever added.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredInvoice = {
  id: string;
  kind: InvoiceKind;
  number: string;
  orderId: string;
  refundId: string | null;
  issuedAt: Date;
  /** Null when the time in which the books are kept is over. */
  document: InvoiceDocument | null;
};

export type NewInvoice = {
  document: InvoiceDocument;
  /** The market in whose series it is numbered; empty for the shop’s own. */
  market: string;
  year: number;
  serial: number;
  orderId: string;
  corrects: string | null;
  refundId: string | null;
  /** The correction that it takes back. */
  takesBack: string | null;
  /** The invoice of the deposit that a final one takes off. */
  settles: string | null;
  /** An e-mail address of the staff, `cli`, or `shop` for what is made by itself. */
  issuedBy: string;
  now: Date;
};

/**
 * Takes the next number of a series. Others who issue wait until this transaction has ended: one that fails leaves no gap,
 * and no two get the same.
 */
export async function takeSerial(
  tx: Transaction,
  { kind, market, year }: { kind: InvoiceKind; market: string; year: number },
): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_series')
    .values({ kind, market, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'market', 'year']).doUpdateSet({ last_number: sql`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertInvoice(tx: Transaction, invoice: NewInvoice): Promise<StoredInvoice> {
  const { document, market, year, serial, orderId, corrects, refundId, takesBack, settles, issuedBy, now } = invoice;
  const text = JSON.stringify(document);
  const { id } = await tx
    .insertInto('invoices')
    .values({
      ...{ kind: document.kind, market, year, serial, number: document.number, order_id: orderId },
      ...{ corrects, refund_id: refundId, takes_back: takesBack, settles },
      ...{ issued_on: document.issuedOn, issued_at: now, issued_by: issuedBy },
      ...{ currency: document.currency, gross_minor: document.totals.grossMinor, vat_minor: document.totals.vatMinor },
      ...{ document: text, checksum: createHash('sha256').update(text).digest() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, kind: document.kind, number: document.number, orderId, refundId, issuedAt: now, document };
}

/** Oldest first; what was issued in one go begins with what the rest corrects. */
export async function listInvoicesOf(db: Db, orderId: string): Promise<StoredInvoice[]> {
  const rows = await invoices(db)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy(sql`corrects is not null`)
    .orderBy('serial')
    .execute();
  return toStored(rows);
}

export async function findInvoice(db: Db, number: string): Promise<StoredInvoice | null> {
  return toStored(await invoices(db).where('number', '=', number).execute())[0] ?? null;
}

export async function findInvoicesById(db: Db, ids: readonly string[]): Promise<StoredInvoice[]> {
  return toStored(
    await invoices(db)
      .where('id', 'in', [...ids])
      .orderBy('issued_at')
      .orderBy('serial')
      .execute(),
  );
}

/** The newest first. `days`: of the company’s country. */
export async function listInvoices(
  db: Db,
  days: { from: string; to: string },
  limit: number,
): Promise<StoredInvoice[]> {
  const rows = await invoices(db)
    .where('issued_on', '>=', days.from)
    .where('issued_on', '<=', days.to)
    .orderBy('issued_on', 'desc')
    .orderBy('issued_at', 'desc')
    .limit(limit)
    .execute();
  return toStored(rows);
}

function invoices(db: Db) {
  return db
    .selectFrom('invoices')
    .select([
      'id',
      'kind',
      'number',
      'order_id as orderId',
      'refund_id as refundId',
      'issued_at as issuedAt',
      'document',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof invoices>['execute']>>[number];

function toStored(rows: Row[]): StoredInvoice[] {
  return rows.map((row) => ({
    ...row,
    kind: row.kind as InvoiceKind,
    document: row.document as InvoiceDocument | null,
  }));
}
