import { textsOf } from '../../i18n/load-texts.ts';

/** What kinds of documents there are, and how one is issued at an order. */
export const loadDocumentTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/invoices/document-kinds.ts`),
  (locale) => import(`../../i18n/messages/${locale}/invoices/order-documents.ts`),
);
