import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import { classNames } from '../../ui/class-names.ts';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { ReturnDeadline } from './return-deadline.tsx';
import styles from './returns-page.module.css';
import type { ListedReturn } from './returns-queue-queries.ts';

type ReturnTableProps = {
  returns: readonly ListedReturn[];
  /** The row that the keys act on. */
  currentNumber: number | null;
};

export function returnHref(number: number): string {
  return officeUrlOf('managedReturn', undefined, { number: String(number) });
}

export function ReturnTable({ returns, currentNumber }: ReturnTableProps) {
  const { locale, shop, t } = useApp();
  return (
    <table className={classNames(page.table, page.rows, styles.returns)}>
      <thead>
        <tr>
          <th>{t('returns.number')}</th>
          <th>{t('returns.announced')}</th>
          <th>{t('returns.customer')}</th>
          <th>{t('returns.order')}</th>
          <th>{t('returns.articles')}</th>
          <th>{t('returns.state')}</th>
          <th>{t('returns.refundBy')}</th>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <tr key={one.number} data-current={one.number === currentNumber || undefined}>
            <td className={styles.number}>
              <PageLink className={styles.link} to={returnHref(one.number)}>
                {String(one.number)}
              </PageLink>
            </td>
            <td className={styles.announced}>
              <time dateTime={one.announcedAt}>{formatShortMoment(one.announcedAt, locale, shop.timeZone)}</time>
            </td>
            <td className={styles.customer}>{one.customer}</td>
            <td className={styles.order}>
              {one.orderNumber ?? <span className={styles.overdue}>{t('returns.orderUnknown')}</span>}
            </td>
            <td className={styles.articles}>{one.articles || ''}</td>
            <td className={styles.state}>
              <ReturnMark status={one.status} />
            </td>
            <td className={styles.due}>
              <ReturnDeadline listed={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tones: Record<ListedReturn['status'], StateTone> = {
  announced: 'todo',
  received: 'todo',
  refunded: 'done',
  refused: 'off',
};

export function ReturnMark({ status }: Pick<ListedReturn, 'status'>) {
  const { t } = useApp();
  return <StateMark tone={tones[status]}>{t(`returns.status_${status}`)}</StateMark>;
}
