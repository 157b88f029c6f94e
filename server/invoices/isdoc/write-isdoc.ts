// ISDOC 6.0.2, the Czech standard of electronic invoices, for sellers in Czechia.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { translateTo } from '../../i18n/translations.ts';
import { reasonOf } from '../correction-reason.ts';
import { toAmount, toPercent } from '../en16931/decimals.ts';
import { priceOfOne } from '../en16931/line-terms.ts';
import { paymentTermsOf } from '../en16931/read-business-terms.ts';
import { exemptionOf } from '../vat-exemption.ts';
import { element, writeXml, type Xml } from '../xml/write-xml.ts';
import { buyerPartyOf, sellerPartyOf } from './isdoc-parties.ts';
import { isdocPaymentOf } from './isdoc-payment.ts';
import { type IsdocAmount, type IsdocLine, type IsdocRate, type IsdocTerms, readIsdocTerms } from './isdoc-terms.ts';

export type IsdocRefusal = { kind: 'SellerNotCzech'; country: string };

const NAMESPACE = 'http://isdoc.cz/namespace/2013';
/** An invoice, a credit note, a proforma, a simplified tax document. */
const typeCodes = { invoice: '1', correction: '2', proforma: '4', receipt: '7' } as const;
/** A debit note: what a credit note gave is owed again. */
const DEBIT_NOTE = '3';
/** VAT is computed from what is paid, not added to a price without it. */
const FROM_GROSS = '1';

/** `id`: a UUID of the document, which tells a program that reads it twice that it is one. */
export function writeIsdoc(id: string, document: InvoiceDocument): Result<Buffer, IsdocRefusal> {
  const { seller, language } = document;
  if (seller.address.country !== 'CZ') return refuse({ kind: 'SellerNotCzech', country: seller.address.country });
  const t = translateTo(language);
  const terms = readIsdocTerms(document, (kind) => t(`invoice.charge_${kind}`));
  const xml = writeXml('Invoice', { xmlns: NAMESPACE, version: '6.0.2' }, [
    ...headOf(id, document, terms),
    element('AccountingSupplierParty', [sellerPartyOf(document)]),
    element('AccountingCustomerParty', [buyerPartyOf(document)]),
    ...referencesOf(document),
    element(
      'InvoiceLines',
      terms.lines.map((line, place) => lineOf(line, String(place + 1), document)),
    ),
    taxTotalOf(terms, document),
    monetaryTotalOf(terms, document),
    isdocPaymentOf(document, terms.totals.gross.local, t),
  ]);
  return ok(Buffer.from(xml));
}

function headOf(id: string, document: InvoiceDocument, { local, foreign, rate }: IsdocTerms): (Xml | null)[] {
  const { kind, number, issuedOn, soldOn, corrects, language } = document;
  const t = translateTo(language);
  const note = [corrects ? reasonOf(corrects, t) : '', exemptionOf(document, t), paymentTermsOf(document, t)];
  return [
    element('DocumentType', corrects?.takesBack ? DEBIT_NOTE : typeCodes[kind]),
    element('ID', number),
    element('UUID', id.toUpperCase()),
    element('IssuingSystem', 'Kasa'),
    element('IssueDate', issuedOn),
    // What is corrected is corrected when the buyer gets to know it, and a proforma is no sale.
    kind === 'invoice' || kind === 'receipt' ? element('TaxPointDate', soldOn) : null,
    element('VATApplicable', String(hasVat(document))),
    empty('ElectronicPossibilityAgreementReference'),
    element('Note', note.filter(Boolean).join(' ')),
    element('LocalCurrencyCode', local),
    foreign && element('ForeignCurrencyCode', foreign),
    element('CurrRate', rate.price),
    element('RefCurrRate', rate.of),
  ];
}

/** What the schema wants even where nothing is to be said. */
const empty = (name: string): Xml => ({ name, content: '', attributes: {} });

const hasVat = ({ kind, isSellerExempt }: InvoiceDocument) => kind !== 'proforma' && !isSellerExempt;

function referencesOf({ order, corrects }: InvoiceDocument): (Xml | null)[] {
  return [
    element('OrderReferences', [
      element('OrderReference', [element('SalesOrderID', String(order.number)), element('IssueDate', order.placedOn)]),
    ]),
    corrects &&
      element('OriginalDocumentReferences', [
        element('OriginalDocumentReference', [element('ID', corrects.number), element('IssueDate', corrects.issuedOn)]),
      ]),
  ];
}

