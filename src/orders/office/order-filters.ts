import {
  choice,
  day,
  type FilterValues,
  foundChoice,
  kept,
  listFilters,
  searchText,
} from '../../lists/office/list-filters.ts';
import { fulfilmentStates, paymentStates, workFilters } from './order-filter-values.ts';

/** Both days are included. The text is a number, a name, an e-mail address, a telephone number, an SKU or a tracking number. */
export const orderFilters = listFilters({
  work: kept(workFilters),
  payment: choice('orders.paymentIs', paymentStates, (id, t) => t(`orders.payment_${id}`)),
  fulfilment: choice('orders.fulfilmentIs', fulfilmentStates, (id, t) => t(`orders.fulfilment_${id}`)),
  country: foundChoice('orders.country', /^[A-Z]{2}$/),
  method: foundChoice('orders.method', /^[a-z_0-9]{1,40}$/),
  carrier: foundChoice('orders.carrier', /^[\w-]{1,60}$/),
  assistant: foundChoice('orders.assistant', /^(any|[a-z0-9.-]{1,253})$/),
  from: day('orders.from'),
  to: day('orders.to'),
  text: searchText('orders.search'),
});

export type OrderFilters = FilterValues<typeof orderFilters>;
