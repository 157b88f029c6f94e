import { urlOf } from '../../addresses.ts';
import { firstViewBudget, type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { reviewsQuery } from './reviews-query.ts';

export const productReviewsDocument: PageDocument = {
  addressOf(location) {
    const path = plainDocument.addressOf(location);
    const after = location.search.get('after');
    return after && /^\d{1,15}$/.test(after) ? `${path}?after=${after}` : path;
  },
  describe(location, { queryClient }) {
    const product = queryClient.getQueryData(reviewsQuery(location).queryKey)?.product;
    if (!product) return plainDescription;
    const { locale, params } = location;
    const address = urlOf('productReviews', { locale, product: product.handle });
    return {
      ...plainDescription,
      image: product.images[0] ?? null,
      head: { movedTo: product.handle === params.product ? undefined : address },
    };
  },
  budget: firstViewBudget,
};
