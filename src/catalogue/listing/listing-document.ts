import { type RouteLocation, urlOf } from '../../addresses.ts';
import { breadcrumbList } from '../../content/breadcrumb-list.ts';
import type { CatalogueListingQuery } from '../../operations.generated.ts';
import { firstViewBudget, type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { listingQuery } from '../catalogue-queries.ts';
import { firstImage } from '../first-image.ts';
import { itemList } from '../structured-data/structured-data.ts';
import { listingUrl } from './listing-address.ts';

export const listingDocument: PageDocument = {
  addressOf: addressOfListing,
  describe(location, { queryClient, publicUrl, shop }) {
    const data = queryClient.getQueryData<CatalogueListingQuery>(listingQuery(location).queryKey);
    if (!data?.collection) return plainDescription;
    const { locale } = location;
    const { handle, title } = data.collection;
    const here = { title, path: urlOf('listing', { locale, collection: handle }) };
    return {
      ...plainDescription,
      jsonLd: [breadcrumbList(publicUrl, shop, locale, [here]), itemList(publicUrl, locale, data.products)],
      image: firstImage(data.products.items),
    };
  },
  budget: firstViewBudget,
};

export const searchDocument: PageDocument = {
  ...plainDocument,
  addressOf: addressOfListing,
  // A listing that also says how it understood the words.
  budget: { ...firstViewBudget, ours: 15.5 },
};

function addressOfListing(location: RouteLocation): string {
  const after = location.search.get('after') ?? '';
  return listingUrl(location, { after, before: after ? '' : (location.search.get('before') ?? '') });
}
