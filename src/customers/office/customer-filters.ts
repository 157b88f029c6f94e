import { choice, type FilterValues, foundChoice, listFilters, searchText } from '../../lists/office/list-filters.ts';

export const orderCounts = ['none', 'one', 'several', 'many'] as const;
/** The last order was within so many days; `lapsed`: longer ago than a year. */
export const lastOrders = ['month', 'quarter', 'year', 'lapsed'] as const;

/** The text is a name, an e-mail address or a telephone number. */
export const customerFilters = listFilters({
  country: foundChoice('customers.country', /^[A-Z]{2}$/),
  orders: choice('customers.orders', orderCounts, (id, t) => t(`customers.orders_${id}`)),
  lastOrder: choice('customers.lastOrder', lastOrders, (id, t) => t(`customers.lastOrder_${id}`)),
  text: searchText('customers.search'),
});

export type CustomerFilters = FilterValues<typeof customerFilters>;
