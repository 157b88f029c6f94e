// The PDF of a document, as PDF/A-3b: it can be read in twenty years, and its data lie in it.
import { languageOf } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import { openPaper } from '../../papers/open-paper.ts';
import { drawPaperLogo } from '../../papers/paper-logo.ts';
import { faultOfTerms } from '../en16931/read-business-terms.ts';
import { attachCii } from './attach-cii.ts';
import { drawInvoice, titleOf } from './draw-invoice.ts';
import type { KsefCodes } from './draw-ksef-codes.ts';

/** What of a shop is on its paper. */
export type PaperShop = Pick<ShopProfile, 'identity' | 'brand'>;

/** `codes`: of what goes to KSeF. */
export async function writeInvoicePdf(
  document: InvoiceDocument,
  shop: PaperShop,
  codes: KsefCodes | null = null,
): Promise<Buffer> {
  const paper = await openPaper(shop.brand.typeface, {
    title: titleOf(document, translateTo(document.language)),
    author: document.seller.name,
    language: languageOf(document.language).languageTag,
    ...{ isArchived: true, isNumbered: true },
  });
  const { doc } = paper;
  if (!faultOfTerms(document)) attachCii(paper, document);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  drawInvoice(paper, document, { shopName: shop.identity.name, logo: await drawPaperLogo(paper, shop), codes });
  doc.end();
  return written;
}
