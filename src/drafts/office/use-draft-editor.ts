// An order by hand in its editor.
import { useApp } from '../../app-instance.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DraftResultFieldsFragment } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { type RecordEditor, useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { newDraft } from '../draft-content.ts';
import { type DraftForm, draftFormGroups, formOf, notationOf, readForm } from './draft-form-state.ts';
import { type DraftMarkets, draftQuery, type ShownDraft } from './draft-queries.ts';

export type DraftRefused = DraftResultFieldsFragment & Refused;
export type DraftEditor = RecordEditor<DraftForm, DraftRefused, ShownDraft>;

export function useDraftEditor(draft: ShownDraft | null, { home, markets }: DraftMarkets): DraftEditor {
  const notation = notationOf(useApp().locale, markets);
  const saving = useOperationMutation('DraftsSave');
  return useRecordEditor({
    kind: 'draft',
    shape: 1,
    id: draft && String(draft.number),
    shown: draft,
    formOf: (shown) => formOf(shown ? JSON.parse(shown.content) : newDraft(home as Locale), notation),
    readForm: (form) => readForm(form, notation),
    groups: draftFormGroups,
    async send(content, { id, version, newId }): Promise<Saved | DraftRefused> {
      const sent = { number: id ? Number(id) : null, version: version ?? 0, content: JSON.stringify(content), newId };
      const { saveDraft: now } = await saving.mutateAsync(sent);
      return now.number && now.version
        ? { id: String(now.number), version: now.version }
        : { ...now, refusal: now.refusal ?? 'other', id: now.number ? String(now.number) : null };
    },
    outdated: 'DraftChanged',
    fetch: async (client, id) => (await refetchQuery(client, draftQuery(id))).draft,
    hrefOf: (number) => officeUrlOf('draftOrder', undefined, { number }),
  });
}
