import type { Locale } from '../i18n/locales.ts';
import type { ProductSort } from '../operations.generated.ts';
import { operationQuery } from '../query-client.ts';
import type { RouteLocation } from '../routes.ts';

/** `?sort=` in the address bar and the order it stands for; the first is the default and is not written. */
export const productSorts: Record<string, ProductSort> = {
  featured: 'FEATURED',
  newest: 'NEWEST',
  'price-asc': 'PRICE_ASCENDING',
  'price-desc': 'PRICE_DESCENDING',
  title: 'TITLE',
};

export function collectionsQuery(locale: Locale) {
  return operationQuery('CatalogueCollections', { locale });
}

export function homeQuery(locale: Locale) {
  return operationQuery('CatalogueHome', { locale });
}

export function listingQuery({ locale, params, search }: RouteLocation) {
  return operationQuery('CatalogueListing', {
    locale,
    collection: params.collection ?? '',
    sort: sortOf(search),
    after: search.get('after') || undefined,
    before: search.get('before') || undefined,
  });
}

function sortOf(search: URLSearchParams): ProductSort {
  const wanted = search.get('sort') ?? '';
  return (Object.hasOwn(productSorts, wanted) && productSorts[wanted]) || 'FEATURED';
}

export function productQuery(locale: Locale, handle: string) {
  return operationQuery('CatalogueProduct', { locale, handle });
}
