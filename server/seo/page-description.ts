// What a page says to machines beside its HTML: JSON-LD for search engines, a picture for whoever shares it. Written
// here and not in the pages, because no browser needs the code.
import type { QueryClient } from '@tanstack/react-query';
import { homeQuery, listingQuery, productQuery } from '#src/catalogue/catalogue-queries.ts';
import type {
  CatalogueHomeQuery,
  CatalogueListingQuery,
  CatalogueProductQuery,
  ProductCardFieldsFragment,
} from '#src/operations.generated.ts';
import { type RouteLocation, urlOf } from '#src/routes.ts';
import type { PictureSize } from '#src/ui/picture-sources.ts';
import { breadcrumbList, itemList, organization, productWithOffers, website } from './structured-data.ts';

export type PageDescription = {
  /** Schema.org objects, each a script of its own. */
  jsonLd: object[];
  /** For previews where the page is shared. */
  image: (PictureSize & { alt: string }) | null;
  type: 'website' | 'product';
};

const nothing: PageDescription = { jsonLd: [], image: null, type: 'website' };

/** Reads what the route's `load` left in the cache. */
export function describePage(location: RouteLocation, queryClient: QueryClient, publicUrl: string): PageDescription {
  const { locale, params } = location;
  switch (location.route) {
    case 'home': {
      const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(locale).queryKey);
      return {
        ...nothing,
        jsonLd: [organization(publicUrl), website(publicUrl, locale)],
        image: firstImage(data?.newestProducts),
      };
    }
    case 'listing': {
      const data = queryClient.getQueryData<CatalogueListingQuery>(listingQuery(location).queryKey);
      if (!data?.collection) return nothing;
      const { handle, title } = data.collection;
      const here = { title, path: urlOf('listing', { locale, collection: handle }) };
      return {
        ...nothing,
        jsonLd: [breadcrumbList(publicUrl, locale, [here]), itemList(publicUrl, locale, data.products)],
        image: firstImage(data.products.items),
      };
    }
    case 'product': {
      const data = queryClient.getQueryData<CatalogueProductQuery>(productQuery(locale, params.product ?? '').queryKey);
      if (!data?.product) return nothing;
      const { product } = data;
      const trail = [{ title: product.title, path: urlOf('product', { locale, product: product.handle }) }];
      if (product.collection) {
        const { handle, title } = product.collection;
        trail.unshift({ title, path: urlOf('listing', { locale, collection: handle }) });
      }
      return {
        jsonLd: [productWithOffers(publicUrl, locale, product), breadcrumbList(publicUrl, locale, trail)],
        image: product.images[0] ?? null,
        type: 'product',
      };
    }
    default:
      return nothing;
  }
}

function firstImage(products: readonly ProductCardFieldsFragment[] = []): PageDescription['image'] {
  return products.find(({ image }) => image)?.image ?? null;
}