function lineOf(line: IsdocLine, id: string, document: InvoiceDocument): Xml | null {
  const { net, vat, gross, quantity, title, sku, basisPoints } = line;
  const price = (minor: number) => priceOfOne(minor, quantity ?? 1);
  return element('InvoiceLine', [
    element('ID', id),
    element('InvoicedQuantity', String(quantity ?? 1), quantity === null ? {} : { unitCode: 'ks' }),
    ...inBoth('LineExtensionAmount', net, { isForeignFirst: true }),
    ...inBoth('LineExtensionAmountTaxInclusive', gross, { isForeignFirst: true }),
    element('LineExtensionTaxAmount', toAmount(vat.local)),
    element('UnitPrice', price(net.local)),
    element('UnitPriceTaxInclusive', price(gross.local)),
    element('ClassifiedTaxCategory', [
      element('Percent', toPercent(basisPoints)),
      element('VATCalculationMethod', FROM_GROSS),
      element('VATApplicable', String(hasVat(document))),
    ]),
    basisPoints === 0 ? element('VATNote', exemptionOf(document, translateTo(document.language))) : null,
    element('Item', [
      element('Description', title),
      sku ? element('SellersItemIdentification', [element('ID', sku)]) : null,
    ]),
  ]);
}

/** Writes an amount in both currencies where there are two; which comes first differs from part to part. */
function inBoth(name: string, { local, foreign }: IsdocAmount, { isForeignFirst }: { isForeignFirst: boolean }) {
  const ofForeign = foreign === null ? [] : [element(`${name}Curr`, toAmount(foreign))];
  const ofLocal = [element(name, toAmount(local))];
  return isForeignFirst ? [...ofForeign, ...ofLocal] : [...ofLocal, ...ofForeign];
}

const names = [
  ['Taxable', 'net'],
  ['Tax', 'vat'],
  ['TaxInclusive', 'gross'],
] as const;

function taxTotalOf({ rates, totals }: IsdocTerms, document: InvoiceDocument): Xml | null {
  const isForeignFirst = true;
  const nothing = (amount: IsdocAmount) => ({ local: 0, foreign: amount.foreign === null ? null : 0 });
  const each = (prefix: string, rate: IsdocRate, of: (amount: IsdocAmount) => IsdocAmount) =>
    names.flatMap(([name, key]) => inBoth(`${prefix}${name}Amount`, of(rate[key]), { isForeignFirst }));
  const same = (amount: IsdocAmount) => amount;
  return element('TaxTotal', [
    ...rates.map((rate) =>
      element('TaxSubTotal', [
        ...each('', rate, same),
        ...each('AlreadyClaimed', rate, nothing),
        ...each('Difference', rate, same),
        element('TaxCategory', [
          element('Percent', toPercent(rate.basisPoints)),
          element('VATApplicable', String(hasVat(document))),
        ]),
      ]),
    ),
    ...inBoth('TaxAmount', totals.vat, { isForeignFirst }),
  ]);
}

/** `share`: of the amount, between 0 and 1. */
function shareOf({ local, foreign }: IsdocAmount, share: number): IsdocAmount {
  return { local: Math.round(local * share), foreign: foreign === null ? null : Math.round(foreign * share) };
}

/** What was paid before stands as a deposit without VAT, so that nobody pays an invoice again that is paid. */
function monetaryTotalOf({ totals }: IsdocTerms, document: InvoiceDocument): Xml | null {
  const { payment, kind, due: onDelivery } = document;
  const { net, gross } = totals;
  const isPaid = payment !== null || kind === 'correction';
  const nought = { local: 0, foreign: gross.foreign === null ? null : 0 };
  const paid = isPaid
    ? gross
    : shareOf(gross, onDelivery?.cardsMinor ? onDelivery.cardsMinor / document.totals.grossMinor : 0);
  const due = {
    local: gross.local - paid.local,
    foreign: gross.foreign === null ? null : gross.foreign - (paid.foreign ?? 0),
  };
  const both = (name: string, amount: IsdocAmount) => inBoth(name, amount, { isForeignFirst: false });
  return element('LegalMonetaryTotal', [
    ...both('TaxExclusiveAmount', net),
    ...both('TaxInclusiveAmount', gross),
    ...both('AlreadyClaimedTaxExclusiveAmount', nought),
    ...both('AlreadyClaimedTaxInclusiveAmount', nought),
    ...both('DifferenceTaxExclusiveAmount', net),
    ...both('DifferenceTaxInclusiveAmount', gross),
    ...both('PayableRoundingAmount', nought),
    ...both('PaidDepositsAmount', paid),
    ...both('PayableAmount', due),
  ]);
}
