// A document of the books as it was issued: whatever is changed afterwards, it says what it said. Every form of it (PDF,
// FA(3), CII, UBL, ISDOC) is written from this alone, so it holds facts and no sentences.
import type { PostalAddress } from '../countries/postal-address.ts';
import type { Currency } from '../currencies.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CancelledBecause, RefundReason } from '../orders/office/refund-reasons.ts';
import type { BankAccount } from '../shop/payment-settings.ts';

/** `receipt`: for a consumer who asks for one. */
export const invoiceKinds = ['invoice', 'correction', 'proforma', 'receipt'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What a person may issue: an invoice may be that of a payment in advance (`deposit`), or the one that takes it off. */
export const documentsToIssue = [...invoiceKinds, 'deposit', 'final'] as const;
export type DocumentToIssue = (typeof documentsToIssue)[number];

/** The seller: the numbers that the company had, empty where it had none. */
export type Seller = {
  name: string;
  address: { street: string; postalCode: string; city: string; country: string };
  /** The number at the Dutch chamber of commerce; left out in documents of releases that did not write it. */
  kvk?: string;
  /** The number in Poland's court register, as `kvk` is. */
  krs?: string;
} & Record<'vatId' | 'taxNumber' | 'registryNumber' | 'register' | 'phone' | 'email', string>;

/** The buyer. `companyName` and `taxId` are empty for a consumer. */
export type Buyer = PostalAddress & { companyName: string; taxId: string; email: string };

/**
 * All amounts are minor units with VAT; those of a correction are what is taken back, and negative. They are positive where a
 * correction is taken back itself.
 */
export type InvoiceLine = {
  /** The order's own, from 0. */
  position: number;
  title: string;
  variant: string;
  sku: string;
  quantity: number;
  unitMinor: number;
  /** What the discount took off: `unitMinor × quantity − discountMinor` is `grossMinor`. */
  discountMinor: number;
  grossMinor: number;
  basisPoints: number;
};

/**
 * What is charged beside the goods, once for each rate. `fee`: of cash on delivery; `reduction`: money given back for nothing
 * that was sent back; `voucher`: what single-purpose gift cards paid, whose VAT was charged when they were sold, taken off; `deposit`: what
 * the invoice of the payment in advance says, taken off by the final one.
 */
export type InvoiceCharge = {
  kind: 'delivery' | 'fee' | 'reduction' | 'voucher' | 'deposit';
  grossMinor: number;
  basisPoints: number;
};

export type InvoiceVat = { basisPoints: number; grossMinor: number; netMinor: number; vatMinor: number };

/** The VAT of a document in a foreign currency in the money of the seller's state, as its law wants it said. */
export type NationalVat = {
  currency: Currency;
  /** What one of `unit` costs in the other of the two currencies, as decimal text: `4.2634`. */
  rate: string;
  unit: Currency;
  /** The source of the rate, with its table and its day: `NBP`, `229/A/NBP/2026`, `2026-11-24`. */
  source: string;
  table: string;
  day: string;
  vat: readonly { basisPoints: number; vatMinor: number }[];
};

export type Corrected = {
  number: string;
  issuedOn: string;
  /** Staff's own words, in documents of releases that wrote them; empty since. */
  reason: string;
  /** What staff has chosen of the list of reasons; left out where nothing was. */
  because?: RefundReason | CancelledBecause;
  /** Whoever sells sends the money back without the provider: whether it is on its way was not known when this was issued. */
  isPaidBackByHand?: true;
  /** The order was given up before anything was paid, as when a parcel is refused at the door: nothing goes back. */
  isGivenUp?: true;
  /** The number of the correction that this one takes back: the bank has returned its refund, so nothing was given. */
  takesBack?: string;
  /** The invoice is one of a payment in advance. */
  isDeposit?: true;
};

export type InvoiceDocument = {
  /** The form of this document; a later release still reads it. */
  format: 1;
  kind: InvoiceKind;
  number: string;
  language: Locale;
  currency: Currency;
  /** Days of the company's country, as `2026-11-24`. `soldOn`: when it was paid or sent, whichever
   * came first. */
  issuedOn: string;
  soldOn: string;
  /**
   * When it was sent: the day of delivery where it is sent to the buyer; null while it is not. Left out in documents of
   * releases that did not write it.
   */
  sentOn?: string | null;
  order: { number: number; placedOn: string };
  seller: Seller;
  buyer: Buyer;
  lines: readonly InvoiceLine[];
  charges: readonly InvoiceCharge[];
  /** Highest rate first. */
  vat: readonly InvoiceVat[];
  totals: { grossMinor: number; netMinor: number; vatMinor: number };
  /**
   * The country whose VAT was charged: the seller's own state, or with the one-stop shop (OSS) that which the goods go
   * to.
   */
  vatCountry: string;
  /** Null where the document is in the seller's own money, or has no VAT of the seller's state. */
  nationalVat: NationalVat | null;
  /**
   * Null while nothing is paid. `method`: a payment method's name in the registry; `cardsMinor`: what gift cards paid of the
   * total, left out where they paid nothing.
   */
  payment: { method: string; paidOn: string; cardsMinor?: number } | null;
  /**
   * How it is paid when the goods arrive, beside what gift cards pay; left out of one that is paid, or asks for money at once.
   */
  due?: { method: string; cardsMinor?: number };
  /**
   * The account that a proforma asks the money to, what of it, and until which day; left out where no transfer is
   * waited for.
   */
  transfer?: { account: BankAccount; reference: string; dueMinor: number; until: string };
  /** Goods that leave the Union's VAT area. */
  isExport: boolean;
  /** The seller is a small business, whose sales are exempt by the law of her state. */
  isSellerExempt?: true;
  /** What is sold are single-purpose gift cards, with the VAT of their goods. */
  isOfTaxedCards?: true;
  /** It is of a payment in advance, before anything was sent. */
  isDeposit?: true;
  /** The invoice of the payment in advance that a final one takes off. */
  settles?: { number: string; issuedOn: string };
  /** What a correction corrects. */
  corrects: Corrected | null;
};
