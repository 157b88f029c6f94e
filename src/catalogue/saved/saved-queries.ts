import type { RouteLocation } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { operationQuery } from '../../query-client.ts';

/** Products by their handles, which may be earlier ones. */
export function savedQuery(locale: Locale, handles: string[]) {
  return operationQuery('CatalogueSaved', { locale, handles });
}

/** The products of a shared list: its address names them. */
export function sharedWishlistQuery({ locale, search }: RouteLocation) {
  return savedQuery(locale, (search.get('products') ?? '').split(','));
}
