// The business terms in UBL 2.1, as EN 16931 binds them: an Invoice, or a CreditNote for what corrects one. The order of
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

const schema = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`;
/** An order has a number of the buyer's in UBL, which a shop's does not have: this is how the seller's alone is said. */
const NO_NUMBER = 'NA';

export function writeUbl(document: InvoiceDocument): string {
  const terms = readBusinessTerms(document);
  const kind = terms.typeCode === '381' ? 'CreditNote' : 'Invoice';
  const namespaces = {
    xmlns: schema(kind),
    'xmlns:cac': schema('CommonAggregateComponents'),
    'xmlns:cbc': schema('CommonBasicComponents'),
  };
  const amounts = amountsIn(terms.currency);
  return writeXml(kind, namespaces, [
    cbc('CustomizationID', SPECIFICATION),
    cbc('ID', terms.number),
    cbc('IssueDate', terms.issuedOn),
    cbc(`${kind}TypeCode`, terms.typeCode),
    cbc('Note', terms.note),
    cbc('DocumentCurrencyCode', terms.currency),
    cbc('TaxCurrencyCode', terms.taxCurrency?.currency ?? ''),
    orderReference(terms),
    precedingReference(terms),
    cac('AccountingSupplierParty', [partyOf(terms.seller)]),
    cac('AccountingCustomerParty', [partyOf(terms.buyer)]),
    cac('Delivery', [cbc('ActualDeliveryDate', terms.deliveredOn)]),
    paymentMeansOf(terms),
    cac('PaymentTerms', [cbc('Note', terms.paymentTerms)]),
    ...terms.charges.map((charge) => allowance(charge, amounts, charge.vat)),
    cac('TaxTotal', [
      amounts('TaxAmount', terms.totals.vatMinor),
      ...terms.breakdown.map((row) => subtotal(row, amounts)),
    ]),
    terms.taxCurrency &&
      cac('TaxTotal', [amountsIn(terms.taxCurrency.currency)('TaxAmount', terms.taxCurrency.vatMinor)]),
    totalsOf(terms, amounts),
    ...terms.lines.map((line) => lineOf(line, { kind, currency: terms.currency, amounts })),
  ]);
}

type Content = string | readonly (Xml | null)[];
type Amounts = (name: string, minor: number) => Xml | null;

const cbc = (name: string, content: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, content, attributes);
const cac = (name: string, content: Content) => element(`cac:${name}`, content);

function amountsIn(currency: BusinessTerms['currency']): Amounts {
  return (name, minor) => cbc(name, toAmount(minor), { currencyID: currency });
}

const vatScheme = () => cac('TaxScheme', [cbc('ID', 'VAT')]);

type Reasons = Pick<BreakdownTerms, 'exemptionCode' | 'exemptionReason'>;

function categoryOf({ category, basisPoints }: VatTerms, name: string, reasons?: Reasons): Xml | null {
  return cac(name, [
    cbc('ID', category),
    cbc('Percent', toPercent(basisPoints)),
    cbc('TaxExemptionReasonCode', reasons?.exemptionCode ?? ''),
    cbc('TaxExemptionReason', reasons?.exemptionReason ?? ''),
    vatScheme(),
  ]);
}

function orderReference({ orderNumber }: BusinessTerms): Xml | null {
  return cac('OrderReference', [cbc('ID', NO_NUMBER), cbc('SalesOrderID', orderNumber)]);
}

function precedingReference({ preceding }: BusinessTerms): Xml | null {
  if (!preceding) return null;
  return cac('BillingReference', [
    cac('InvoiceDocumentReference', [cbc('ID', preceding.number), cbc('IssueDate', preceding.issuedOn)]),
  ]);
}

function partyOf(party: PartyTerms): Xml | null {
  const { address, contact } = party;
  return cac('Party', [
    cbc('EndpointID', party.electronicAddress, { schemeID: EMAIL_SCHEME }),
    cac('PartyIdentification', [cbc('ID', party.identifier)]),
    cac('PostalAddress', [
      cbc('StreetName', address.line1),
      cbc('AdditionalStreetName', address.line2),
      cbc('CityName', address.city),
      cbc('PostalZone', address.postalCode),
      cac('Country', [cbc('IdentificationCode', address.country)]),
    ]),
    party.vatIdentifier ? cac('PartyTaxScheme', [cbc('CompanyID', party.vatIdentifier), vatScheme()]) : null,
    party.taxNumber
      ? cac('PartyTaxScheme', [cbc('CompanyID', party.taxNumber), cac('TaxScheme', [cbc('ID', 'FC')])])
      : null,
    cac('PartyLegalEntity', [
      cbc('RegistrationName', party.name),
      cbc('CompanyID', party.legalIdentifier, party.legalScheme ? { schemeID: party.legalScheme } : {}),
      cbc('CompanyLegalForm', party.legalInformation),
    ]),
    cac('Contact', [cbc('Name', contact.name), cbc('Telephone', contact.phone), cbc('ElectronicMail', contact.email)]),
  ]);
}

function paymentMeansOf({ paymentMeans }: BusinessTerms): Xml | null {
  if (!paymentMeans) return null;
  const { code, text } = paymentMeans;
  return cac('PaymentMeans', [cbc('PaymentMeansCode', code, text ? { name: text } : {})]);
}

function allowance(charge: Omit<ChargeTerms, 'vat'>, amounts: Amounts, vat?: VatTerms): Xml | null {
  return cac('AllowanceCharge', [
    cbc('ChargeIndicator', String(charge.isCharge)),
    cbc('AllowanceChargeReasonCode', charge.reasonCode),
    cbc('AllowanceChargeReason', charge.reason),
    amounts('Amount', charge.amountMinor),
    vat ? categoryOf(vat, 'TaxCategory') : null,
  ]);
}

function subtotal({ vat, baseMinor, taxMinor, ...reasons }: BreakdownTerms, amounts: Amounts): Xml | null {
  return cac('TaxSubtotal', [
    amounts('TaxableAmount', baseMinor),
    amounts('TaxAmount', taxMinor),
    categoryOf(vat, 'TaxCategory', reasons),
  ]);
}

function totalsOf({ totals }: BusinessTerms, amounts: Amounts): Xml | null {
  return cac('LegalMonetaryTotal', [
    amounts('LineExtensionAmount', totals.linesMinor),
    amounts('TaxExclusiveAmount', totals.netMinor),
    amounts('TaxInclusiveAmount', totals.grossMinor),
    amounts('AllowanceTotalAmount', totals.allowancesMinor),
    amounts('ChargeTotalAmount', totals.chargesMinor),
    amounts('PrepaidAmount', totals.paidMinor),
    amounts('PayableAmount', totals.dueMinor),
  ]);
}

type LineFacts = { kind: 'Invoice' | 'CreditNote'; currency: string; amounts: Amounts };

function lineOf(line: LineTerms, { kind, currency, amounts }: LineFacts): Xml | null {
  const { id, name, description, sku, quantity, price, discount, netMinor, vat } = line;
  return cac(`${kind}Line`, [
    cbc('ID', id),
    cbc(kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', String(quantity), { unitCode: PIECE }),
    amounts('LineExtensionAmount', netMinor),
    discount && allowance({ isCharge: false, reasonCode: DISCOUNT, ...discount }, amounts),
    cac('Item', [
      cbc('Description', description),
      cbc('Name', name),
      cac('SellersItemIdentification', [cbc('ID', sku)]),
      categoryOf(vat, 'ClassifiedTaxCategory'),
    ]),
    cac('Price', [cbc('PriceAmount', price, { currencyID: currency })]),
  ]);
}
