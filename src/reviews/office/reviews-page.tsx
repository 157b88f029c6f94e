// What buyers wrote, the newest first: read, published or rejected by hand or by keys, and answered in public.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { PageModule } from '../../page-module.ts';
import { FilterBar } from '../../ui/office/filter-bar.tsx';
import styles from '../../ui/office/list-page.module.css';
import { ListPages } from '../../ui/office/list-pages.tsx';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import page from '../../ui/office/work-page.module.css';
import { reviewStates } from '../rejection-reasons.ts';
import { starValues } from '../review-fields.ts';
import { loadReviewTexts } from './load-review-texts.ts';
import '../../catalogue/reviews/star-row.module.css';
import { ReviewDialog, type ReviewDialogName } from './review-dialogs.tsx';
import { MAX_SEARCH_LENGTH, readReviewFilters, reviewFilterNames, writeReviewFilters } from './review-filters.ts';
import { type ListedReview, reviewListQuery } from './review-queries.ts';
import { ReviewRow } from './review-row.tsx';
import list from './reviews-page.module.css';
import { useDecideReview } from './use-decide-review.ts';

export const loadTexts = loadReviewTexts;

export const load: PageModule['load'] = (queryClient, { search }) =>
  queryClient.ensureQueryData(reviewListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('reviews.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const filters = readReviewFilters(location.search);
  const { reviews, before, after } = useSuspenseQuery(reviewListQuery(location.search)).data.listedReviews;
  const isNarrowed = reviewFilterNames.some((name) => filters[name] !== null);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('reviews.title')}
      </h1>
      <p className={page.soft}>{t('reviews.rule')}</p>
      <FilterBar
        list="reviews"
        values={writeReviewFilters(filters)}
        fields={[
          {
            name: 'state',
            label: t('reviews.state'),
            options: reviewStates.map((id) => ({ id, name: t(`reviews.state_${id}`) })),
          },
          {
            name: 'stars',
            label: t('reviews.stars'),
            options: starValues.map((stars) => ({ id: String(stars), name: t('reviews.starsOf', { stars }) })),
          },
        ]}
        maxSearchLength={MAX_SEARCH_LENGTH}
      />
      {reviews.length === 0 ? (
        <p className={styles.none}>{t(isNarrowed ? 'reviews.empty' : 'reviews.noneYet')}</p>
      ) : (
        <Reviews reviews={reviews} />
      )}
      <ListPages list="reviews" values={writeReviewFilters(filters)} before={before} after={after} />
    </div>
  );
};

function Reviews({ reviews }: { reviews: readonly ListedReview[] }) {
  const decide = useDecideReview();
  const [dialog, setDialog] = useState<{ name: ReviewDialogName; id: number } | null>(null);
  const current = useCurrentRow(reviews.map(({ id }) => id));
  const review = reviews.find(({ id }) => id === current);
  const open = (name: ReviewDialogName, id: number) => setDialog({ name, id });
  useOfficeKeys({
    ...(review && review.state !== 'published' && { p: () => decide(review, null) }),
    ...(review && review.state !== 'rejected' && { r: () => open('reject', review.id) }),
    ...(review?.state === 'published' && { e: () => open('reply', review.id) }),
  });
  const meant = dialog && reviews.find(({ id }) => id === dialog.id);
  return (
    <>
      <ol className={list.reviews}>
        {reviews.map((one) => (
          <ReviewRow
            key={one.id}
            review={one}
            isCurrent={one.id === current}
            onPublish={() => decide(one, null)}
            onOpen={(name) => open(name, one.id)}
          />
        ))}
      </ol>
      {dialog && meant ? <ReviewDialog name={dialog.name} review={meant} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
