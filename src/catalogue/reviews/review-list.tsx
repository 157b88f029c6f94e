import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CatalogueReviewsQuery } from '../../operations.generated.ts';
import { StarRow } from '../../reviews/star-row.tsx';
import styles from './product-reviews.module.css';

type ShownReview = CatalogueReviewsQuery['reviews']['reviews'][number];

/** What people wrote is text: nothing in it becomes a link. */
export function ReviewList({ reviews, t }: { reviews: readonly ShownReview[]; t: Translate }) {
  const { locale, shop } = useApp();
  const { languageTag } = languageOf(locale);
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
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
