import { placeInList } from '../../lists/office/place-in-list.ts';
import type { CustomersEraseMutation, CustomersShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { customerFilters } from './customer-filters.ts';

export type ShownCustomer = NonNullable<CustomersShowQuery['customer']>;
export type Erasure = CustomersEraseMutation['eraseCustomer'];

/** The list that an address asks for. */
export function customerListQuery(search: URLSearchParams) {
  return operationQuery('CustomersList', { filters: customerFilters.read(search), ...placeInList(search) });
}

export function customerQuery(id: string | undefined) {
  return operationQuery('CustomersShow', { id: id ?? '' });
}
