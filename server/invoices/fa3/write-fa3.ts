// FA(3), the form in which invoices are sent to Poland's KSeF: version 1-0E, in the strict order of its schema. Amounts are
// those of the document, and nothing is computed anew.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { translateTo } from '../../i18n/translations.ts';
import { reasonOf } from '../correction-reason.ts';
import { isNip, nipOfBuyer, nipOfSeller } from '../polish-nip.ts';
import { lineElements } from './fa3-lines.ts';
import { orderElement } from './fa3-order.ts';
import { buyerElement, sellerElement } from './fa3-parties.ts';
import { paymentElement } from './fa3-payment.ts';
import { hasNationalVat, needsNationalVat, sumElements, sumFieldOf } from './fa3-sums.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

export type Fa3Refusal =
  /** Proformas and receipts are no invoices. */
  | { kind: 'KindNotInKsef'; document: InvoiceKind }
  | { kind: 'SellerNotPolish'; country: string }
  /** Empty where the company has said none. */
  | { kind: 'SellerNipWrong'; nip: string }
  | { kind: 'BuyerNipWrong'; nip: string }
  /** No rate of Poland, and neither a foreign one nor an export. */
  | { kind: 'RateNotPolish'; basisPoints: number }
  /** VAT in złoty must be said, and the document has no rate. */
  | { kind: 'NationalVatMissing'; currency: string };

export type Fa3Circumstances = {
  issuedAt: Date;
  /** KSeF's number of what a correction corrects, or a final invoice takes off; null: that was issued outside KSeF. */
  correctedKsefNumber: string | null;
};

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const LONGEST = 256;
const [YES, NO] = [1, 2];
const SMALL_BUSINESS = 'Art. 113 ust. 1 i 9 ustawy o VAT';
/** A correction of less counts in the month in which it is issued: art. 29a section 13. */
const FROM_ITS_OWN_DAY = 2;

export function writeFa3(document: InvoiceDocument, circumstances: Fa3Circumstances): Result<string, Fa3Refusal> {
  const refusal = refusalOf(document);
  if (refusal) return refuse(refusal);
  const t = translateTo(document.language);
  const parts = [
    headElement(circumstances.issuedAt),
    sellerElement(document.seller),
    buyerElement(document.buyer),
    invoiceElement(document, circumstances, t),
    registersElement(document),
  ];
  return ok(`<?xml version="1.0" encoding="UTF-8"?>\n<Faktura xmlns="${NAMESPACE}">${parts.join('')}</Faktura>\n`);
}

function refusalOf(document: InvoiceDocument): Fa3Refusal | null {
  const { kind, seller, buyer, vat, currency } = document;
  if (kind === 'proforma' || kind === 'receipt') return { kind: 'KindNotInKsef', document: kind };
  if (seller.address.country !== 'PL') return { kind: 'SellerNotPolish', country: seller.address.country };
  const [sellerNip, buyerNip] = [nipOfSeller(seller), nipOfBuyer(buyer)];
  if (!isNip(sellerNip)) return { kind: 'SellerNipWrong', nip: sellerNip };
  if (buyerNip !== null && !isNip(buyerNip)) return { kind: 'BuyerNipWrong', nip: buyerNip };
  const unknown = vat.find(({ basisPoints }) => sumFieldOf(document, basisPoints) === null);
  if (unknown) return { kind: 'RateNotPolish', basisPoints: unknown.basisPoints };
  const lacksVat = needsNationalVat(document) && !hasNationalVat(document);
  return lacksVat ? { kind: 'NationalVatMissing', currency } : null;
}

function headElement(issuedAt: Date): string {
  const moment = `${issuedAt.toISOString().slice(0, 19)}Z`;
  return branch('Naglowek', [
    '<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>',
    leaf('WariantFormularza', 3),
    leaf('DataWytworzeniaFa', moment),
    leaf('SystemInfo', 'Kasa'),
  ]);
}

