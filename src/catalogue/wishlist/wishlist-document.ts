import { urlOf } from '../../addresses.ts';
import { type PageDocument, plainDocument } from '../../page-document.ts';
import { readHandles } from '../saved/read-handles.ts';

/** Own lists are one page for everybody; of shared ones each is a page, as each view of a listing is. */
export const wishlistDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ locale, search }) => {
    const products = search.get('products');
    return urlOf('wishlist', { locale }, { products: products === null ? '' : readHandles(products).join(',') });
  },
};
