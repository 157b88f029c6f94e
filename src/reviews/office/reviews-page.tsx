// What buyers wrote, the newest first: read, published or rejected by hand or by keys, and answered in public.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { type ListFrame, OfficeList } from '../../lists/office/office-list.tsx';
import type { PageModule } from '../../page-module.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import page from '../../ui/office/work-page.module.css';
import { loadReviewTexts } from './load-review-texts.ts';
import '../../catalogue/reviews/star-row.module.css';
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';
import '../../ui/record-editor/record-editor.module.css';
import { ReviewCard } from './review-card.tsx';
import type { ReviewDialogName } from './review-dialogs.tsx';
import { reviewFilters } from './review-filters.ts';
import { type ListedReview, reviewListQuery } from './review-queries.ts';
import styles from './reviews-page.module.css';
import { useDecideReview } from './use-decide-review.ts';

export const loadTexts = joinTexts(loadListTexts, loadReviewTexts);

export const load: PageModule['load'] = (queryClient, { search }) =>
  queryClient.ensureQueryData(reviewListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('reviews.title') });

const ReviewDialog = lateDialog(async () => (await import('./review-dialogs.tsx')).bindReviewDialog());

const reviewList: ListFrame<number> = {
  route: 'reviews',
  title: 'reviews.title',
  noneYet: 'reviews.noneYet',
  filters: reviewFilters,
};

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const decide = useDecideReview();
  const [dialog, setDialog] = useState<{ name: ReviewDialogName; id: number } | null>(null);
  const { listedReviews: found } = useSuspenseQuery(reviewListQuery(search)).data;
  const publish = (review: ListedReview) => decide(review, null);
  const open = (name: ReviewDialogName, { id }: ListedReview) => setDialog({ name, id });
  const meant = dialog && found.reviews.find(({ id }) => id === dialog.id);
  return (
    <OfficeList
      list={{
        ...reviewList,
        idOf: ({ id }: ListedReview) => id,
        className: styles.review,
        card: (review) => (
          <ReviewCard review={review} onPublish={() => publish(review)} onOpen={(name) => open(name, review)} />
        ),
      }}
      rows={found.reviews}
      ends={found}
      search={search}
      notice={<p className={page.soft}>{t('reviews.rule')}</p>}
      keysOf={(review) => ({
        ...(review && review.state !== 'published' && { p: () => publish(review) }),
        ...(review && review.state !== 'rejected' && { r: () => open('reject', review) }),
        ...(review?.state === 'published' && { e: () => open('reply', review) }),
      })}
    >
      {dialog && meant ? <ReviewDialog name={dialog.name} review={meant} onClose={() => setDialog(null)} /> : null}
    </OfficeList>
  );
};
