// What can be issued at an order now, for its buttons: whoever presses one is still answered by the order itself.
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import type { Db } from '../../database/connect.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { checkCorrections } from '../issuing/check-corrections.ts';

/** The likeliest first. */
export async function listIssuable(db: Db, orderNumber: number): Promise<InvoiceKind[]> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'payment_state as payment', 'company', 'erased_at as erasedAt'])
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  if (!order) return [];
  const issued = (await listInvoicesOf(db, order.id)).map(({ kind }) => kind);
  const hasNo = (kind: InvoiceKind) => !issued.includes(kind);
  const corrections = (await checkCorrections(db, order.id)).ok ? (['correction'] as const) : [];
  if (order.erasedAt) return corrections.slice();
  if (order.payment !== 'paid') {
    return order.payment !== 'cancelled' && hasNo('proforma') ? ['proforma'] : [];
  }
  return [
    ...corrections,
    ...(hasNo('invoice') ? (['invoice'] as const) : []),
    // A consumer may ask for one; whoever has an invoice needs no second paper about the same sale.
    ...(hasNo('invoice') && hasNo('receipt') && !order.company ? (['receipt'] as const) : []),
  ];
}
