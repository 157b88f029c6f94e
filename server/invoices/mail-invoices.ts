import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { listMailable } from './ksef-facts.ts';

export const INVOICE_MAIL = 'order-invoice';

/**
 * One e-mail with all documents that were issued together; a second call for them does nothing. What goes to KSeF first is
 * mailed once it has its number.
 */
export async function mailInvoices(
  tx: Transaction,
  issued: readonly Pick<StoredInvoice, 'id' | 'orderId'>[],
  now: Date,
): Promise<void> {
  if (issued.length === 0) return;
  const mailable = await listMailable(
    tx,
    issued.map((invoice) => invoice.id),
  );
  const [first] = issued.filter((invoice) => mailable.includes(invoice.id));
  if (!first) return;
  const { id, orderId } = first;
  const payload = { orderId, invoices: mailable };
  await addToOutbox(tx, { deduplicationKey: `${INVOICE_MAIL}-${id}`, kind: INVOICE_MAIL, payload }, now);
}
