import { type PageDocument, personalDocument, plainDescription } from '../page-document.ts';

export const cartDocument: PageDocument = {
  ...personalDocument,
  describe: (_location, { shop, t }) => ({
    ...plainDescription,
    head: { description: t('description.cart', { shop: shop.identity.name }) },
  }),
};
