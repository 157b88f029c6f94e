import { useApp } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import styles from './return-list.module.css';
import type { ListedReturn } from './returns-queue-queries.ts';

/** Shows by when a return that is not closed is due. */
export function ReturnDeadline({ listed: { status, dueOn, isOverdue, isWaiting } }: { listed: ListedReturn }) {
  const { locale, shop, t } = useApp();
  if (status !== 'announced' && status !== 'received') return null;
  const day = formatDay(new Date(`${dueOn}T12:00:00Z`), locale, shop.timeZone, shortDay);
  return (
    <>
      <time dateTime={dueOn} className={isOverdue ? styles.overdue : undefined}>
        {day}
      </time>{' '}
      {isOverdue ? <span className={styles.overdue}>{t('returns.overdue')}</span> : null}
      {isWaiting ? <span className={styles.detail}>{t('returns.waits')}</span> : null}
    </>
  );
}
