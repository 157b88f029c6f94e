// What the ledger holds: each sale, correction, payment, refund, fee, disputed charge and payout of a month, as orders,
// refunds, invoices and the provider's payouts say it. Nothing of it is stored a second time.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Currency } from '#src/currencies.ts';
import type { InvoiceDocument, InvoiceVat } from '#src/invoices/invoice-document.ts';

/** What happened to an order of the shop, and what its reports need to know of it. */
export type OrderFacts = {
  id: string;
  number: number;
  /** Days of the company's country, as `2026-11-24`. `soldOn`: when it was paid or sent, whichever came first. */
  placedOn: string;
  soldOn: string;
  /** Null for what is to be paid on delivery, or was not. */
  paidOn: string | null;
  /** Empty where the person was erased and no document says it. */
  buyer: Pick<PostalAddress, 'fullName' | 'line1' | 'line2' | 'postalCode' | 'city' | 'country'>;
  /** Null for a consumer. */
  company: { name: string; taxId: string } | null;
  /** The country that the goods went to. */
  country: string;
  /** The country whose VAT was charged. */
  vatCountry: string;
  isExport: boolean;
  /** Single-purpose gift cards were sold. */
  isOfTaxedCards: boolean;
  /** It was sold by a small business, which charges no VAT. */
  isSellerExempt: boolean;
  /** A payment method's name in the registry; `cash` or `terminal` for an order by hand that was paid on the spot. */
  method: string | null;
  /** It was cancelled before anybody had paid. */
  isGivenUp: boolean;
  /** What it costs by the order, and what came in for it; both without what single-purpose gift cards paid. */
  totalMinor: number;
  capturedMinor: number;
  /** The provider's payment; null for what was paid without one. */
  intentId: string | null;
  /** Goods for which a cash register is always needed, by their titles. */
  excludedGoods: readonly string[];
};

/** What was issued of it, when anything was. */
export type IssuedDocument = {
  kind: 'invoice' | 'correction' | 'receipt';
  /** It corrects a receipt, which is no invoice. */
  isOfReceipt: boolean;
  number: string;
  issuedOn: string;
  grossMinor: number;
  vatMinor: number;
  /** Null for what is not in KSeF, or not yet. */
  ksefNumber: string | null;
  /** Issued for KSeF while it could not be reached. */
  isOffline: boolean;
  /** Null when the time in which the books are kept is over. */
  document: InvoiceDocument | null;
};

/** The payout that a payment or a refund is in; null while it is in none. */
export type ProviderBooking = {
  payoutId: string;
  payoutOn: string;
  /** The amount as the shopper paid it: positive for a payment, negative for a refund, in the order's currency. */
  sourceMinor: number;
};

type Common = {
  /** The order's, the refund's, or the provider's own. */
  id: string;
  day: string;
  currency: Currency;
  /** The amount with VAT; what is given back or taken is negative. */
  amountMinor: number;
};

export type SaleEntry = Common & {
  kind: 'sale' | 'correction';
  order: OrderFacts;
  /** The part of the amount that gift cards paid or got back: no money moves for it. */
  cardsMinor: number;
  /** Highest rate first; negative for a correction. */
  vat: readonly InvoiceVat[];
  issued: IssuedDocument | null;
  booking: ProviderBooking | null;
  /** The provider's number of a refund. */
  refundId: string | null;
  reason: string;
};

export const ledgerKinds = [
  ...(['sale', 'correction'] as const),
  ...(['payment', 'refund', 'fee', 'dispute', 'payout', 'other'] as const),
] as const;

/** Money that moved at the provider, or left it. `amountMinor` is that of the provider's account. */
export type ProviderEntry = Common & {
  kind: Exclude<(typeof ledgerKinds)[number], SaleEntry['kind']>;
  orderNumber: number | null;
  payoutId: string;
  /** The provider's charge, refund or dispute. */
  source: string;
  /** False for a payout of which the provider does not say which bookings it is made of. */
  isAutomatic?: boolean;
};

export type LedgerEntry = SaleEntry | ProviderEntry;

export function isSaleEntry(entry: LedgerEntry): entry is SaleEntry {
  return entry.kind === 'sale' || entry.kind === 'correction';
}
