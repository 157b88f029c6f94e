// The order in which UBL 2.1 has the elements that EN 16931 binds (OASIS Standard of 4 November 2013: the maindoc schemas of
// Invoice and CreditNote, and their aggregates). What a `*` stands at may be there more than once, and a `!` must be there.
import type { Tree } from './xml-tree.ts';

const party =
  'cbc:EndpointID cac:PartyIdentification* cac:PartyName* cac:PostalAddress cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact';
const category = 'cbc:ID cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason* cac:TaxScheme!';
const parties =
  'cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PayeeParty cac:TaxRepresentativeParty cac:Delivery*';
const line = (quantity: string) =>
  `cbc:ID! cbc:Note* cbc:${quantity} cbc:LineExtensionAmount! cac:InvoicePeriod* cac:AllowanceCharge* cac:Item! cac:Price`;

const orders: Record<string, string> = {
  Invoice: `cbc:CustomizationID cbc:ProfileID cbc:ID! cbc:IssueDate! cbc:DueDate cbc:InvoiceTypeCode cbc:Note* cbc:TaxPointDate
    cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:BuyerReference cac:InvoicePeriod* cac:OrderReference cac:BillingReference*
    ${parties} cac:PaymentMeans* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal! cac:InvoiceLine!*`,
  CreditNote: `cbc:CustomizationID cbc:ProfileID cbc:ID! cbc:IssueDate! cbc:TaxPointDate cbc:CreditNoteTypeCode cbc:Note*
    cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:BuyerReference cac:InvoicePeriod* cac:OrderReference cac:BillingReference*
    ${parties} cac:PaymentMeans* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal! cac:CreditNoteLine!*`,
  'cac:OrderReference': 'cbc:ID! cbc:SalesOrderID cbc:IssueDate',
  'cac:BillingReference': 'cac:InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'cbc:ID! cbc:IssueDate',
  'cac:AccountingSupplierParty': 'cac:Party',
  'cac:AccountingCustomerParty': 'cac:Party',
  'cac:Party': party,
  'cac:PartyIdentification': 'cbc:ID!',
  'cac:PostalAddress':
    'cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine* cac:Country',
  'cac:Country': 'cbc:IdentificationCode cbc:Name',
  'cac:PartyTaxScheme': 'cbc:RegistrationName cbc:CompanyID cac:TaxScheme!',
  'cac:TaxScheme': 'cbc:ID cbc:Name',
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID cbc:CompanyLegalForm',
  'cac:Contact': 'cbc:ID cbc:Name cbc:Telephone cbc:ElectronicMail',
  'cac:Delivery': 'cbc:ActualDeliveryDate cac:DeliveryLocation cac:DeliveryParty',
  'cac:PaymentMeans':
    'cbc:PaymentMeansCode! cbc:PaymentID* cac:CardAccount cac:PayeeFinancialAccount cac:PaymentMandate',
  'cac:PaymentTerms': 'cbc:Note*',
  'cac:AllowanceCharge': `cbc:ChargeIndicator! cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason*
    cbc:MultiplierFactorNumeric cbc:Amount! cbc:BaseAmount cac:TaxCategory*`,
  'cac:TaxCategory': category,
  'cac:ClassifiedTaxCategory': category,
  'cac:TaxTotal': 'cbc:TaxAmount! cac:TaxSubtotal*',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount! cac:TaxCategory!',
  'cac:LegalMonetaryTotal': `cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount
    cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount!`,
  'cac:InvoiceLine': line('InvoicedQuantity'),
  'cac:CreditNoteLine': line('CreditedQuantity'),
  'cac:Item':
    'cbc:Description* cbc:Name cac:SellersItemIdentification cac:StandardItemIdentification cac:ClassifiedTaxCategory*',
  'cac:SellersItemIdentification': 'cbc:ID!',
  'cac:Price': 'cbc:PriceAmount! cbc:BaseQuantity cac:AllowanceCharge*',
};

/** Where a UBL document is not as the schema has it, each as a path and what is wrong there. */
export function faultsOfUbl(tree: Tree, path = tree.name): string[] {
  const { name, children, attributes, text } = tree;
  if (name.startsWith('cbc:')) return faultsOfText({ name, children, attributes, text }, path);
  const order = orders[name]?.split(/\s+/);
  if (!order) return [`${path}: an element that EN 16931 does not bind`];
  const places = order.map((each) => each.replace(/[!*]+$/, ''));
  const faults: string[] = [];
  let last = -1;
  for (const child of children) {
    const place = places.indexOf(child.name);
    if (place < 0) faults.push(`${path}: ${child.name} has no place here`);
    else if (place < last) faults.push(`${path}: ${child.name} stands behind ${places[last]}`);
    else if (place === last && !order[place]?.includes('*')) faults.push(`${path}: ${child.name} twice`);
    last = Math.max(last, place);
    faults.push(...faultsOfUbl(child, `${path}/${child.name}`));
  }
  for (const [place, each] of order.entries()) {
    const isMissing = each.includes('!') && !children.some((child) => child.name === places[place]);
    if (isMissing) faults.push(`${path}: ${places[place]} is missing`);
  }
  return faults;
}

const isDay = /^\d{4}-\d\d-\d\d$/;
const isDecimal = /^-?\d+(\.\d+)?$/;

function faultsOfText({ name, children, attributes, text }: Tree, path: string): string[] {
  const rules: [string, boolean][] = [
    ['has elements in it', children.length === 0],
    ['is empty', text !== ''],
    ['is no day', !name.endsWith('Date') || isDay.test(text)],
    ['is no number', !/(Amount|Quantity|Percent|Numeric)$/.test(name) || isDecimal.test(text)],
    ['has no currency', !name.endsWith('Amount') || /^[A-Z]{3}$/.test(attributes.currencyID ?? '')],
    ['is neither true nor false', !name.endsWith('Indicator') || /^(true|false)$/.test(text)],
  ];
  return rules.filter(([, holds]) => !holds).map(([fault]) => `${path}: ${fault}`);
}
