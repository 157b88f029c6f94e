// What of an order its invoice says and its books do not take back yet: refunds, and the whole of an order that was given up
// before anybody paid. And what its books take back although the bank has returned it.
import { sql } from 'kysely';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { Db } from '../../database/connect.ts';
import { readRefundable } from '../../refunds/read-refundable.ts';
import { isRefundedByHand } from '../../refunds/send-refund.ts';
import { vatAt } from '../../refunds/vat-of-refund.ts';
import { listInvoicesOf, type StoredInvoice } from '../invoice-store.ts';
import type { TakenBack } from './parts-taken-back.ts';

export type ToCorrect = TakenBack & { refundId: string | null };

/**
 * The oldest first; null: nothing was invoiced. An invoice takes the place of a receipt. `earlier`: the corrections of the same
 * original so far.
 */
export async function listToCorrect(
  db: Db,
  orderId: string,
): Promise<{
  original: StoredInvoice;
  document: InvoiceDocument;
  earlier: InvoiceDocument[];
  open: ToCorrect[];
  /** Corrections of refunds that have failed since, and what each corrects. */
  returned: { correction: StoredInvoice; of: StoredInvoice }[];
} | null> {
  const issued = await listInvoicesOf(db, orderId);
  const original = issued.find(({ kind }) => kind === 'invoice') ?? issued.find(({ kind }) => kind === 'receipt');
  if (!original?.document) return null;
  const { document } = original;
  const earlier = issued.flatMap((each) =>
    each.document?.corrects?.number === original.number ? [each.document] : [],
  );
  const isGivenUp = await isGivenUpUnpaid(db, orderId);
  const given = isGivenUp && earlier.length === 0 ? [wholeOf(document)] : [];
  const open = [...given, ...(await listRefundsToCorrect(db, orderId, original.id))];
  const ids = await listReturned(db, orderId);
  const returned = issued.flatMap((correction) => {
    const of = issued.find(({ number }) => number === correction.document?.corrects?.number);
    return of && ids.includes(correction.id) ? [{ correction, of }] : [];
  });
  return { original, document, earlier, open, returned };
}

async function listReturned(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i join refunds r on r.id = i.refund_id
    where i.order_id = ${orderId} and r.status in ('failed', 'canceled')
      and not exists (select from invoices back where back.takes_back = i.id)`.execute(db);
  return rows.map(({ id }) => id);
}

async function isGivenUpUnpaid(db: Db, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select(['payment_state as payment', 'paid_at as paidAt'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.payment === 'cancelled' && order.paidAt === null;
}

function wholeOf({ lines, charges, vat }: InvoiceDocument): ToCorrect {
  return {
    lines: lines.map(({ position, quantity, grossMinor }) => ({ position, quantity, amountMinor: grossMinor })),
    deliveryMinor: sumOf(charges.filter(({ kind }) => kind !== 'voucher')),
    taxedCardsMinor: -sumOf(charges.filter(({ kind }) => kind === 'voucher')) || 0,
    ...{ vat, refundId: null, isGivenUp: true },
  };
}

const sumOf = (charges: InvoiceDocument['charges']) => charges.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

/** Money that was given back, and that no correction of the original says. */
async function listRefundsToCorrect(db: Db, orderId: string, originalId: string): Promise<ToCorrect[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'refunds.order_id').onRef('orders.captured_intent_id', '=', 'refunds.intent_id'),
    )
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.refund_id', '=', 'refunds.id').on('invoices.corrects', '=', originalId),
    )
    .select(['refunds.id', 'refunds.delivery_minor', 'refunds.reason_kind as because'])
    .select(['refunds.taxed_cards_minor as taxedCardsMinor', 'refunds.intent_id as intentId'])
    .select(({ eb, ref }) => eb('refunds.cards_minor', '<', ref('refunds.amount_minor')).as('isMoney'))
    .where('refunds.order_id', '=', orderId)
    .where('refunds.status', '=', 'succeeded')
    .where('invoices.id', 'is', null)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
  if (rows.length === 0) return [];
  const refundable = await readRefundable(db, orderId);
  const lines = await db
    .selectFrom('refund_lines')
    .select(['refund_id', 'position', 'quantity', 'amount_minor as amountMinor'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const intentIds = [...new Set(rows.flatMap(({ isMoney, intentId }) => (isMoney ? [intentId] : [])))];
  const byHand = await Promise.all(intentIds.map((intentId) => isRefundedByHand(db, intentId)));
  return rows.map((row) => {
    const own = lines.filter(({ refund_id }) => refund_id === row.id);
    const because = row.because as TakenBack['because'] | '';
    return {
      refundId: row.id,
      lines: own.map(({ position, quantity, amountMinor }) => ({ position, quantity, amountMinor })),
      deliveryMinor: row.delivery_minor,
      taxedCardsMinor: row.taxedCardsMinor,
      vat: vatAt(refundable, row.id),
      ...(because && { because }),
      isPaidBackByHand: Boolean(row.isMoney) && (byHand[intentIds.indexOf(row.intentId)] ?? false),
    };
  });
}
