import { textsOf } from '../../i18n/load-texts.ts';

/** How a document is issued at an order. */
export const loadDocumentTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/invoices/order-documents.ts`),
);
