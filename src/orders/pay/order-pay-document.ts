import { type PageDocument, personalDocument } from '../../page-document.ts';

export const orderPayDocument: PageDocument = {
  ...personalDocument,
  // Payment fields, as in the checkout.
  budget: { script: 110, ours: 37, style: 12 },
};
