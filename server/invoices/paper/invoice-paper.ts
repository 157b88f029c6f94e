// An issued document on paper, as PDF/A-3b: it can be read in twenty years, and its data lie in it.
import { languageOf } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { PaperDefinition, PaperShop } from '../../papers/write-paper.ts';
import { faultOfTerms } from '../en16931/read-business-terms.ts';
import { attachCii } from './attach-cii.ts';
import { drawInvoice, titleOf } from './draw-invoice.ts';
import type { KsefCodes } from './draw-ksef-codes.ts';

/** `codes`: of what goes to KSeF. */
export type InvoiceOnPaper = { document: InvoiceDocument; shop: PaperShop; codes: KsefCodes | null };

export const invoicePaper: PaperDefinition<InvoiceOnPaper> = {
  info: ({ document }) => ({
    title: titleOf(document, translateTo(document.language)),
    author: document.seller.name,
    language: languageOf(document.language).languageTag,
    ...{ isArchived: true, isNumbered: true },
  }),
  draw(paper, { document, shop, codes }, logo) {
    if (!faultOfTerms(document)) attachCii(paper, document);
    drawInvoice(paper, document, { shopName: shop.identity.name, logo, codes });
  },
};
