import type { CustomersEraseMutation, CustomersShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { readCustomerFilters } from './customer-filters.ts';

export type ShownCustomer = NonNullable<CustomersShowQuery['customer']>;
export type Erasure = CustomersEraseMutation['eraseCustomer'];

/** The list that an address asks for: its filters, and the customer before or after whom its page begins. */
export function customerListQuery(search: URLSearchParams) {
  return operationQuery('CustomersList', {
    filters: readCustomerFilters(search),
    before: search.get('before'),
    after: search.get('after'),
  });
}

export function customerQuery(id: string | undefined) {
  return operationQuery('CustomersShow', { id: id ?? '' });
}
