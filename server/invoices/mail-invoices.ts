import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { StoredInvoice } from './invoice-store.ts';

export const INVOICE_MAIL = 'order-invoice';

/** One e-mail with all documents that were issued together; a second call for them does nothing. */
export async function mailInvoices(tx: Transaction, issued: readonly StoredInvoice[], now: Date): Promise<void> {
  const [first] = issued;
  if (!first) return;
  const { id, orderId } = first;
  const payload = { orderId, invoices: issued.map((invoice) => invoice.id) };
  await addToOutbox(tx, { deduplicationKey: `${INVOICE_MAIL}-${id}`, kind: INVOICE_MAIL, payload }, now);
}
