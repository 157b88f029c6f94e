// What can be issued of an order now, for its buttons: whoever presses one is still answered by the order itself.
import { missingOfAddress, type PostalAddress } from '#src/countries/postal-address.ts';
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import type { Db } from '../../database/connect.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { checkCorrections } from '../issuing/check-corrections.ts';
import { namesBuyerAddress } from '../issuing/check-parties.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';

export type Issuable = {
  /** The likeliest first. */
  issuable: InvoiceKind[];
  /** What else could be issued must name the buyer's address, which is not known. */
  lacksAddress: boolean;
};

export async function listIssuable(db: Db, orderNumber: number): Promise<Issuable> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'payment_state as payment', 'company', 'erased_at as erasedAt'])
    .select(({ fn }) => fn.coalesce('billing_address', 'address').as('address'))
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  if (!order) return { issuable: [], lacksAddress: false };
  const issued = (await listInvoicesOf(db, order.id)).map(({ kind }) => kind);
  const hasNo = (kind: InvoiceKind) => !issued.includes(kind);
  const corrections = (await checkCorrections(db, order.id)).ok ? (['correction'] as const) : [];
  if (order.erasedAt) return { issuable: corrections.slice(), lacksAddress: false };
  // What is paid on delivery is invoiced with its parcel, before the money is here.
  const isSold = order.payment === 'paid' || order.payment === 'due_on_delivery';
  const named: InvoiceKind = isSold ? 'invoice' : 'proforma';
  const isNamedOpen = order.payment !== 'cancelled' && hasNo('invoice') && hasNo(named);
  // A consumer may ask for one; whoever has an invoice needs no second paper about the same sale.
  const isReceiptOpen = order.payment === 'paid' && hasNo('invoice') && hasNo('receipt') && !order.company;
  const open: InvoiceKind[] = [...(isNamedOpen ? [named] : []), ...(isReceiptOpen ? ['receipt' as const] : [])];
  const { company } = await readInvoiceTerms(db);
  const isWhole = missingOfAddress(order.address as PostalAddress).length === 0;
  const issuable = open.filter((kind) => isWhole || !namesBuyerAddress(kind, company));
  return {
    issuable: [...(order.payment === 'paid' ? corrections : []), ...issuable],
    lacksAddress: issuable.length < open.length,
  };
}
