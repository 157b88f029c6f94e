// The frozen document of a sale, and of what is taken back of it.
import { dateIn } from '#src/dates/local-date.ts';
import type {
  InvoiceCharge,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  InvoiceVat,
  Seller,
} from '#src/invoices/invoice-document.ts';
import { chargesBeside, invoiceTotals, invoiceVat, withFee } from '#src/invoices/invoice-sums.ts';
import type { VatPart } from '#src/refunds/paid-order.ts';
import type { Company } from '#src/shop/company.ts';
import { type ExchangeRate, nationalVatOf } from '../rates/national-vat.ts';
import { partsOf, type TakenBack } from './parts-taken-back.ts';
import type { Sale } from './read-sale.ts';
import { soldOnOf } from './sold-on.ts';

/** `day`: of the company's country. `rate`: null where none is needed. */
export type Issue = { number: string; day: string; timeZone: string; company: Company; rate: ExchangeRate | null };
type SaleIssue = Issue & { transfer?: InvoiceDocument['transfer']; isDeposit?: true | undefined };

export function buildSaleDocument(
  sale: Sale,
  kind: Exclude<InvoiceKind, 'correction'>,
  issue: SaleIssue,
): InvoiceDocument {
  const vat = invoiceVat(sale.vat);
  const { currency } = sale;
  const { rate, transfer, isDeposit } = issue;
  return {
    ...commonFacts(sale, issue),
    kind,
    ...(transfer && { transfer }),
    ...(isDeposit && { isDeposit }),
    nationalVat: rate && nationalVatOf(vat, { currency, rate }),
    lines: sale.lines,
    charges: beside(vat, sale.taxedCardsMinor, (whole) =>
      withFee(chargesBeside('delivery', sale.lines, whole), sale.feeMinor, currency),
    ),
    vat,
    totals: invoiceTotals(vat),
    corrects: null,
  };
}

/** `earlier`: what corrects the same original already. */
export function buildCorrection(
  sale: Sale,
  original: InvoiceDocument,
  taken: TakenBack,
  issue: Omit<Issue, 'rate'> & { earlier: readonly InvoiceDocument[] },
): InvoiceDocument {
  const { lines: parts, deliveryMinor } = partsOf(taken, original, issue.earlier);
  const lines = parts.flatMap((part) => negativeLine(original.lines, part));
  const vat = invoiceVat(
    takenRates(taken, original).map(({ basisPoints, grossMinor, vatMinor }) => ({
      ...{ basisPoints, grossMinor: -grossMinor || 0, vatMinor: -vatMinor || 0 },
    })),
  );
  const totals = invoiceTotals(vat);
  const rate = original.nationalVat;
  const rest = totals.grossMinor - taken.taxedCardsMinor - lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return {
    ...commonFacts(sale, issue),
    ...sameBuyer(original),
    ...{ kind: 'correction', lines },
    charges: beside(vat, -taken.taxedCardsMinor, (whole) =>
      chargesBeside(rest === -deliveryMinor ? 'delivery' : 'reduction', lines, whole),
    ),
    vat,
    totals,
    nationalVat: rate && nationalVatOf(vat, { currency: original.currency, rate }, issue.earlier),
    corrects: {
      ...{ number: original.number, issuedOn: original.issuedOn },
      // Staff's own words are for the team alone: the buyer and the tax office read this.
      reason: '',
      ...(original.isDeposit && { isDeposit: true }),
      ...(taken.because && { because: taken.because }),
      ...(taken.isGivenUp && { isGivenUp: true }),
      ...(taken.isPaidBackByHand && { isPaidBackByHand: true }),
    },
  };
}

/** What went to single-purpose gift cards alone takes no VAT back; the correction names its rate all the same. */
function takenRates({ vat, taxedCardsMinor }: TakenBack, original: InvoiceDocument): readonly VatPart[] {
  const isUntaxed = vat.length === 0 && taxedCardsMinor > 0;
  return isUntaxed ? original.vat.map((rate) => ({ ...rate, grossMinor: 0, vatMinor: 0 })) : vat;
}

/**
 * What is charged beside the goods, and what single-purpose gift cards paid taken off at the one rate that there is with them:
 * `vat` is of what is left.
 */
