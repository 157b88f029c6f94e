import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { FulfilmentMark, PaymentMark } from '../../orders/office/order-states.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './customer-page.module.css';
import type { ShownCustomer } from './customer-queries.ts';

export function CustomerOrders({ orders }: { orders: ShownCustomer['orders'] }) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.orders')}</h2>
      <ul className={layout.lines}>
        {orders.map(({ number, createdAt, payment, fulfilment, refunded, total }) => (
          <li key={number} className={styles.order}>
            <PageLink to={orderHref(number)}>{String(number)}</PageLink>
            <time dateTime={createdAt}>{formatMoment(createdAt, locale, shop.timeZone, shortDay)}</time>
            <PaymentMark payment={payment} refundedMinor={refunded.minor} totalMinor={total.minor} />
            <FulfilmentMark payment={payment} fulfilment={fulfilment} />
            <span className={classNames(page.number, styles.sum)}>{format(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
