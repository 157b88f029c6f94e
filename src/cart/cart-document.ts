import { urlOf } from '../addresses.ts';
import { type PageDocument, personalDocument, plainDescription } from '../page-document.ts';

export const cartDocument: PageDocument = {
  ...personalDocument,
  describe: ({ locale }, { shop, t }) => ({
    ...plainDescription,
    // The same address for everybody, and empty for a crawler: that it may be found does no harm.
    head: { description: t('description.cart', { shop: shop.identity.name }), canonical: urlOf('cart', { locale }) },
  }),
};
