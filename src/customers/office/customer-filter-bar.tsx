import { useT } from '../../app-instance.tsx';
import { FilterBar } from '../../ui/office/filter-bar.tsx';
import {
  type CustomerFilters,
  lastOrders,
  MAX_SEARCH_LENGTH,
  orderCounts,
  writeCustomerFilters,
} from './customer-filters.ts';

type FilterBarProps = { filters: CustomerFilters; countries: readonly { id: string; name: string }[] };

export function CustomerFilterBar({ filters, countries }: FilterBarProps) {
  const t = useT();
  const fields = [
    { name: 'country', label: t('customers.country'), options: countries },
    {
      name: 'orders',
      label: t('customers.orders'),
      options: orderCounts.map((id) => ({ id, name: t(`customers.orders_${id}`) })),
    },
    {
      name: 'lastOrder',
      label: t('customers.lastOrder'),
      options: lastOrders.map((id) => ({ id, name: t(`customers.lastOrder_${id}`) })),
    },
  ];
  return (
    <FilterBar
      list="customers"
      values={writeCustomerFilters(filters)}
      fields={fields}
      maxSearchLength={MAX_SEARCH_LENGTH}
    />
  );
}
