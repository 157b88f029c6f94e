import type { DiscountsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { MAX_CODE_LENGTH } from '../discount-code.ts';
import { type DiscountState, discountStates } from '../discount-state.ts';

export type ShownDiscountCode = NonNullable<DiscountsShowQuery['discountCode']>;

export const NEW_CODE = 'new';

/** What the list is narrowed to; what is not understood is left out. */
export function readDiscountFilters(search: URLSearchParams): { state: DiscountState | null; text: string | null } {
  return {
    state: discountStates.find((known) => known === search.get('state')) ?? null,
    text: search.get('text')?.trim().slice(0, MAX_CODE_LENGTH) || null,
  };
}

/** The list that an address asks for: its filters, and the code before or after which its page begins. */
export function discountListQuery(search: URLSearchParams) {
  return operationQuery('DiscountsList', {
    ...readDiscountFilters(search),
    before: search.get('before'),
    after: search.get('after'),
  });
}

/** `id`: of the address; a new code has none, and finds nothing. */
export function discountQuery(id: string | undefined) {
  return operationQuery('DiscountsShow', { id: id ?? '' });
}

export const discountChoicesQuery = operationQuery('DiscountsChoices', {});

export function foundProductsQuery(text: string) {
  return operationQuery('DiscountsFindProducts', { text });
}
