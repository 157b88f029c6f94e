// Orders as rows: a table where there is room, cards on a phone.
import type { ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { formatShortMoment } from './format-short-moment.ts';
import { FulfilmentMark, PaymentMark } from './order-states.tsx';
import styles from './order-table.module.css';

type OrderTableProps = {
  orders: readonly ListedOrderFieldsFragment[];
  /** The row that the keys act on. */
  currentNumber?: number | null;
  /** What stands before a row: its checkbox. */
  selectOf?(order: ListedOrderFieldsFragment): ReactNode;
  selectHead?: ReactNode;
};

export function orderHref(number: number): string {
  return officeUrlOf('managedOrder', undefined, { number: String(number) });
}

export function OrderTable({ orders, currentNumber, selectOf, selectHead }: OrderTableProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {selectOf ? <th className={styles.select}>{selectHead}</th> : null}
          <th>{t('orders.number')}</th>
          <th>{t('orders.placed')}</th>
          <th>{t('orders.customer')}</th>
          <th>{t('orders.paymentIs')}</th>
          <th>{t('orders.fulfilmentIs')}</th>
          <th>{t('orders.next')}</th>
          <th className={styles.money}>{t('orders.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number} data-current={order.number === currentNumber || undefined}>
            {selectOf ? <td className={styles.select}>{selectOf(order)}</td> : null}
            <td className={styles.number}>
              <PageLink className={styles.link} to={orderHref(order.number)}>
                {String(order.number)}
              </PageLink>
            </td>
            <td className={styles.placed}>
              <time dateTime={order.createdAt}>{formatShortMoment(order.createdAt, locale)}</time>
            </td>
            <td className={styles.customer}>
              {order.customer} <span className={styles.country}>{order.country}</span>
            </td>
            <td>
              <PaymentMark
                payment={order.payment}
                refundedMinor={order.refunded.minor}
                totalMinor={order.total.minor}
              />{' '}
              <span className={styles.detail}>{order.methodName}</span>
            </td>
            <td>
              <FulfilmentMark payment={order.payment} fulfilment={order.fulfilment} />{' '}
              <span className={styles.detail}>{order.carrierName}</span>
            </td>
            <td className={styles.next}>{order.next ? t(`orders.next_${order.next}`) : ''}</td>
            <td className={styles.money}>{format(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
