// The texts of one thing in one language, as they are edited.
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { translationFormOf } from './translation-form.ts';
import { type ShownTranslation, translationHref, translationQuery } from './translation-queries.ts';

export type TranslationRefused = Refused & { fault: string | null };

export function useTranslationEditor(thing: ShownTranslation) {
  const { t } = useApp();
  const saving = useOperationMutation('TranslationSave');
  const { locale } = thing;
  return useRecordEditor({
    kind: `translation-${locale}`,
    shape: 1,
    id: thing.id,
    shown: thing,
    formOf: translationFormOf,
    readForm: (form) => ({ content: form, problems: [] }),
    groups: [],
    async send({ texts, confirmed }, { version, before }): Promise<Saved | TranslationRefused> {
      // Only what was typed travels: what stands beside it may be changed by others.
      const changed = Object.entries(texts).filter(([field, text]) => text !== before.texts[field]);
      const { saveTranslation: now } = await saving.mutateAsync({
        ...{ id: thing.id, locale, version: version ?? 0, confirmed: [...confirmed] },
        texts: changed.map(([field, text]) => ({ field, text })),
      });
      if (now.version != null) return { id: thing.id, version: now.version };
      return { refusal: now.refusal ?? 'other', by: now.by ?? null, fault: now.fault ?? null };
    },
    outdated: 'TextsChanged',
    fetch: async (client, id) => (await refetchQuery(client, translationQuery({ id, locale }))).translation,
    hrefOf: (id) => translationHref(locale, id),
    savedText: () => t('translation.saved'),
  });
}
