import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import type { RejectionReason } from '../rejection-reasons.ts';
import type { ListedReview } from './review-queries.ts';
import { reviewRefusals } from './review-refusals.ts';

/** Publishes a review, or rejects it for a reason. Says so when its author has changed it meanwhile. */
export function useDecideReview(): (review: ListedReview, reason: RejectionReason | null) => void {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('ReviewsDecide');
  return ({ id, writtenAt }, reason) => {
    if (isPending) return;
    mutate(
      { id, reason, readAt: writtenAt },
      {
        onSuccess: ({ decideReview: { refusal } }) => {
          const done = reason ? 'reviews.rejectedNow' : 'reviews.publishedNow';
          const text = refusal ? refusalMessage(reviewRefusals, refusal, 'reviews.changed') : done;
          showToast({ kind: refusal ? 'error' : 'info', text: t(text) });
          return queryClient.invalidateQueries({ queryKey: ['ReviewsList'] });
        },
        onError: showToast,
      },
    );
  };
}
