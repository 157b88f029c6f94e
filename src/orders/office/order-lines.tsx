// What was ordered, and what it cost.
import type { ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { pictureWidths } from '../../media/picture-sources.ts';
import type { Money } from '../../money.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './managed-order.module.css';
import type { ManagedOrder } from './office-order-queries.ts';

type OrderLinesProps = {
  order: ManagedOrder;
  /** What can be done with a line alone. */
  actionOf?(line: ManagedOrder['lines'][number]): ReactNode;
};

export function OrderLines({ order, actionOf }: OrderLinesProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('work.lines')}</h2>
      <ul className={layout.lines}>
        {order.lines.map((line) => (
          <li key={line.position} className={styles.line}>
            <span className={parts.picture}>
              {line.imageUrl ? (
                <img src={`${line.imageUrl}-${pictureWidths[0]}.webp`} alt="" width={52} height={52} loading="lazy" />
              ) : null}
            </span>
            <div>
              <p className={styles.title}>{line.title}</p>
              <p className={layout.aside}>{[line.variantTitle, line.sku].filter(Boolean).join(' · ')}</p>
              {line.isExcepted ? <p className={layout.aside}>{t('work.lineExcepted')}</p> : null}
              <LineCounts line={line} />
              {actionOf?.(line)}
            </div>
            <span className={classNames(page.number, styles.each)}>
              <span className={styles.quantity} data-many={line.quantity > 1 || undefined}>
                {`${line.quantity} ×`}
              </span>{' '}
              {format(line.unitPrice)}
            </span>
            <span className={classNames(page.number, styles.lineTotal)}>{format(line.total)}</span>
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </section>
  );
}

function LineCounts({ line }: { line: ManagedOrder['lines'][number] }) {
  const { t } = useApp();
  const counts = [
    line.sent > 0 ? t('work.lineSent', { count: line.sent }) : '',
    line.returned > 0 ? t('work.lineReturned', { count: line.returned }) : '',
    line.cancelled > 0 ? t('refunds.notSentAnyMore', { count: line.cancelled }) : '',
    // What is not sent any more was given back, and says so.
    line.refunded > line.cancelled ? t('work.lineRefunded', { count: line.refunded }) : '',
  ].filter(Boolean);
  return counts.length > 0 ? <p className={layout.aside}>{counts.join(', ')}</p> : null;
}

function discountRow(
  { discount, discountCode }: ManagedOrder,
  t: Translate,
  format: (amount: Money) => string,
): [name: string, value: string][] {
  const name = [t('work.discount'), discountCode].filter(Boolean).join(' ');
  if (discount.minor > 0) return [[name, `−${format(discount)}`]];
  return discountCode ? [[name, t('work.freeDelivery')]] : [];
}

function Sums({ order }: { order: ManagedOrder }) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  const rows: [name: string, value: string, isSum?: boolean][] = [
    [t('work.subtotal'), format(order.subtotal)],
    [t('work.shipping'), format(order.shipping)],
    ...(order.fee.minor > 0 ? [[t('work.fee'), format(order.fee)] as [string, string]] : []),
    ...discountRow(order, t, format),
    [t('work.total'), format(order.total), true],
    ...order.vatShares.map(
      ({ basisPoints, vat }) =>
        [t('work.vat', { rate: formatPercent(basisPoints, locale) }), format(vat)] as [string, string],
    ),
    ...(order.methodName ? [[t('work.method'), order.methodName] as [string, string]] : []),
    ...(order.paymentReference ? [[t('work.reference'), order.paymentReference] as [string, string]] : []),
    ...(order.paidAt
      ? [[t('work.paidAt'), formatMoment(order.paidAt, locale, shop.timeZone, shortDay)] as [string, string]]
      : []),
    ...(order.refunded.minor > 0 ? [[t('work.refunded'), format(order.refunded)] as [string, string]] : []),
    ...(order.refundPending.minor > 0
      ? [[t('work.refundPending'), format(order.refundPending)] as [string, string]]
      : []),
  ];
  return (
    <dl className={parts.sums}>
      {rows.map(([name, value, isSum]) => (
        <div key={name} data-total={isSum || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
