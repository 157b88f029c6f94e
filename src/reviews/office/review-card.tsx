import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { StarRow } from '../../catalogue/reviews/star-row.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { isLocale, languageOf } from '../../i18n/locales.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ReviewDialogName } from './review-dialogs.tsx';
import type { ListedReview } from './review-queries.ts';
import styles from './reviews-page.module.css';

type ReviewCardProps = {
  review: ListedReview;
  onPublish(): void;
  onOpen(dialog: ReviewDialogName): void;
};

const tones = { waiting: 'todo', published: 'done', rejected: 'off' } as const;

export function ReviewCard({ review, onPublish, onOpen }: ReviewCardProps) {
  const { locale, shop, t } = useApp();
  const { id, productHandle, productTitle, orderNumber, stars, text, name, state, reason, reply, writtenAt } = review;
  const language = isLocale(review.locale) ? languageOf(review.locale).languageTag : undefined;
  const about = <VisuallyHidden>: {t('reviews.one', { id })}</VisuallyHidden>;
  return (
    <>
      <div className={classNames(layout.row, styles.head)}>
        <StarRow stars={stars} label={t('reviews.starsOf', { stars })} />
        {/* Another surface: by a full load. */}
        <a href={urlOf('product', { locale, product: productHandle })}>{productTitle}</a>
        <StateMark tone={tones[state]}>{t(`reviews.state_${state}`)}</StateMark>
      </div>
      {text ? (
        <p className={record.said} lang={language}>
          {text}
        </p>
      ) : null}
      <p className={page.soft}>
        {name || t('reviews.nobody')},{' '}
        <time dateTime={writtenAt}>{formatMoment(writtenAt, locale, shop.timeZone, shortDay)}</time>
        {orderNumber ? (
          <>
            , <PageLink to={orderHref(orderNumber)}>{t('reviews.order', { number: orderNumber })}</PageLink>
          </>
        ) : null}
      </p>
      {reason ? <p className={page.soft}>{t(`reviews.reason_${reason}`)}</p> : null}
      {reply ? (
        <div className={styles.reply}>
          <p className={page.soft}>{t('reviews.reply')}</p>
          <p className={record.said}>{reply}</p>
        </div>
      ) : null}
      <div className={classNames(layout.row, layout.tight)}>
        {state === 'published' ? null : (
          <Button size="small" kind={state === 'waiting' ? 'primary' : 'plain'} onClick={onPublish}>
            {t('reviews.publish')}
            {about}
          </Button>
        )}
        {state === 'rejected' ? null : (
          <Button size="small" onClick={() => onOpen('reject')}>
            {t('reviews.reject')}
            {about}
          </Button>
        )}
        {state === 'published' ? (
          <Button size="small" onClick={() => onOpen('reply')}>
            {t(reply ? 'reviews.changeReply' : 'reviews.answer')}
            {about}
          </Button>
        ) : null}
      </div>
    </>
  );
}
