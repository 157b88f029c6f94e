import type { TableList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { CustomersListQuery } from '../../office-operations.generated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { customerFilters } from './customer-filters.ts';
import styles from './customer-list.module.css';

type Customer = CustomersListQuery['customers']['customers'][number];

export function customerHref(id: string): string {
  return officeUrlOf('customer', undefined, { id });
}

export const customerList: TableList<Customer, string> = {
  route: 'customers',
  title: 'customers.title',
  noneYet: 'customers.noneYet',
  filters: customerFilters,
  idOf: ({ id }) => id,
  hrefOf: customerHref,
  className: styles.customers,
  columns: [
    {
      head: 'customers.name',
      className: styles.name,
      cell: ({ id, name, email }) => <PageLink to={customerHref(id)}>{name || email}</PageLink>,
    },
    { head: 'customers.email', className: styles.email, cell: ({ email }) => email },
    { head: 'customers.country', className: styles.country, cell: ({ country }) => country },
    { head: 'customers.orders', className: styles.orders, isNumber: true, cell: ({ orders }) => orders },
    { head: 'customers.lastOrder', className: styles.last, cell: ({ lastOrderAt }, { moment }) => moment(lastOrderAt) },
    {
      head: 'customers.spent',
      className: styles.spent,
      isNumber: true,
      cell: ({ spent }, { money }) => spent.map(money).join(' + '),
    },
  ],
};
