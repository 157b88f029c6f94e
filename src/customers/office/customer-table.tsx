// Customers as rows: a table where there is room, cards on a phone.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { CustomersListQuery } from '../../office-operations.generated.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './customer-table.module.css';

type CustomerTableProps = {
  customers: CustomersListQuery['customers']['customers'];
  /** The row that the keys act on. */
  currentId: string | null;
};

export function customerHref(id: string): string {
  return officeUrlOf('customer', undefined, { id });
}

export function CustomerTable({ customers, currentId }: CustomerTableProps) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  return (
    <table className={classNames(page.table, page.rows, styles.customers)}>
      <thead>
        <tr>
          <th className={styles.name}>{t('customers.name')}</th>
          <th className={styles.email}>{t('customers.email')}</th>
          <th className={styles.country}>{t('customers.country')}</th>
          <th className={page.number}>{t('customers.orders')}</th>
          <th className={styles.last}>{t('customers.lastOrder')}</th>
          <th className={page.number}>{t('customers.spent')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ id, name, email, country, orders, lastOrderAt, spent }) => (
          <tr key={id} data-current={id === currentId || undefined}>
            <td className={styles.name}>
              <PageLink to={customerHref(id)}>{name || email}</PageLink>
            </td>
            <td className={styles.email}>{email}</td>
            <td className={styles.country}>{country}</td>
            <td className={classNames(page.number, styles.orders)}>{orders}</td>
            <td className={styles.last}>
              <time dateTime={lastOrderAt}>{formatShortMoment(lastOrderAt, locale, shop.timeZone)}</time>
            </td>
            <td className={classNames(page.number, styles.spent)}>
              {spent.map((amount) => format(amount)).join(' + ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
