import type { ListedReturnFieldsFragment, ReturnsManagedQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export const returnFilters = ['open', 'overdue', 'refunded', 'refused', 'all'] as const;
export type ReturnFilter = (typeof returnFilters)[number];

export type ListedReturn = ListedReturnFieldsFragment;
export type ManagedReturn = NonNullable<ReturnsManagedQuery['managedReturn']>;

export function readReturnFilter(search: URLSearchParams): ReturnFilter {
  return returnFilters.find((filter) => filter === search.get('filter')) ?? 'open';
}

export function returnListQuery(search: URLSearchParams) {
  return operationQuery('ReturnsList', { filter: readReturnFilter(search), after: readNumber(search.get('after')) });
}

export function managedReturnQuery(number: string | undefined) {
  return operationQuery('ReturnsManaged', { number: readNumber(number) ?? 0 });
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
