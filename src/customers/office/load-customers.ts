// What the pages of customers show, apart from the surface: anyone who signs in fetches none of it.

import type { RouteLocation } from '../../addresses.ts';
import { orderChoicesQuery } from '../../orders/office/office-order-queries.ts';
import type { QueryLoader } from '../../page-module.ts';
import { customerListQuery, customerQuery } from './customer-queries.ts';

export function loadCustomers(queryClient: QueryLoader, { search }: Pick<RouteLocation, 'search'>): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(customerListQuery(search)),
    queryClient.ensureQueryData(orderChoicesQuery),
  ]);
}

export function loadCustomer(queryClient: QueryLoader, { params }: Pick<RouteLocation, 'params'>): Promise<unknown> {
  return queryClient.ensureQueryData(customerQuery(params.id));
}
