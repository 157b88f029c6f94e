import { urlOf } from '../addresses.ts';
import { type PageDocument, personalDocument, plainDescription } from '../page-document.ts';

export const checkoutDocument: PageDocument = {
  ...personalDocument,
  describe: ({ locale }, { shop, t }) => ({
    ...plainDescription,
    head: {
      description: t('description.checkout', { shop: shop.identity.name }),
      canonical: urlOf('checkout', { locale }),
    },
  }),
  // Payment fields, address rules and lockers.
  budget: { script: 118, ours: 40, style: 12 },
};
