// The category of EN 16931 that a rate is in, and the VAT by rate with the reason where there is none.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { exemptionOf } from '../vat-exemption.ts';
import type { BreakdownTerms, VatTerms } from './business-terms.ts';

/**
 * `G` wants the VAT identifier of who sells (BR-G-02); who has none exports as exempt. A rate of nought is exempt for a small
 * business, and zero-rated otherwise.
 */
export function vatTermsOf(
  basisPoints: number,
  { isExport, isSellerExempt }: Pick<InvoiceDocument, 'isExport' | 'isSellerExempt'>,
  sellerVatIdentifier: string,
): VatTerms {
  if (basisPoints > 0) return { category: 'S', basisPoints };
  if (isSellerExempt) return { category: 'E', basisPoints };
  if (!isExport) return { category: 'Z', basisPoints };
  return { category: sellerVatIdentifier ? 'G' : 'E', basisPoints };
}

type Breakdown = {
  /** −1 for a credit note. */
  sign: number;
  termsOf(basisPoints: number): VatTerms;
  t: Translate;
};

/** The document's own VAT by rate; a rate whose parts cancel one another out has its row, too (BR-S-01). */
export function breakdownOf(document: InvoiceDocument, { sign, termsOf, t }: Breakdown): BreakdownTerms[] {
  const { vat, lines } = document;
  const known = new Set(vat.map(({ basisPoints }) => basisPoints));
  const others = [...new Set(lines.map(({ basisPoints }) => basisPoints))]
    .filter((basisPoints) => !known.has(basisPoints))
    .map((basisPoints) => ({ basisPoints, netMinor: 0, vatMinor: 0 }));
  return [...vat, ...others].map(({ basisPoints, netMinor, vatMinor }) => {
    const terms = termsOf(basisPoints);
    const isOutside = terms.category === 'G' || terms.category === 'E';
    return {
      vat: terms,
      baseMinor: sign * netMinor || 0,
      taxMinor: sign * vatMinor || 0,
      exemptionReason: isOutside ? exemptionOf(document, t) : '',
      exemptionCode: terms.category === 'G' ? 'VATEX-EU-G' : '',
    };
  });
}
