import type { RouteLocation } from '../../addresses.ts';
import { operationQuery } from '../../query-client.ts';

export function reviewsQuery({ locale, params, search }: RouteLocation) {
  return operationQuery('CatalogueReviews', { locale, handle: params.product ?? '', after: search.get('after') });
}
