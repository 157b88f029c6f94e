// Which documents an order allows: the one rule for what the office offers, for one order and for many, and for what is
// issued. What the papers must say besides is asked of seller, buyer and lines.
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import type { OrderState } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';

export type SaleRefusal =
  | { kind: 'NotPaidYet' }
  /** A receipt says that something was sold: it was neither paid nor sent. */
  | { kind: 'NotSoldYet' }
  /** A receipt is for consumers: a company's sale is invoiced, and would not be after it. */
  | { kind: 'CompanyNeedsInvoice' }
  /** Nothing is left to pay, or it was given up: there is nothing to ask money for. */
  | { kind: 'NothingToPay' }
  /** Money in advance: what gift cards pay is invoiced. */
  | { kind: 'GiftCardsOnly' };

export type SaleSoFar = {
  payment: OrderState['payment'];
  /** It was paid or sent. */
  isSold: boolean;
  isForCompany: boolean;
  isForGiftCards: boolean;
  isForTaxedCards: boolean;
  /** What was issued of it. */
  issued: readonly { kind: InvoiceKind }[];
};

export type SaleDocumentKind = Exclude<InvoiceKind, 'correction'>;

/** What stands for a document of this kind already. */
export function findIssued<Issued extends { kind: InvoiceKind }>(
  kind: SaleDocumentKind,
  issued: readonly Issued[],
): Issued | undefined {
  const invoice = issued.find((each) => each.kind === 'invoice');
  // Whoever has an invoice needs no receipt: the same sale would be in the books twice.
  return kind === 'receipt' && invoice ? invoice : issued.find((each) => each.kind === kind);
}

/** Whether the order allows a document of a kind of which it has none yet. */
export function checkSale(
  kind: SaleDocumentKind,
  { payment, isSold, isForCompany, isForGiftCards, isForTaxedCards, issued }: SaleSoFar,
): Result<null, SaleRefusal> {
  if (isForGiftCards && !isForTaxedCards) return refuse({ kind: 'GiftCardsOnly' });
  if (kind === 'proforma') {
    const asksNothing = payment === 'paid' || payment === 'cancelled' || findIssued('invoice', issued) !== undefined;
    return asksNothing ? refuse({ kind: 'NothingToPay' }) : ok(null);
  }
  // What is paid on delivery is invoiced with its parcel, before the money is here.
  if (payment !== 'paid' && payment !== 'due_on_delivery') return refuse({ kind: 'NotPaidYet' });
  if (kind === 'receipt' && isForCompany) return refuse({ kind: 'CompanyNeedsInvoice' });
  return kind === 'receipt' && !isSold ? refuse({ kind: 'NotSoldYet' }) : ok(null);
}
