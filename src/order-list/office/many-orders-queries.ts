import type { OrdersViewsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type OrderViews = OrdersViewsQuery['orderViews'];

export const orderViewsQuery = operationQuery('OrdersViews', {});
