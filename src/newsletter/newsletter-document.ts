import { type PageDocument, plainDocument } from '../page-document.ts';

export const newsletterDocument: PageDocument = {
  ...plainDocument,
  // What a link says stands in its query.
  addressOf: ({ href }) => href,
};
