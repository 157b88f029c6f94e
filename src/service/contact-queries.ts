import type { RouteLocation } from '../addresses.ts';
import { operationQuery } from '../query-client.ts';
import { DRAFT_PARAMETER } from './service-address.ts';

export function contactQuery({ locale, search }: RouteLocation) {
  return operationQuery('ContactShow', { locale, draft: search.get(DRAFT_PARAMETER) });
}
