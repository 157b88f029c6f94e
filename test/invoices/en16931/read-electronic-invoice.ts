// The business terms of an electronic invoice, read back from either form by the standard's own bindings (CEN/TS 16931-3-2
// and -3), so that both can be compared, and judged by the same rules.
import { allAt, readXml, type Tree, textsAt } from './xml-tree.ts';

/** The texts at each business term, in their order. */
export type Terms = Record<string, string[]>;
export type ReadInvoice = { header: Terms; lines: Terms[]; charges: Terms[]; breakdown: Terms[] };

/** Each term's place in CII and in UBL. */
type Bindings = Record<string, readonly [string, string]>;

const trade = 'rsm:SupplyChainTradeTransaction';
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const date = 'udt:DateTimeString';

/** `bt`: the numbers of name, identifier, legal identifier, VAT, tax number, address by e-mail; then of the address. */
function partyBindings(cii: string, ubl: string, bt: readonly string[]): Bindings {
  const [c, u] = [`${agreement}/${cii}`, `cac:${ubl}/cac:Party`];
  const [address, postal] = [`${c}/ram:PostalTradeAddress`, `${u}/cac:PostalAddress`];
  const vat = (scheme: string) => `${u}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=${scheme}]/cbc:CompanyID`;
  const places: (readonly [string, string])[] = [
    [`${c}/ram:Name`, `${u}/cac:PartyLegalEntity/cbc:RegistrationName`],
    [`${c}/ram:ID`, `${u}/cac:PartyIdentification/cbc:ID`],
    [`${c}/ram:SpecifiedLegalOrganization/ram:ID`, `${u}/cac:PartyLegalEntity/cbc:CompanyID`],
    [`${c}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID=VA]`, vat('VAT')],
    [`${c}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID=FC]`, vat('FC')],
    [`${c}/ram:Description`, `${u}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
    [`${c}/ram:URIUniversalCommunication/ram:URIID`, `${u}/cbc:EndpointID`],
    [`${c}/ram:URIUniversalCommunication/ram:URIID/@schemeID`, `${u}/cbc:EndpointID/@schemeID`],
    [`${address}/ram:LineOne`, `${postal}/cbc:StreetName`],
    [`${address}/ram:LineTwo`, `${postal}/cbc:AdditionalStreetName`],
    [`${address}/ram:CityName`, `${postal}/cbc:CityName`],
    [`${address}/ram:PostcodeCode`, `${postal}/cbc:PostalZone`],
    [`${address}/ram:CountryID`, `${postal}/cac:Country/cbc:IdentificationCode`],
    [`${c}/ram:DefinedTradeContact/ram:PersonName`, `${u}/cac:Contact/cbc:Name`],
    [
      `${c}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
      `${u}/cac:Contact/cbc:Telephone`,
    ],
    [
      `${c}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
      `${u}/cac:Contact/cbc:ElectronicMail`,
    ],
  ];
  return Object.fromEntries(places.map((place, index) => [bt[index] ?? `${ubl} ${index}`, place]));
}

const header = (kind: string): Bindings => ({
  'BT-24': [
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
    'cbc:CustomizationID',
  ],
  'BT-1': ['rsm:ExchangedDocument/ram:ID', 'cbc:ID'],
  'BT-2': [`rsm:ExchangedDocument/ram:IssueDateTime/${date}`, 'cbc:IssueDate'],
  'BT-3': ['rsm:ExchangedDocument/ram:TypeCode', `cbc:${kind}TypeCode`],
  'BT-22': ['rsm:ExchangedDocument/ram:IncludedNote/ram:Content', 'cbc:Note'],
  'BT-5': [`${settlement}/ram:InvoiceCurrencyCode`, 'cbc:DocumentCurrencyCode'],
  'BT-14': [
    `${agreement}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`,
    'cac:OrderReference/cbc:SalesOrderID',
  ],
  'BT-25': [
    `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
  ],
  'BT-26': [
    `${settlement}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString`,
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate',
  ],
  ...partyBindings('ram:SellerTradeParty', 'AccountingSupplierParty', [
    ...['BT-27', 'BT-29', 'BT-30', 'BT-31', 'BT-32', 'BT-33', 'BT-34', 'BT-34-1', 'BT-35', 'BT-36', 'BT-37'],
    ...['BT-38', 'BT-40', 'BT-41', 'BT-42', 'BT-43'],
  ]),
  ...partyBindings('ram:BuyerTradeParty', 'AccountingCustomerParty', [
    ...['BT-44', 'BT-46', 'BT-47', 'BT-48', 'buyer FC', 'buyer form', 'BT-49', 'BT-49-1', 'BT-50', 'BT-51', 'BT-52'],
    ...['BT-53', 'BT-55', 'BT-56', 'BT-57', 'BT-58'],
  ]),
  'BT-72': [
    `${trade}/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/${date}`,
    'cac:Delivery/cbc:ActualDeliveryDate',
  ],
  'BT-81': [
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`,
    'cac:PaymentMeans/cbc:PaymentMeansCode',
  ],
  'BT-82': [
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:Information`,
    'cac:PaymentMeans/cbc:PaymentMeansCode/@name',
  ],
  'BT-20': [`${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`, 'cac:PaymentTerms/cbc:Note'],
  'BT-106': [`${sums}/ram:LineTotalAmount`, 'cac:LegalMonetaryTotal/cbc:LineExtensionAmount'],
  'BT-107': [`${sums}/ram:AllowanceTotalAmount`, 'cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount'],
  'BT-108': [`${sums}/ram:ChargeTotalAmount`, 'cac:LegalMonetaryTotal/cbc:ChargeTotalAmount'],
  'BT-109': [`${sums}/ram:TaxBasisTotalAmount`, 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount'],
  'BT-110': [`${sums}/ram:TaxTotalAmount`, 'cac:TaxTotal/cbc:TaxAmount'],
  'BT-110 currency': [`${sums}/ram:TaxTotalAmount/@currencyID`, 'cac:TaxTotal/cbc:TaxAmount/@currencyID'],
  'BT-112': [`${sums}/ram:GrandTotalAmount`, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'],
  'BT-113': [`${sums}/ram:TotalPrepaidAmount`, 'cac:LegalMonetaryTotal/cbc:PrepaidAmount'],
  'BT-115': [`${sums}/ram:DuePayableAmount`, 'cac:LegalMonetaryTotal/cbc:PayableAmount'],
});

const lineTax = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const lineAllowance = 'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge';

const line = (kind: string): Bindings => ({
  'BT-126': ['ram:AssociatedDocumentLineDocument/ram:LineID', 'cbc:ID'],
  'BT-129': [
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
    kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
  ],
  'BT-130': [
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
    kind === 'Invoice' ? 'cbc:InvoicedQuantity/@unitCode' : 'cbc:CreditedQuantity/@unitCode',
  ],
  'BT-131': [
    'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    'cbc:LineExtensionAmount',
  ],
  'BG-27': [`${lineAllowance}/ram:ChargeIndicator/udt:Indicator`, 'cac:AllowanceCharge/cbc:ChargeIndicator'],
  'BT-136': [`${lineAllowance}/ram:ActualAmount`, 'cac:AllowanceCharge/cbc:Amount'],
  'BT-139': [`${lineAllowance}/ram:Reason`, 'cac:AllowanceCharge/cbc:AllowanceChargeReason'],
  'BT-140': [`${lineAllowance}/ram:ReasonCode`, 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode'],
  'BT-146': [
    'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
    'cac:Price/cbc:PriceAmount',
  ],
  'BT-151': [`${lineTax}/ram:CategoryCode`, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'],
  'BT-152': [`${lineTax}/ram:RateApplicablePercent`, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'],
  'BT-153': ['ram:SpecifiedTradeProduct/ram:Name', 'cac:Item/cbc:Name'],
  'BT-154': ['ram:SpecifiedTradeProduct/ram:Description', 'cac:Item/cbc:Description'],
  'BT-155': ['ram:SpecifiedTradeProduct/ram:SellerAssignedID', 'cac:Item/cac:SellersItemIdentification/cbc:ID'],
});

/** An allowance and a charge of the document have numbers of their own (BT-92 and BT-99), and one form. */
const charge: Bindings = {
  indicator: ['ram:ChargeIndicator/udt:Indicator', 'cbc:ChargeIndicator'],
  amount: ['ram:ActualAmount', 'cbc:Amount'],
  reason: ['ram:Reason', 'cbc:AllowanceChargeReason'],
  code: ['ram:ReasonCode', 'cbc:AllowanceChargeReasonCode'],
  category: ['ram:CategoryTradeTax/ram:CategoryCode', 'cac:TaxCategory/cbc:ID'],
  rate: ['ram:CategoryTradeTax/ram:RateApplicablePercent', 'cac:TaxCategory/cbc:Percent'],
};

const breakdown: Bindings = {
  'BT-116': ['ram:BasisAmount', 'cbc:TaxableAmount'],
  'BT-117': ['ram:CalculatedAmount', 'cbc:TaxAmount'],
  'BT-118': ['ram:CategoryCode', 'cac:TaxCategory/cbc:ID'],
  'BT-119': ['ram:RateApplicablePercent', 'cac:TaxCategory/cbc:Percent'],
  'BT-120': ['ram:ExemptionReason', 'cac:TaxCategory/cbc:TaxExemptionReason'],
  'BT-121': ['ram:ExemptionReasonCode', 'cac:TaxCategory/cbc:TaxExemptionReasonCode'],
};

export function readCii(xml: string): ReadInvoice {
  const root = readXml(xml);
  const [typeCode] = textsAt(root, 'rsm:ExchangedDocument/ram:TypeCode');
  const kind = typeCode === '381' ? 'CreditNote' : 'Invoice';
  return {
    header: termsAt(root, header(kind), 0),
    lines: allAt(root, `${trade}/ram:IncludedSupplyChainTradeLineItem`).map((tree) => termsAt(tree, line(kind), 0)),
    charges: allAt(root, `${settlement}/ram:SpecifiedTradeAllowanceCharge`).map((tree) => termsAt(tree, charge, 0)),
    breakdown: allAt(root, `${settlement}/ram:ApplicableTradeTax`).map((tree) => termsAt(tree, breakdown, 0)),
  };
}

export function readUbl(xml: string): ReadInvoice {
  const root = readXml(xml);
  const kind = root.name;
  return {
    header: termsAt(root, header(kind), 1),
    lines: allAt(root, `cac:${kind}Line`).map((tree) => termsAt(tree, line(kind), 1)),
    charges: allAt(root, 'cac:AllowanceCharge').map((tree) => termsAt(tree, charge, 1)),
    breakdown: allAt(root, 'cac:TaxTotal/cac:TaxSubtotal').map((tree) => termsAt(tree, breakdown, 1)),
  };
}

function termsAt(tree: Tree, bindings: Bindings, form: 0 | 1): Terms {
  return Object.fromEntries(
    Object.entries(bindings).map(([term, paths]) => [term, textsAt(tree, paths[form]).map((text) => inDays(text))]),
  );
}

/** A day has hyphens in the one form and none in the other. */
const inDays = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3');
