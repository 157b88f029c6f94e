// A collection in its editor.
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import { collectionFormGroups, formOf, readForm } from './collection-form-state.ts';
import { type CollectionChoices, collectionHref, collectionQuery, type ShownCollection } from './collection-queries.ts';

export type CollectionRefused = Refused & { fields: readonly string[] };

const refusedFields = { HandleInvalid: 'handle', HandleTaken: 'handle', RuleEmpty: 'rule' };

export function useCollectionEditor(shown: ShownCollection | null, choices: CollectionChoices) {
  const { locale, t } = useApp();
  const saving = useOperationMutation('CollectionsSave');
  const context = { locale, choices };
  const [base] = choices.languages;
  return useRecordEditor({
    kind: 'collection',
    shape: 2,
    id: shown?.id ?? null,
    shown,
    formOf: (collection: ShownCollection | null) => formOf(collection, context),
    readForm: (form) => readForm(form, { ...context, isNew: shown === null }),
    groups: collectionFormGroups,
    async send(content, { id, version, newId }): Promise<Saved | CollectionRefused> {
      const patch = JSON.stringify(content);
      const { saveCollection: now } = await saving.mutateAsync({ id, version, patch, newId });
      if (now.id && now.version != null) return { id: now.id, version: now.version };
      return { refusal: now.refusal ?? 'other', fields: now.fields ?? [], by: now.by ?? null, id: now.id ?? null };
    },
    outdated: 'CollectionChanged',
    refusedFields: { ...refusedFields, TitleMissing: `texts.${base}.title` },
    fetch: async (client, id) => (await refetchQuery(client, collectionQuery(id))).editedCollection,
    hrefOf: collectionHref,
    savedText: () => t('collections.saved'),
  });
}

export type CollectionEditor = ReturnType<typeof useCollectionEditor>;
