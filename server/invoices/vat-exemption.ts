// Why a document charges no VAT, in its own language: a small business by the law of her state, or an export.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { smallBusinessLaw } from '#src/vat/small-business-laws.ts';

/** The states whose rule has a sentence of its own; another's is cited, or that of the VAT Directive. */
const named = ['PL', 'DE', 'NL', 'CZ'] as const;

/** Empty where VAT is charged. */
export function exemptionOf(
  { isExport, isSellerExempt, seller }: Pick<InvoiceDocument, 'isExport' | 'isSellerExempt' | 'seller'>,
  t: Translate,
): string {
  if (isSellerExempt) {
    const state = named.find((country) => country === seller.address.country);
    if (state) return t(`invoice.smallBusiness_${state}`);
    const law = smallBusinessLaw(seller.address.country);
    return law ? t('invoice.smallBusiness_law', { law }) : t('invoice.smallBusiness_other');
  }
  return isExport ? t('invoice.export') : '';
}
