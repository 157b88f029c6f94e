// What the shop answers to a review, in its editor.
import { officeUrlOf } from '../../office-addresses.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import type { ListedReview } from './review-queries.ts';

type ReplyForm = { text: string };

export function useReplyEditor(review: ListedReview, onSaved: () => void) {
  const saving = useOperationMutation('ReviewsReply');
  const { id } = review;
  return useRecordEditor({
    kind: 'reply',
    shape: 1,
    id: String(id),
    shown: review,
    formOf: (shown: Pick<ListedReview, 'reply' | 'version'> | null): ReplyForm => ({ text: shown?.reply ?? '' }),
    readForm: ({ text }: ReplyForm) => ({ content: text.trim(), problems: [] }),
    groups: [],
    async send(text, { version }): Promise<Saved | Refused> {
      const { replyToReview: now } = await saving.mutateAsync({ id, version: version ?? 0, text });
      if (now.version != null) return { id: String(id), version: now.version };
      return { refusal: now.refusal ?? 'other', by: now.by ?? null };
    },
    outdated: 'ReplyChanged',
    refusedFields: { ReplyTooLong: 'text' },
    fetch: async (client) => (await refetchQuery(client, operationQuery('ReviewsReplyNow', { id }))).reviewReply,
    hrefOf: () => officeUrlOf('reviews'),
    onSaved,
  });
}
