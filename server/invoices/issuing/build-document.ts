// The frozen document of a sale, and of what is taken back of it.
import { dateIn } from '#src/dates/local-date.ts';
import type { InvoiceDocument, InvoiceKind, InvoiceLine, Seller } from '#src/invoices/invoice-document.ts';
import { chargesBeside, invoiceTotals, invoiceVat } from '#src/invoices/invoice-sums.ts';
import type { VatPart } from '#src/refunds/paid-order.ts';
import type { Company } from '#src/shop/company.ts';
import type { Sale } from './read-sale.ts';

/** `day`: of the company's country. */
type Issue = { number: string; day: string; timeZone: string; company: Company };

export function buildSaleDocument(sale: Sale, kind: Exclude<InvoiceKind, 'correction'>, issue: Issue): InvoiceDocument {
  const vat = invoiceVat(sale.vat);
  return {
    ...commonFacts(sale, issue),
    kind,
    lines: sale.lines,
    charges: chargesBeside('delivery', sale.lines, vat),
    vat,
    totals: invoiceTotals(vat),
    corrects: null,
  };
}

/** What a refund takes back: parts as `refund_lines` and `refund_vat_amounts` have them. */
export type TakenBack = {
  lines: readonly { position: number; quantity: number; amountMinor: number }[];
  deliveryMinor: number;
  vat: readonly VatPart[];
  reason: string;
};

export function buildCorrection(
  sale: Sale,
  original: InvoiceDocument,
  taken: TakenBack,
  issue: Issue,
): InvoiceDocument {
  const lines = taken.lines.flatMap((part) => negativeLine(original.lines, part));
  const vat = invoiceVat(
    taken.vat.map(({ basisPoints, grossMinor, vatMinor }) => ({
      ...{ basisPoints, grossMinor: -grossMinor, vatMinor: -vatMinor || 0 },
    })),
  );
  const totals = invoiceTotals(vat);
  const rest = totals.grossMinor - lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return {
    ...commonFacts(sale, issue),
    // Who bought is who was invoiced, whatever was changed at the order since.
    ...{ buyer: original.buyer, isExport: original.isExport, vatCountry: original.vatCountry },
    ...{ kind: 'correction', lines },
    charges: chargesBeside(rest === -taken.deliveryMinor ? 'delivery' : 'reduction', lines, vat),
    vat,
    totals,
    corrects: { number: original.number, issuedOn: original.issuedOn, reason: taken.reason },
  };
}

function commonFacts(sale: Sale, { number, day, timeZone, company }: Issue) {
  const paidOn = sale.paidAt && dateIn(timeZone, sale.paidAt);
  return {
    format: 1 as const,
    number,
    language: sale.locale,
    currency: sale.currency,
    issuedOn: day,
    soldOn: paidOn ?? day,
    order: { number: sale.number, placedOn: dateIn(timeZone, sale.placedAt) },
    seller: sellerOf(company),
    buyer: sale.buyer,
    payment: paidOn && sale.method ? { method: sale.method, paidOn } : null,
    isExport: sale.isExport,
    vatCountry: sale.vatCountry,
    nationalVat: null,
  };
}

function sellerOf(company: Company): Seller {
  const { legalName, address, vatId, taxNumber, registryNumber, register, phone, email } = company;
  return { name: legalName, address, vatId, taxNumber, registryNumber, register, phone, email };
}

function negativeLine(lines: readonly InvoiceLine[], part: TakenBack['lines'][number]): InvoiceLine[] {
  const line = lines.find(({ position }) => position === part.position);
  if (!line) return [];
  const [quantity, grossMinor] = [-part.quantity, -part.amountMinor || 0];
  return [{ ...line, quantity, discountMinor: line.unitMinor * quantity - grossMinor || 0, grossMinor }];
}
