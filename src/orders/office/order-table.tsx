import { useT } from '../../app-instance.tsx';
import { ListTable, type TableRows } from '../../lists/office/list-table.tsx';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { orderHref } from './order-href.ts';
import { FulfilmentMark, PaymentMark } from './order-states.tsx';
import styles from './order-table.module.css';

export const orderRows: TableRows<ListedOrderFieldsFragment, number> = {
  idOf: ({ number }) => number,
  className: styles.orders,
  columns: [
    {
      head: 'orders.number',
      className: styles.key,
      cell: ({ number }) => <PageLink to={orderHref(number)}>{String(number)}</PageLink>,
    },
    { head: 'orders.placed', className: styles.aside, cell: ({ createdAt }, { moment }) => moment(createdAt) },
    {
      head: 'orders.customer',
      className: styles.name,
      cell: ({ customer, company, country, region, ledBy }) => (
        <>
          {company ?? customer} <span className={styles.detail}>{region ? `${region}, ${country}` : country}</span>
          {company ? <div className={styles.detail}>{customer}</div> : null}
          {ledBy ? <div className={styles.detail}>{ledBy}</div> : null}
        </>
      ),
    },
    {
      head: 'orders.paymentIs',
      className: styles.payment,
      cell: ({ payment, refunded, total, methodName }) => (
        <>
          <PaymentMark payment={payment} refundedMinor={refunded.minor} totalMinor={total.minor} />{' '}
          <span className={styles.detail}>{methodName}</span>
        </>
      ),
    },
    {
      head: 'orders.fulfilmentIs',
      className: styles.fulfilment,
      cell: ({ payment, fulfilment, carrierName }) => (
        <>
          <FulfilmentMark payment={payment} fulfilment={fulfilment} />{' '}
          <span className={styles.detail}>{carrierName}</span>
        </>
      ),
    },
    {
      head: 'orders.next',
      className: styles.next,
      cell: ({ next }, { t }) => (next ? t(`orders.next_${next}`) : ''),
    },
    { head: 'orders.total', className: styles.total, isNumber: true, cell: ({ total }, { money }) => money(total) },
  ],
};

/** Orders apart from their list. */
export function OrderTable({ orders }: { orders: readonly ListedOrderFieldsFragment[] }) {
  return <ListTable list={orderRows} label={useT()('orders.title')} rows={orders} />;
}
