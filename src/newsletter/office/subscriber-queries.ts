import { placeInList } from '../../lists/office/place-in-list.ts';
import { operationQuery } from '../../query-client.ts';
import { subscriberFilters } from './subscriber-filters.ts';

/** The list that an address asks for. */
export function subscriberListQuery(search: URLSearchParams) {
  return operationQuery('NewsletterList', { filters: subscriberFilters.read(search), ...placeInList(search) });
}
