import { placeInList } from '../../lists/office/place-in-list.ts';
import type { ListedReturnFieldsFragment } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { returnFilters } from './return-filters.ts';

export type ListedReturn = ListedReturnFieldsFragment;

/** The list that an address asks for. */
export function returnListQuery(search: URLSearchParams) {
  return operationQuery('ReturnsList', { filter: returnFilters.read(search).filter ?? 'open', ...placeInList(search) });
}
