import { operationQuery } from '../../query-client.ts';
import { readSubscriberFilters } from './subscriber-filters.ts';

/** The list that an address asks for: its filters, and the row before or after which its page begins. */
export function subscriberListQuery(search: URLSearchParams) {
  return operationQuery('NewsletterList', {
    filters: readSubscriberFilters(search),
    before: readPlace(search.get('before')),
    after: readPlace(search.get('after')),
  });
}

function readPlace(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