function beside(
  vat: readonly InvoiceVat[],
  taxedMinor: number,
  charges: (whole: readonly InvoiceVat[]) => InvoiceCharge[],
): InvoiceCharge[] {
  const [only] = vat;
  if (taxedMinor === 0 || !only) return charges(vat);
  const { basisPoints } = only;
  const whole = [{ ...only, grossMinor: only.grossMinor + taxedMinor }];
  return [...charges(whole), { kind: 'voucher', basisPoints, grossMinor: -taxedMinor }];
}

/** The bank has returned what was given back: all of that correction is taken back, in the same parts. */
export function buildTakenBack(
  sale: Sale,
  correction: InvoiceDocument,
  issue: Omit<Issue, 'rate'> & { earlier: readonly InvoiceDocument[] },
): InvoiceDocument {
  const { lines, charges, currency, nationalVat: rate } = correction;
  const vat = invoiceVat(
    correction.vat.map(({ basisPoints, grossMinor, vatMinor }) => ({
      ...{ basisPoints, grossMinor: -grossMinor || 0, vatMinor: -vatMinor || 0 },
    })),
  );
  const { number = '', issuedOn = '', isDeposit } = correction.corrects ?? {};
  return {
    ...commonFacts(sale, issue),
    ...sameBuyer(correction),
    kind: 'correction',
    lines: lines.map((line) => ({
      ...line,
      ...{ quantity: -line.quantity, discountMinor: -line.discountMinor || 0, grossMinor: -line.grossMinor || 0 },
    })),
    charges: charges.map((charge) => ({ ...charge, grossMinor: -charge.grossMinor })),
    vat,
    totals: invoiceTotals(vat),
    nationalVat: rate && nationalVatOf(vat, { currency, rate }, issue.earlier),
    corrects: { number, issuedOn, reason: '', takesBack: correction.number, ...(isDeposit && { isDeposit }) },
  };
}

/** The buyer is the one who was invoiced, whatever was changed at the order since. */
export function sameBuyer({ buyer, isExport, vatCountry, isSellerExempt }: InvoiceDocument) {
  return { buyer, isExport, vatCountry, ...(isSellerExempt && { isSellerExempt }) };
}

export function commonFacts(sale: Sale, { number, day, timeZone, company }: Omit<Issue, 'rate'>) {
  const paidOn = sale.paidAt && dateIn(timeZone, sale.paidAt);
  return {
    format: 1 as const,
    number,
    language: sale.locale,
    currency: sale.currency,
    issuedOn: day,
    soldOn: soldOnOf(sale, timeZone) ?? day,
    sentOn: sale.sentAt && dateIn(timeZone, sale.sentAt),
    order: { number: sale.number, placedOn: dateIn(timeZone, sale.placedAt) },
    seller: sellerOf(company),
    buyer: sale.buyer,
    payment: paidOn && sale.method ? { method: sale.method, paidOn, ...cardsOf(sale) } : null,
    ...(!paidOn && sale.isDueOnDelivery && sale.method && { due: { method: sale.method, ...cardsOf(sale) } }),
    isExport: sale.isExport,
    ...(sale.isSellerExempt && { isSellerExempt: true as const }),
    ...(sale.isOfTaxedCards && { isOfTaxedCards: true as const }),
    vatCountry: sale.vatCountry,
  };
}

function cardsOf({ cardsMinor }: Sale) {
  return cardsMinor > 0 ? { cardsMinor } : {};
}

function sellerOf(company: Company): Seller {
  const { legalName, address, vatId, taxNumber, registryNumber, register, phone, email, kvk, krs } = company;
  const numbers = { ...(kvk && { kvk }), ...(krs && { krs }) };
  return { name: legalName, address, vatId, taxNumber, registryNumber, register, phone, email, ...numbers };
}

function negativeLine(lines: readonly InvoiceLine[], part: TakenBack['lines'][number]): InvoiceLine[] {
  const line = lines.find(({ position }) => position === part.position);
  if (!line) return [];
  const [quantity, grossMinor] = [-part.quantity, -part.amountMinor || 0];
  return [{ ...line, quantity, discountMinor: line.unitMinor * quantity - grossMinor || 0, grossMinor }];
}
