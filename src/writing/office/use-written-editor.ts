// A page or an article in its editor: what is saved is its draft.
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { fieldsOf, formOf, readForm, type WrittenContent, type WrittenForm } from './written-form.ts';
import { type ShownWriting, type WritingChoices, type WrittenKind, writingHref, writingQuery } from './written-kind.ts';

export type WritingRefused = Refused & {
  fields: readonly string[];
  message?: string | null;
};

const groups: FieldGroups = [['publishDay', 'publishTime']];

export type EditedWriting = {
  kind: WrittenKind;
  shown: ShownWriting | null;
  /** What a new one begins with: another one's words. */
  copied: WrittenContent | null;
  choices: WritingChoices;
};

export function useWrittenEditor({ kind, shown, copied, choices }: EditedWriting) {
  const { t, showToast } = useApp();
  const saving = useOperationMutation('ContentsSave');
  const copy = copied && fieldsOf({ ...copied, slug: '' }, choices.languages);
  return useRecordEditor({
    kind: `written-${kind}`,
    shape: 2,
    id: shown?.id ?? null,
    shown,
    formOf: (writing: ShownWriting | null): WrittenForm => ({
      ...formOf(writing, choices),
      ...(writing === null && copy ? copy : {}),
    }),
    readForm: (form) => readForm(form, { kind, isNew: shown === null }),
    groups,
    async send(content, { id, version, newId }): Promise<Saved | WritingRefused> {
      const { saveContent: now } = await saving.mutateAsync({ kind, id, version, ...content, newId });
      if (!now.id || now.version == null) return { ...refusedOf(now), id: now.id ?? null };
      const what = now.leftOut?.join('; ');
      if (what) showToast({ kind: 'error', text: t('contents.leftOut', { what }) });
      return { id: now.id, version: now.version };
    },
    outdated: 'ContentChanged',
    refusedFields: {
      ...{ SlugInvalid: 'slug', SlugTaken: 'slug', LegalPage: 'slug', DateInFuture: 'date', PictureUnknown: 'picture' },
      ...{ PublishAtPast: 'publishAt', PublishAtInvalid: 'publishAt' },
    },
    fetch: async (client, id) => (await refetchQuery(client, writingQuery(kind, id))).editedContent,
    hrefOf: (id) => writingHref(kind, id),
    savedText: () => t('contents.saved'),
  });
}

export type WrittenEditor = ReturnType<typeof useWrittenEditor>;

type Answer = { refusal?: string | null; fields?: string[] | null; by?: string | null; message?: string | null };

export function refusedOf({ refusal, fields, by, message }: Answer): WritingRefused {
  return { refusal: refusal ?? 'other', fields: fields ?? [], by: by ?? null, message: message ?? null };
}
