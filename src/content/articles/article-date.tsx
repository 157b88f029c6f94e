import { useApp } from '../../app-instance.tsx';
import { formatDay, longDay } from '../../dates/format-moment.ts';
import styles from './articles.module.css';

/** The day by the clocks of the shop. */
export function ArticleDate({ at }: { at: string }) {
  const { shop, locale } = useApp();
  return (
    <p className={styles.date}>
      <time dateTime={at}>{formatDay(at, locale, shop.timeZone, longDay)}</time>
    </p>
  );
}
