// What the list is narrowed to: what there is to do and what was saved as tabs, the rest in a form.
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { OrdersChoicesQuery } from '../../office-operations.generated.ts';
import {
  fulfilmentStates,
  MAX_SEARCH_LENGTH,
  type OrderFilters,
  paymentStates,
  writeOrderFilters,
} from '../../orders/office/order-filters.ts';
import { FilterBar } from '../../ui/office/filter-bar.tsx';
import type { OrderViews } from './many-orders-queries.ts';
import { OrderTabs } from './order-tabs.tsx';

type OrderFilterBarProps = { filters: OrderFilters; choices: OrdersChoicesQuery['orderChoices']; views: OrderViews };

export function OrderFilterBar({ filters, choices, views }: OrderFilterBarProps) {
  const t = useT();
  const named = <Id extends string>(ids: readonly Id[], keyOf: (id: Id) => MessageKey) =>
    ids.map((id) => ({ id, name: t(keyOf(id)) }));
  const fields = [
    { name: 'payment', label: t('orders.paymentIs'), options: named(paymentStates, (id) => `orders.payment_${id}`) },
    {
      name: 'fulfilment',
      label: t('orders.fulfilmentIs'),
      options: named(fulfilmentStates, (id) => `orders.fulfilment_${id}`),
    },
    { name: 'country', label: t('orders.country'), options: choices.countries },
    { name: 'method', label: t('orders.method'), options: choices.methods },
    { name: 'carrier', label: t('orders.carrier'), options: choices.carriers },
    { name: 'from', label: t('orders.from') },
    { name: 'to', label: t('orders.to') },
  ];
  return (
    <FilterBar list="orders" values={writeOrderFilters(filters)} fields={fields} maxSearchLength={MAX_SEARCH_LENGTH}>
      <OrderTabs filters={filters} views={views} />
    </FilterBar>
  );
}
