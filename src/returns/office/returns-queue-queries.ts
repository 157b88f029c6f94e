import { placeInList } from '../../lists/office/place-in-list.ts';
import type { ListedReturnFieldsFragment, ReturnsManagedQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { returnFilters } from './return-filters.ts';

export type ListedReturn = ListedReturnFieldsFragment;
export type ManagedReturn = NonNullable<ReturnsManagedQuery['managedReturn']>;

/** The list that an address asks for. */
export function returnListQuery(search: URLSearchParams) {
  return operationQuery('ReturnsList', { filter: returnFilters.read(search).filter ?? 'open', ...placeInList(search) });
}

export function managedReturnQuery(number: string | undefined) {
  return operationQuery('ReturnsManaged', { number: readNumber(number) ?? 0 });
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
