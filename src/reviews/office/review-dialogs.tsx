// What is asked before a review is rejected, and the shop's answer to a published one.
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { RecordEditorDialog } from '../../ui/record-editor/record-editor-dialog.tsx';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isRejectionReason, rejectionReasons } from '../rejection-reasons.ts';
import { reviewLengths } from '../review-fields.ts';
import type { ListedReview } from './review-queries.ts';
import { reviewRefusals } from './review-refusals.ts';
import { useDecideReview } from './use-decide-review.ts';
import { useReplyEditor } from './use-reply-editor.ts';

export type ReviewDialogName = 'reject' | 'reply';

type DialogProps = { review: ListedReview; onClose(): void };

export const bindReviewDialog = () => withLateTexts(ReviewDialog, loadEditorTexts);

function ReviewDialog({ name, ...props }: DialogProps & { name: ReviewDialogName }) {
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
  const { t } = useApp();
  const queryClient = useQueryClient();
  const editor = useReplyEditor(review, () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: ['ReviewsList'] });
  });
  const { form, refused, problems, change } = editor;
  return (
    <RecordEditorDialog
      {...{ editor, onClose }}
      title={t('reviews.answer')}
      saveText={t('reviews.saveReply')}
      problem={refused && t(refusalMessage(reviewRefusals, refused.refusal, 'reviews.changed'))}
      describe={({ mine, theirs }) => ({
        label: t('reviews.reply'),
        mine: String(mine.text),
        theirs: String(theirs.text),
      })}
    >
      <LimitedTextArea
        label={t('reviews.reply')}
        hint={t('reviews.replyHint')}
        rows={5}
        limit={reviewLengths.reply}
        value={form.text}
        aria-invalid={problems.includes('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
    </RecordEditorDialog>
  );
}
