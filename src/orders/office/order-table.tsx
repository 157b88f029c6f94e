// Orders as rows: a table where there is room, cards on a phone.
import type { ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { formatShortMoment } from './format-short-moment.ts';
import { orderHref } from './order-href.ts';
import { FulfilmentMark, PaymentMark } from './order-states.tsx';
import styles from './order-table.module.css';

type OrderTableProps = {
  orders: readonly ListedOrderFieldsFragment[];
  /** The row that the keys act on. */
  currentNumber?: number | null;
  /** What stands before a row: its checkbox. */
  selectOf?(order: ListedOrderFieldsFragment): ReactNode;
  selectHead?: ReactNode;
  selected?: ReadonlyMap<number, unknown>;
};

export function OrderTable({ orders, currentNumber, selectOf, selectHead, selected }: OrderTableProps) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  return (
    <table className={classNames(page.table, page.rows, styles.orders)}>
      <thead>
        <tr>
          {selectOf ? <th className={styles.select}>{selectHead}</th> : null}
          <th>{t('orders.number')}</th>
          <th className={styles.aside}>{t('orders.placed')}</th>
          <th>{t('orders.customer')}</th>
          <th>{t('orders.paymentIs')}</th>
          <th>{t('orders.fulfilmentIs')}</th>
          <th className={styles.next}>{t('orders.next')}</th>
          <th className={page.number}>{t('orders.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.number}
            data-current={order.number === currentNumber || undefined}
            data-selected={selected?.has(order.number) || undefined}
          >
            {selectOf ? <td className={styles.select}>{selectOf(order)}</td> : null}
            <td className={styles.key}>
              <PageLink to={orderHref(order.number)}>{String(order.number)}</PageLink>
            </td>
            <td className={styles.aside}>
              <time dateTime={order.createdAt}>{formatShortMoment(order.createdAt, locale, shop.timeZone)}</time>
            </td>
            <td className={styles.name}>
              {order.customer} <span className={styles.detail}>{order.country}</span>
            </td>
            <td className={styles.payment}>
              <PaymentMark
                payment={order.payment}
                refundedMinor={order.refunded.minor}
                totalMinor={order.total.minor}
              />{' '}
              <span className={styles.detail}>{order.methodName}</span>
            </td>
            <td className={styles.fulfilment}>
              <FulfilmentMark payment={order.payment} fulfilment={order.fulfilment} />{' '}
              <span className={styles.detail}>{order.carrierName}</span>
            </td>
            <td className={styles.next}>{order.next ? t(`orders.next_${order.next}`) : ''}</td>
            <td className={classNames(page.number, styles.total)}>{format(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
