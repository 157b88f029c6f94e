// What a word of shoppers means, in its editor.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { readSynonymForm, type ShownSynonym, type StartedSynonym, synonymFormOf } from './synonym-form.ts';

type SynonymRefused = Refused & { said?: string | null | undefined };

export function useSynonymEditor(start: StartedSynonym, onSaved: () => void) {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const saving = useOperationMutation('SearchesSaveSynonym');
  const { locale, term } = start;
  return useRecordEditor({
    kind: 'synonym',
    shape: 1,
    id: `${locale} ${term}`,
    shown: term === '' ? null : start,
    formOf: (shown: ShownSynonym | null) => synonymFormOf(start, shown ?? start),
    readForm: readSynonymForm,
    groups: [],
    async send(content, { id, version }): Promise<Saved | SynonymRefused> {
      const { saveSynonym: now } = await saving.mutateAsync({ ...content, version });
      if (now.version != null) return { id: id ?? '', version: now.version };
      return { ...now, refusal: now.refusal ?? 'other' };
    },
    outdated: 'SynonymChanged',
    refusedFields: { TermTaken: 'term', PageUnknown: 'page' },
    fetch: async (client) =>
      term === '' ? null : (await refetchQuery(client, operationQuery('SearchesSynonym', { locale, term }))).synonym,
    hrefOf: () => officeUrlOf('synonyms'),
    savedText: ({ term: saved }) => t('synonyms.saved', { term: saved }),
    onSaved() {
      onSaved();
      void refetchSynonymLists(queryClient);
    },
  });
}

export async function refetchSynonymLists(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  const names = ['SearchesList', 'SearchesSynonyms', 'SearchesSynonymsOfWords'] as const;
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
