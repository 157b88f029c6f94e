import type { OrdersLabelsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type OrderLabels = NonNullable<OrdersLabelsQuery['orderLabels']>;

export function orderLabelsQuery(number: string | undefined) {
  return operationQuery('OrdersLabels', { number: number && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0 });
}
