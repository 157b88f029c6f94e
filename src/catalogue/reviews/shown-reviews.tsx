// What buyers say of a product: the average, how many gave how many stars, how the shop knows that they are buyers, and
// what they wrote.
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { languageOf } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CatalogueReviewsQuery } from '../../operations.generated.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './product-reviews.module.css';
import { averageStars, countReviews, type StarCounts } from './rating.ts';
import { Star, StarRow } from './star-row.tsx';

export const loadReviewTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/reviews/product-reviews.ts`));

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
              <span aria-hidden="true">
                {stars} <Star />
              </span>
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
function formatAverage(average: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

type ShownReview = CatalogueReviewsQuery['reviews']['reviews'][number];

/** What people wrote is text: nothing in it becomes a link. */
export function ReviewList({ reviews, t }: { reviews: readonly ShownReview[]; t: Translate }) {
  const { locale, shop } = useApp();
  const { languageTag } = languageOf(locale);
  const { timeZone } = shop;
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ stars, text, name, locale: written, reply, writtenAt }) => (
        <li key={`${writtenAt} ${name} ${text}`} className={styles.review}>
          <p className={styles.by}>
            <StarRow stars={stars} label={t('productReviews.starsOf', { stars })} />
            <span className={styles.name}>{name || t('productReviews.nobody')}</span>
            <time className={styles.soft} dateTime={writtenAt}>
              {day.format(new Date(writtenAt))}
            </time>
          </p>
          {text ? (
            <p className={styles.text} lang={written === locale ? undefined : languageOf(written).languageTag}>
              {text}
            </p>
          ) : null}
          {reply ? (
            <div className={styles.reply}>
              <p className={styles.soft}>{t('productReviews.replyOf', { shop: shop.name })}</p>
              <p className={styles.text} lang={written === locale ? undefined : languageOf(written).languageTag}>
                {reply}
              </p>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
