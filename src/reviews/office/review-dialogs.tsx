// What is asked before a review is rejected, and the shop's answer to a published one.
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isRejectionReason, rejectionReasons } from '../rejection-reasons.ts';
import { reviewLengths } from '../review-fields.ts';
import type { ListedReview } from './review-queries.ts';
import { reviewRefusals } from './review-refusals.ts';
import { useDecideReview } from './use-decide-review.ts';

export type ReviewDialogName = 'reject' | 'reply';

type DialogProps = { review: ListedReview; onClose(): void };

export function ReviewDialog({ name, ...props }: DialogProps & { name: ReviewDialogName }) {
  return name === 'reject' ? <RejectDialog {...props} /> : <ReplyDialog {...props} />;
}

function RejectDialog({ review, onClose }: DialogProps) {
  const { t } = useApp();
  const decide = useDecideReview();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!isRejectionReason(reason)) return;
    decide(review, reason);
    onClose();
  };
  return (
    <OfficeDialog title={t('reviews.rejectTitle')} onClose={onClose}>
      <form className={layout.stack} onSubmit={submit}>
        <p>{t('reviews.rejectText')}</p>
        <fieldset className={classNames(layout.stack, layout.tight)}>
          <VisuallyHidden>
            <legend>{t('reviews.reason')}</legend>
          </VisuallyHidden>
          {rejectionReasons.map((reason, index) => (
            <RadioRow
              key={reason}
              name="reason"
              value={reason}
              required
              defaultChecked={index === 0}
              label={t(`reviews.reason_${reason}`)}
            />
          ))}
        </fieldset>
        <div>
          <Button kind="primary" type="submit">
            {t('reviews.reject')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}

function ReplyDialog({ review, onClose }: DialogProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('ReviewsReply');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text'));
    const onSuccess = async ({ replyToReview: { refusal } }: { replyToReview: { refusal?: string | null } }) => {
      await queryClient.invalidateQueries({ queryKey: ['ReviewsList'] });
      if (refusal) showToast({ kind: 'error', text: t(refusalMessage(reviewRefusals, refusal, 'reviews.changed')) });
      else onClose();
    };
    if (!isPending) mutate({ id: review.id, text }, { onSuccess, onError: showToast });
  };
  return (
    <OfficeDialog title={t('reviews.answer')} onClose={onClose}>
      <form data-keep={`reply ${review.id}`} className={layout.stack} onSubmit={submit}>
        <LimitedTextArea
          label={t('reviews.reply')}
          hint={t('reviews.replyHint')}
          name="text"
          rows={5}
          limit={reviewLengths.reply}
          defaultValue={review.reply}
        />
        <div>
          <Button kind="primary" type="submit" isBusy={isPending}>
            {t('reviews.saveReply')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}
