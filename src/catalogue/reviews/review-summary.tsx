// What all reviews come to: the average, how many gave how many stars, and how the shop knows that they are by buyers.
import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { StarRow } from '../../reviews/star-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './product-reviews.module.css';
import { averageStars, countReviews, type StarCounts } from './rating.ts';

type SummaryProps = { counts: StarCounts; t: Translate };

export function ReviewSummary({ counts, t }: SummaryProps) {
  const all = countReviews(counts);
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <Average counts={counts} t={t} />
        <p className={styles.soft}>{t('productReviews.count', { count: all })}</p>
      </div>
      <ul className={styles.counts}>
        {counts
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className={styles.countRow}>
              <span aria-hidden="true">{stars} ★</span>
              <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={all === 0 ? 0 : (100 * count) / all} height="8" />
              </svg>
              <VisuallyHidden>{t('productReviews.starsOf', { stars })}: </VisuallyHidden>
              <span>{count}</span>
            </li>
          ))}
      </ul>
      <p className={styles.verified}>{t('productReviews.verified')}</p>
    </div>
  );
}

function Average({ counts, t }: SummaryProps) {
  const { locale } = useApp();
  const average = averageStars(counts);
  if (average === null) return null;
  const written = formatAverage(average, languageOf(locale).languageTag);
  return (
    <p>
      <span className={styles.number}>{written}</span>{' '}
      <StarRow stars={average} label={t('productReviews.starsOf', { stars: written })} />
    </p>
  );
}

/** E.g. `4,6`. */
export function formatAverage(average: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}
