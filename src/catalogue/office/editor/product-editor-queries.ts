import type { ProductsEditorChoicesQuery, ProductsEditQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';

export type ShownProduct = NonNullable<ProductsEditQuery['editedProduct']>;
export type ProductEditorChoices = ProductsEditorChoicesQuery['productEditorChoices'];

/** The id in the address of a product that is not saved yet. */
export const NEW_PRODUCT = 'new';

/** `id`: of the address; a new product has none, and finds nothing. */
export function editedProductQuery(id: string | undefined) {
  return operationQuery('ProductsEdit', { id: id ?? '' });
}

export const productEditorChoicesQuery = operationQuery('ProductsEditorChoices', {});
