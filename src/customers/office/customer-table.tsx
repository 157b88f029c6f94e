// Customers as rows: a table where there is room, cards on a phone.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { CustomersListQuery } from '../../office-operations.generated.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
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
  const { locale, t } = useApp();
  const format = useFormatMoney();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('customers.name')}</th>
          <th>{t('customers.email')}</th>
          <th>{t('customers.country')}</th>
          <th className={styles.number}>{t('customers.orders')}</th>
          <th>{t('customers.lastOrder')}</th>
          <th className={styles.number}>{t('customers.spent')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ id, name, email, country, orders, lastOrderAt, spent }) => (
          <tr key={id} data-current={id === currentId || undefined}>
            <td className={styles.name}>
              <PageLink className={styles.link} to={customerHref(id)}>
                {name || email}
              </PageLink>
            </td>
            <td className={styles.email}>{email}</td>
            <td className={styles.country}>{country}</td>
            <td className={styles.orders}>{orders}</td>
            <td className={styles.last}>
              <time dateTime={lastOrderAt}>{formatShortMoment(lastOrderAt, locale)}</time>
            </td>
            <td className={styles.spent}>{spent.map((amount) => format(amount)).join(' + ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
