// What a proforma asks for: the transfer that the order waits for, as its page and its e-mail say it.
import { dateIn } from '#src/dates/local-date.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { Db } from '../../database/connect.ts';
import { transferReference } from '../../orders/manual/account-rows.ts';
import { getOrderView } from '../../orders/order-views.ts';

/** Undefined where none is waited for, or a developer's own method says itself how it is paid. */
export async function awaitedTransfer(
  db: Db,
  { orderId, timeZone }: { orderId: string; timeZone: string },
): Promise<InvoiceDocument['transfer']> {
  const { transfer, number, totals } = await getOrderView(db, orderId);
  if (!transfer?.account) return undefined;
  const { holder, iban, bic, bank } = transfer.account;
  return {
    account: { holder, iban, bic, bank },
    reference: transferReference(transfer.account, number),
    dueMinor: totals.due.minor,
    until: dateIn(timeZone, new Date(transfer.until)),
  };
}
