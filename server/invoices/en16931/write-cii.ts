// The business terms as a Cross Industry Invoice of UN/CEFACT: Factur-X and ZUGFeRD in their profile EN 16931. The order of
// elements is the schema's.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { element, writeXml, type Xml } from '../xml/write-xml.ts';
import {
  type BreakdownTerms,
  type BusinessTerms,
  type ChargeTerms,
  DISCOUNT,
  EMAIL_SCHEME,
  type LineTerms,
  type PartyTerms,
  PIECE,
  SPECIFICATION,
  type VatTerms,
} from './business-terms.ts';
import { toAmount, toPercent } from './decimals.ts';
import { readBusinessTerms } from './read-business-terms.ts';

const standard = (name: string) => `urn:un:unece:uncefact:data:standard:${name}:100`;
const namespaces = {
  'xmlns:rsm': standard('CrossIndustryInvoice'),
  'xmlns:ram': standard('ReusableAggregateBusinessInformationEntity'),
  'xmlns:qdt': standard('QualifiedDataType'),
  'xmlns:udt': standard('UnqualifiedDataType'),
};

export function writeCii(document: InvoiceDocument): string {
  const terms = readBusinessTerms(document);
  const { number, typeCode, issuedOn, note, lines } = terms;
  return writeXml('rsm:CrossIndustryInvoice', namespaces, [
    element('rsm:ExchangedDocumentContext', [
      ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', SPECIFICATION)]),
    ]),
    element('rsm:ExchangedDocument', [
      ram('ID', number),
      ram('TypeCode', typeCode),
      ram('IssueDateTime', [day('udt', issuedOn)]),
      ram('IncludedNote', [ram('Content', note)]),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...lines.map(lineOf),
      agreementOf(terms),
      deliveryOf(terms),
      settlementOf(terms),
    ]),
  ]);
}

const ram = (name: string, content: string | readonly (Xml | null)[], attributes?: Record<string, string>) =>
  element(`ram:${name}`, content, attributes);

/** 102: year, month and day, as digits alone. */
const day = (prefix: 'udt' | 'qdt', date: string) =>
  element(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' });

function taxOf({ category, basisPoints }: VatTerms, name = 'ApplicableTradeTax'): Xml | null {
  return ram(name, [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', category),
    ram('RateApplicablePercent', toPercent(basisPoints)),
  ]);
}

function lineOf(line: LineTerms): Xml | null {
  const { id, name, description, sku, quantity, price, discount, netMinor, vat } = line;
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', id)]),
    ram('SpecifiedTradeProduct', [ram('SellerAssignedID', sku), ram('Name', name), ram('Description', description)]),
    ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', price)])]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(quantity), { unitCode: PIECE })]),
    ram('SpecifiedLineTradeSettlement', [
      taxOf(vat),
      discount && allowance({ isCharge: false, reasonCode: DISCOUNT, ...discount }),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', toAmount(netMinor))]),
    ]),
  ]);
}

function allowance(charge: Omit<ChargeTerms, 'vat'>, vat?: VatTerms): Xml | null {
  const { isCharge, amountMinor, reason, reasonCode } = charge;
  return ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    ram('ActualAmount', toAmount(amountMinor)),
    ram('ReasonCode', reasonCode),
    ram('Reason', reason),
    vat ? taxOf(vat, 'CategoryTradeTax') : null,
  ]);
}

function agreementOf({ seller, buyer, orderNumber }: BusinessTerms): Xml | null {
  return ram('ApplicableHeaderTradeAgreement', [
    partyOf('SellerTradeParty', seller),
    partyOf('BuyerTradeParty', buyer),
    ram('SellerOrderReferencedDocument', [ram('IssuerAssignedID', orderNumber)]),
  ]);
}

function partyOf(name: string, party: PartyTerms): Xml | null {
  const { address, contact } = party;
  return ram(name, [
    ram('ID', party.identifier),
    ram('Name', party.name),
    ram('Description', party.legalInformation),
    ram('SpecifiedLegalOrganization', [ram('ID', party.legalIdentifier, schemeOf(party))]),
    ram('DefinedTradeContact', [
      ram('PersonName', contact.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', contact.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', contact.email)]),
    ]),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', address.postalCode),
      ram('LineOne', address.line1),
      ram('LineTwo', address.line2),
      ram('CityName', address.city),
      ram('CountryID', address.country),
    ]),
    ram('URIUniversalCommunication', [ram('URIID', party.electronicAddress, { schemeID: EMAIL_SCHEME })]),
    ram('SpecifiedTaxRegistration', [ram('ID', party.vatIdentifier, { schemeID: 'VA' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', party.taxNumber, { schemeID: 'FC' })]),
  ]);
}

const schemeOf = ({ legalScheme }: PartyTerms) => (legalScheme ? { schemeID: legalScheme } : undefined);

function deliveryOf({ deliveredOn }: BusinessTerms): Xml | null {
  return ram('ApplicableHeaderTradeDelivery', [
    ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day('udt', deliveredOn)])]),
  ]);
}

function settlementOf(terms: BusinessTerms): Xml | null {
  const { currency, taxCurrency, paymentMeans, paymentTerms, breakdown, charges, preceding } = terms;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('TaxCurrencyCode', taxCurrency?.currency ?? ''),
    ram('InvoiceCurrencyCode', currency),
    paymentMeans &&
      ram('SpecifiedTradeSettlementPaymentMeans', [
        ram('TypeCode', paymentMeans.code),
        ram('Information', paymentMeans.text),
      ]),
    ...breakdown.map(breakdownRow),
    ...charges.map((charge) => allowance(charge, charge.vat)),
    ram('SpecifiedTradePaymentTerms', [ram('Description', paymentTerms)]),
    totalsOf(terms),
    preceding &&
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', preceding.number),
        ram('FormattedIssueDateTime', [day('qdt', preceding.issuedOn)]),
      ]),
  ]);
}

function breakdownRow({ vat, baseMinor, taxMinor, exemptionReason, exemptionCode }: BreakdownTerms): Xml | null {
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', toAmount(taxMinor)),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', exemptionReason),
    ram('BasisAmount', toAmount(baseMinor)),
    ram('CategoryCode', vat.category),
    ram('ExemptionReasonCode', exemptionCode),
    ram('RateApplicablePercent', toPercent(vat.basisPoints)),
  ]);
}

function totalsOf({ totals, currency, taxCurrency }: BusinessTerms): Xml | null {
  return ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    ram('LineTotalAmount', toAmount(totals.linesMinor)),
    ram('ChargeTotalAmount', toAmount(totals.chargesMinor)),
    ram('AllowanceTotalAmount', toAmount(totals.allowancesMinor)),
    ram('TaxBasisTotalAmount', toAmount(totals.netMinor)),
    ram('TaxTotalAmount', toAmount(totals.vatMinor), { currencyID: currency }),
    taxCurrency && ram('TaxTotalAmount', toAmount(taxCurrency.vatMinor), { currencyID: taxCurrency.currency }),
    ram('GrandTotalAmount', toAmount(totals.grossMinor)),
    ram('TotalPrepaidAmount', toAmount(totals.paidMinor)),
    ram('DuePayableAmount', toAmount(totals.dueMinor)),
  ]);
}
