import type { ProductsGoingQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';

export type GoingProduct = ProductsGoingQuery['goingProducts'][number];

export function goingProductsQuery(handles: readonly string[]) {
  return operationQuery('ProductsGoing', { handles: [...handles] });
}

export function foundGoingQuery(text: string) {
  return operationQuery('ProductsFindGoing', { text });
}

export function boughtTogetherQuery(id: string) {
  return operationQuery('ProductsBoughtTogether', { id });
}
