import type { DiscountsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownDiscountCode = NonNullable<DiscountsShowQuery['discountCode']>;

export const NEW_CODE = 'new';

/** `id`: of the address; a new code has none, and finds nothing. */
export function discountQuery(id: string | undefined) {
  return operationQuery('DiscountsShow', { id: id ?? '' });
}

export const discountChoicesQuery = operationQuery('DiscountsChoices', {});

export function foundProductsQuery(text: string) {
  return operationQuery('DiscountsFindProducts', { text });
}
