// A document of the settings in its editor.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { useProvenMutation } from '../../staff/office/use-staff-mutation.tsx';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { formOf, readForm } from './settings-form.ts';
import { type SettingsChoices, type ShownDocument, settingsListQuery, settingsQuery } from './settings-queries.ts';
import { refusedSave, type SettingsRefused } from './settings-refused.ts';
import type { SettingForm, SettingsScreen } from './settings-screen.ts';

export type SettingsEditor = ReturnType<typeof useSettingsEditor>['editor'];

export function useSettingsEditor(screen: SettingsScreen, shown: ShownDocument, choices: SettingsChoices) {
  const { locale, t } = useApp();
  const { mutateProven } = useProvenMutation('SettingsSave');
  const [told, setTold] = useState<readonly string[]>([]);
  const name = screen.document;
  const fields = screen.sections.flatMap((section) => section.fields);
  const place = { locale, t, choices };
  const editor = useRecordEditor({
    kind: `settings:${name}`,
    shape: 1,
    id: name,
    shown,
    formOf: (document): SettingForm => formOf(fields, JSON.parse((document ?? shown).data), place),
    readForm(form: SettingForm) {
      const { data, problems } = readForm(fields, form, place);
      return { content: data, problems };
    },
    groups: [],
    async send(data, { version }): Promise<Saved | SettingsRefused> {
      const answer = await mutateProven({ name, version: version ?? 0, data: JSON.stringify(data), told: [...told] });
      if (!answer) return { refusal: 'NotProven', by: null, faults: [], effects: [] };
      const { saveSettings: saved } = answer;
      return refusedSave(saved) ?? { id: name, version: saved.version ?? 0 };
    },
    outdated: 'SettingsChanged',
    async fetch(client, id) {
      // What is missing of it is said in the list.
      void client.invalidateQueries({ queryKey: settingsListQuery.queryKey });
      return (await refetchQuery(client, settingsQuery(id))).settingsDocument;
    },
    hrefOf: (id) => officeUrlOf('settingsDocument', undefined, { document: id }),
    savedText: () => t('settings.saved', { title: t(screen.title) }),
  });
  return { editor, fields, place, setTold };
}
