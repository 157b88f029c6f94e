import { operationQuery } from '../query-client.ts';
import type { RouteLocation } from '../routes.ts';

export function contentPageQuery({ locale, params }: RouteLocation) {
  return operationQuery('ContentPageShow', { locale, slug: params.slug ?? '' });
}
