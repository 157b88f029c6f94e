import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { listMailable } from './ksef-facts.ts';

export const INVOICE_MAIL = 'order-invoice';

/**
 * One e-mail with all documents that were issued together, and what of the same sale no e-mail has brought; a second call for
 * them does nothing. What goes to KSeF first is mailed once it has its number.
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
  const missing = await listNeverMailed(tx, orderId, mailable);
  const invoices = [...(missing.length > 0 ? await listMailable(tx, missing) : []), ...mailable];
  const payload = { orderId, invoices };
  await addToOutbox(tx, { deduplicationKey: `${INVOICE_MAIL}-${id}`, kind: INVOICE_MAIL, payload }, now);
}

/**
 * What was issued without an e-mail, as one of many or by a command: whoever gets a correction has to have what it corrects.
 * An e-mail is known by the first document in it, so the whole of a sale counts as mailed once anything of it was.
 */
async function listNeverMailed(tx: Transaction, orderId: string, mailed: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with of_order as (
      select i.id, coalesce(i.corrects, i.id) as sale, i.issued_at, i.corrects is not null as is_after, i.serial,
        exists (select from outbox o where o.deduplication_key = ${`${INVOICE_MAIL}-`} || i.id)
          or exists (select from sent_mails m where m.key = ${`${INVOICE_MAIL}-`} || i.id) as is_mailed
      from invoices i where i.order_id = ${orderId} and i.kind <> 'proforma')
    select id from of_order missing
    where id <> all(${mailed}::uuid[]) and sale in (select sale from of_order where id = any(${mailed}::uuid[]))
      and not exists (select from of_order other where other.sale = missing.sale and other.is_mailed)
    order by issued_at, is_after, serial`.execute(tx);
  return rows.map(({ id }) => id);
}
