import { placeInList } from '../../lists/office/place-in-list.ts';
import type { OrdersViewsQuery } from '../../office-operations.generated.ts';
import { orderFilters } from '../../orders/office/order-filters.ts';
import { operationQuery } from '../../query-client.ts';

export type OrderViews = OrdersViewsQuery['orderViews'];

export const orderViewsQuery = operationQuery('OrdersViews', {});

/** The list that an address asks for. */
export function orderListQuery(search: URLSearchParams) {
  return operationQuery('OrdersList', { filters: orderFilters.read(search), ...placeInList(search) });
}
