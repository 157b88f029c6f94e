import type { RouteLocation } from '../addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import { operationQuery } from '../query-client.ts';

export function collectionsQuery(locale: Locale) {
  return operationQuery('CatalogueCollections', { locale });
}

export function homeQuery(locale: Locale) {
  return operationQuery('CatalogueHome', { locale });
}

export function listingQuery({ locale, params, search }: RouteLocation) {
  return operationQuery('CatalogueListing', { locale, collection: params.collection ?? '', view: search.toString() });
}

export function searchQuery({ locale, search }: RouteLocation) {
  return operationQuery('CatalogueSearch', { locale, view: search.toString() });
}

export function productQuery(locale: Locale, handle: string) {
  return operationQuery('CatalogueProduct', { locale, handle });
}
