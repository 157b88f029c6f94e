// What EN 16931 says of an invoice, by the numbers of its business terms (BT) and groups (BG). CII and UBL are two ways of
// writing these, so that both say the same. Amounts are minor units without VAT where nothing else is said; a credit note's
// are positive, because its type says which way the money goes. What is empty or null is not said.
import type { Currency } from '#src/currencies.ts';

/** BT-24: the standard itself, without an extension of any country. */
export const SPECIFICATION = 'urn:cen.eu:en16931:2017';
/** The scheme of e-mail addresses among electronic addresses. */
export const EMAIL_SCHEME = 'EM';
/** BT-130: pieces. */
export const PIECE = 'H87';
/** UNTDID 5189: a discount. */
export const DISCOUNT = '95';

export type BusinessTerms = {
  /** BT-1. */
  number: string;
  /** BT-2, as `2026-11-24`. */
  issuedOn: string;
  /** BT-3: a commercial invoice, or a credit note. */
  typeCode: '380' | '381' | '386';
  /** BT-5. */
  currency: Currency;
  /** BT-6 and BT-111, where the seller's state has other money. */
  taxCurrency: { currency: Currency; vatMinor: number } | null;
  /** BT-22. */
  note: string;
  /** BT-14, of the seller. */
  orderNumber: string;
  /** BG-3: BT-25 and BT-26. */
  preceding: { number: string; issuedOn: string } | null;
  /** BG-4. */
  seller: PartyTerms;
  /** BG-7. */
  buyer: PartyTerms;
  /** BT-72. */
  deliveredOn: string;
  /** BG-16: BT-81 and BT-82. */
  paymentMeans: { code: string; text: string } | null;
  /** BT-20. */
  paymentTerms: string;
  /** BG-25. */
  lines: readonly LineTerms[];
  /** BG-20 and BG-21. */
  charges: readonly ChargeTerms[];
  /** BG-23. */
  breakdown: readonly BreakdownTerms[];
  /** BG-22. */
  totals: TotalTerms;
};

export type PartyTerms = {
  /** BT-27, BT-44. */
  name: string;
  /** BT-29, BT-46. */
  identifier: string;
  /** BT-30, BT-47. */
  legalIdentifier: string;
  /** The code of ISO 6523, where the number is of a register in that list. */
  legalScheme: string;
  /** BT-33. */
  legalInformation: string;
  /** BT-31, BT-48: with the country before it. */
  vatIdentifier: string;
  /** BT-32. */
  taxNumber: string;
  /** BT-34, BT-49: an e-mail address. */
  electronicAddress: string;
  /** BG-6, BG-9. */
  contact: { name: string; phone: string; email: string };
  /** BG-5, BG-8. */
  address: { line1: string; line2: string; postalCode: string; city: string; country: string };
};

/** UNCL 5305: at a rate, at a rate of nought, exempt, and exported. */
export type VatCategory = 'S' | 'Z' | 'E' | 'G';
export type VatTerms = { category: VatCategory; basisPoints: number };

export type LineTerms = {
  /** BT-126. */
  id: string;
  /** BT-153. */
  name: string;
  /** BT-154. */
  description: string;
  /** BT-155. */
  sku: string;
  /** BT-129. */
  quantity: number;
  /** BT-146: a decimal with as many places as it takes for price × quantity to be exact. */
  price: string;
  /** BG-27: BT-136 and BT-139. */
  discount: { amountMinor: number; reason: string } | null;
  /** BT-131: price × quantity − discount. */
  netMinor: number;
  /** BT-151 and BT-152. */
  vat: VatTerms;
};

export type ChargeTerms = {
  /** False: an allowance. */
  isCharge: boolean;
  /** BT-92, BT-99. */
  amountMinor: number;
  /** BT-97, BT-104. */
  reason: string;
  /** BT-98, BT-105. */
  reasonCode: string;
  /** BT-95 and BT-96, BT-102 and BT-103. */
  vat: VatTerms;
};

export type BreakdownTerms = {
  /** BT-118 and BT-119. */
  vat: VatTerms;
  /** BT-116. */
  baseMinor: number;
  /** BT-117. */
  taxMinor: number;
  /** BT-120. */
  exemptionReason: string;
  /** BT-121, of the list VATEX. */
  exemptionCode: string;
};

/** BT-106 to 110, 112, 113 and 115. */
export type TotalTerms = Record<
  'linesMinor' | 'allowancesMinor' | 'chargesMinor' | 'netMinor' | 'vatMinor' | 'grossMinor' | 'paidMinor' | 'dueMinor',
  number
>;
