import type { RouteLocation } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { operationQuery } from '../../query-client.ts';

/** Products by their handles, which may be earlier ones. */
export function keptQuery(locale: Locale, handles: string[]) {
  return operationQuery('CatalogueKept', { locale, handles });
}

/** Of a list that somebody shared: the products are in the address. */
export function sharedWishlistQuery({ locale, search }: RouteLocation) {
  return keptQuery(locale, (search.get('products') ?? '').split(','));
}
