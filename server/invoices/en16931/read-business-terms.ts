// The business terms of an issued document. A correction is a credit note (381) with positive amounts, as the standard wants
// them, and one that takes a correction back an invoice once more: decision 0116.
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { formatMoney, money } from '#src/money.ts';
import { translateTo } from '../../i18n/translations.ts';
import { reasonOf } from '../correction-reason.ts';
import type { BusinessTerms, ChargeTerms, LineTerms, TotalTerms } from './business-terms.ts';
import { partsOf } from './line-terms.ts';
import { buyerTermsOf, sellerTermsOf } from './party-terms.ts';
import { paymentMeansOf } from './payment-means.ts';
import { breakdownOf, vatTermsOf } from './vat-terms.ts';

/**
 * `NoInvoice`: the standard is of invoices and what corrects them. `SellerUnidentified`: whoever charges VAT has a number that
 * says so (BR-S-02, BR-Z-02, BR-E-02).
 */
export type TermsFault = { kind: 'NoInvoice' } | { kind: 'SellerUnidentified' };

export function faultOfTerms({ kind, seller }: InvoiceDocument): TermsFault | null {
  if (kind !== 'invoice' && kind !== 'correction') return { kind: 'NoInvoice' };
  const { vatIdentifier, taxNumber } = sellerTermsOf(seller);
  return vatIdentifier || taxNumber ? null : { kind: 'SellerUnidentified' };
}

/** UNTDID 1001. */
const [INVOICE, CREDIT, PREPAYMENT] = ['380', '381', '386'] as const;

export function readBusinessTerms(document: InvoiceDocument): BusinessTerms {
  const { kind, number, issuedOn, soldOn, sentOn, currency, order, corrects, payment, due, language } = document;
  const paid = payment ?? due;
  const preceding = corrects ?? document.settles;
  const isCredit = kind === 'correction' && !corrects?.takesBack;
  const t = translateTo(language);
  const seller = sellerTermsOf(document.seller);
  const termsOf = (basisPoints: number) => vatTermsOf(basisPoints, document, seller.vatIdentifier);
  const context = { sign: isCredit ? -1 : 1, termsOf, t };
  const parts = partsOf(document, context);
  return {
    ...{ number, issuedOn, currency, seller, typeCode: isCredit ? CREDIT : document.isDeposit ? PREPAYMENT : INVOICE },
    buyer: buyerTermsOf(document.buyer),
    note: corrects ? reasonOf(corrects, t) : '',
    orderNumber: String(order.number),
    preceding: preceding ? { number: preceding.number, issuedOn: preceding.issuedOn } : null,
    deliveredOn: sentOn ?? soldOn,
    paymentMeans: paid ? paymentMeansOf(paid.method, isPaidByCards(document), t) : null,
    taxCurrency: taxCurrencyOf(document, context.sign),
    paymentTerms: paymentTermsOf(document, t),
    ...parts,
    breakdown: breakdownOf(document, context),
    totals: totalsOf(document, { ...parts, sign: context.sign }),
  };
}

/** What is left to pay, and when: a correction says whether it has been given back. */
export function paymentTermsOf(document: InvoiceDocument, t: Translate): string {
  const { kind, payment, due, corrects, language, currency } = document;
  if (kind === 'correction') return t(givenBackKey(corrects));
  const byCards = (minor: number) =>
    t('invoice.paidByCards', { amount: formatMoney(money(minor, currency), languageOf(language).languageTag) });
  if (due) return [t('invoice.dueOnDelivery'), due.cardsMinor && byCards(due.cardsMinor)].filter(Boolean).join(' ');
  if (!payment) return kind === 'invoice' ? t('invoice.dueOnReceipt') : '';
  const paid = t('invoice.paid', { date: formatDay(payment.paidOn, language, 'UTC', shortDay) });
  return payment.cardsMinor ? `${paid} ${byCards(payment.cardsMinor)}` : paid;
}

function givenBackKey(corrects: InvoiceDocument['corrects']) {
  if (corrects?.isGivenUp || corrects?.takesBack) return 'invoice.nothingToPay';
  return corrects?.isPaidBackByHand ? 'invoice.paidBackByHand' : 'invoice.refunded';
}

/** Gift cards paid all of it. */
export function isPaidByCards({ payment, totals }: InvoiceDocument): boolean {
  return (payment?.cardsMinor ?? 0) >= totals.grossMinor && totals.grossMinor > 0;
}

/** BT-6 and BT-111: the VAT once more, in the money of the seller's state. */
function taxCurrencyOf({ nationalVat }: InvoiceDocument, sign: number): BusinessTerms['taxCurrency'] {
  if (!nationalVat) return null;
  const vatMinor = nationalVat.vat.reduce((sum, row) => sum + row.vatMinor, 0);
  return { currency: nationalVat.currency, vatMinor: sign * vatMinor || 0 };
}

type Parts = { lines: readonly LineTerms[]; charges: readonly ChargeTerms[]; sign: number };

function totalsOf(
  { kind, totals, payment, due, corrects }: InvoiceDocument,
  { lines, charges, sign }: Parts,
): TotalTerms {
  const sum = (isCharge: boolean) =>
    charges.reduce((total, charge) => total + (charge.isCharge === isCharge ? charge.amountMinor : 0), 0);
  const grossMinor = sign * totals.grossMinor || 0;
  const isSettled = kind === 'correction' ? !corrects?.isPaidBackByHand : payment !== null;
  const paidMinor = isSettled ? grossMinor : (due?.cardsMinor ?? 0);
  return {
    linesMinor: lines.reduce((total, { netMinor }) => total + netMinor, 0),
    ...{ allowancesMinor: sum(false), chargesMinor: sum(true) },
    ...{ netMinor: sign * totals.netMinor || 0, vatMinor: sign * totals.vatMinor || 0, grossMinor },
    ...{ paidMinor, dueMinor: grossMinor - paidMinor },
  };
}
