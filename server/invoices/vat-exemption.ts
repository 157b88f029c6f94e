// Why a document charges no VAT, in its own language: a small business by the law of her state, or an export.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';

/** The states whose rule is named by its paragraph; any other's is that of the VAT Directive. */
const named = ['PL', 'DE', 'NL', 'CZ'] as const;

/** Empty where VAT is charged. */
export function exemptionOf(
  { isExport, isSellerExempt, seller }: Pick<InvoiceDocument, 'isExport' | 'isSellerExempt' | 'seller'>,
  t: Translate,
): string {
  if (isSellerExempt) {
    const state = named.find((country) => country === seller.address.country);
    return t(`invoice.smallBusiness_${state ?? 'other'}`);
  }
  return isExport ? t('invoice.export') : '';
}