function invoiceElement(document: InvoiceDocument, circumstances: Fa3Circumstances, t: Translate): string {
  const { currency, issuedOn, soldOn, number, seller, totals, order } = document;
  return branch('Fa', [
    leaf('KodWaluty', currency),
    leaf('P_1', issuedOn),
    leaf('P_1M', fa3Text(seller.address.city, LONGEST)),
    leaf('P_2', fa3Text(number, LONGEST)),
    soldOn === issuedOn ? '' : leaf('P_6', soldOn),
    ...sumElements(document),
    leaf('P_15', moneyToDecimal(money(totals.grossMinor, currency))),
    notesElement(document),
    leaf('RodzajFaktury', sortOf(document)),
    ...correctionElements(document, circumstances, t),
    ...depositElements(document, circumstances),
    ...(isOfDeposit(document) ? [] : lineElements(document, t)),
    paymentElement(document, t),
    branch('WarunkiTransakcji', [
      branch('Zamowienia', [leaf('DataZamowienia', order.placedOn), leaf('NrZamowienia', order.number)]),
    ]),
    isOfDeposit(document) ? orderElement(document, t) : '',
  ]);
}

const isOfDeposit = ({ isDeposit, corrects }: InvoiceDocument) => isDeposit === true || corrects?.isDeposit === true;

function sortOf(document: InvoiceDocument): string {
  if (document.kind === 'correction') return isOfDeposit(document) ? 'KOR_ZAL' : 'KOR';
  if (document.isDeposit) return 'ZAL';
  return document.settles ? 'ROZ' : 'VAT';
}

/** The invoice of the payment in advance, which the final one takes off. */
function depositElements({ settles }: InvoiceDocument, { correctedKsefNumber }: Fa3Circumstances): string[] {
  if (!settles) return [];
  const named = correctedKsefNumber
    ? [leaf('NrKSeFFaZaliczkowej', correctedKsefNumber)]
    : [leaf('NrKSeFZN', YES), leaf('NrFaZaliczkowej', fa3Text(settles.number, LONGEST))];
  return [branch('FakturaZaliczkowa', named)];
}

/** Cash accounting, self-billing, reverse charge, split payment, new vehicles, triangulation, margin: none. */
function notesElement({ isSellerExempt }: InvoiceDocument): string {
  return branch('Adnotacje', [
    ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => leaf(name, NO)),
    branch('Zwolnienie', isSellerExempt ? [leaf('P_19', YES), leaf('P_19A', SMALL_BUSINESS)] : [leaf('P_19N', YES)]),
    branch('NoweSrodkiTransportu', [leaf('P_22N', YES)]),
    leaf('P_23', NO),
    branch('PMarzy', [leaf('P_PMarzyN', YES)]),
  ]);
}

function correctionElements(
  { corrects }: InvoiceDocument,
  { correctedKsefNumber }: Fa3Circumstances,
  t: Translate,
): string[] {
  if (!corrects) return [];
  const ksefNumber = correctedKsefNumber
    ? [leaf('NrKSeF', YES), leaf('NrKSeFFaKorygowanej', correctedKsefNumber)]
    : [leaf('NrKSeFN', YES)];
  return [
    leaf('PrzyczynaKorekty', fa3Text(reasonOf(corrects, t), LONGEST)),
    leaf('TypKorekty', FROM_ITS_OWN_DAY),
    branch('DaneFaKorygowanej', [
      leaf('DataWystFaKorygowanej', corrects.issuedOn),
      leaf('NrFaKorygowanej', fa3Text(corrects.number, LONGEST)),
      ...ksefNumber,
    ]),
  ];
}

/** KRS and REGON, where the company has said them. */
function registersElement({ seller }: InvoiceDocument): string {
  const [krs, regon] = [seller.krs ?? '', seller.registryNumber].map((number) => number.replace(/\D/g, ''));
  const numbers = [
    ...(/^\d{10}$/.test(krs ?? '') ? [leaf('KRS', krs ?? '')] : []),
    ...(/^(?:\d{9}|\d{14})$/.test(regon ?? '') ? [leaf('REGON', regon ?? '')] : []),
  ];
  return numbers.length > 0 ? branch('Stopka', [branch('Rejestry', numbers)]) : '';
}
