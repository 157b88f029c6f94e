import type { RouteLocation } from '../addresses.ts';
import { operationQuery } from '../query-client.ts';

export function contentPageQuery({ locale, params }: RouteLocation) {
  return operationQuery('ContentPageShow', { locale, slug: params.slug ?? '' });
}
