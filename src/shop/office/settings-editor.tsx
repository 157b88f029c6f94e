// The screen of a document, whichever it is: its fields in sections, what saving will do, and its earlier versions.
import { useEffect } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { EffectsNotice } from '../../ui/record-editor/effects-notice.tsx';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { describeSetting } from './describe-setting.ts';
import { SettingFields, SettingFormProvider } from './setting-form-context.tsx';
import { locateFault, readForm } from './settings-form.ts';
import type { SettingsChoices, ShownDocument } from './settings-queries.ts';
import { settingsRefusals } from './settings-refusals.ts';
import type { SettingsRefused } from './settings-refused.ts';
import type { SettingPlace, SettingsScreen } from './settings-screen.ts';
import { useSettingsEditor } from './use-settings-editor.ts';
import { type SettingsEffects, useSettingsEffects } from './use-settings-effects.ts';
import { VersionsPanel } from './versions-panel.tsx';

type SettingsEditorProps = { screen: SettingsScreen; shown: ShownDocument; choices: SettingsChoices };

export function SettingsEditor({ screen, shown, choices }: SettingsEditorProps) {
  const { t } = useApp();
  const note = useChangedNote(shown);
  const { editor, fields, place, setTold } = useSettingsEditor(screen, shown, choices);
  const { form, refused } = editor;
  const { data, problems } = readForm(fields, form, place);
  const isPreviewed = editor.isUnsaved && problems.length === 0;
  const previewed = useSettingsEffects(screen.document, isPreviewed ? JSON.stringify(data) : null);
  const effects = joinEffects(editor.isUnsaved ? (refused?.effects ?? []) : [], previewed);
  const keys = effects.map(({ key }) => key).join('\n');
  // What stands on the screen is said.
  useEffect(() => setTold(keys === '' ? [] : keys.split('\n')), [keys, setTold]);
  const { faults, untold } = placeFaults(refused?.faults ?? [], (path) => locateFault(fields, form, { path, place }));
  return (
    <RecordEditorFrame
      editor={editor}
      title={t(screen.title)}
      note={note}
      saveKind="primary"
      isHeadKept
      headEnd={<EffectsNotice effects={effects} by="save" />}
      actions={(saveButton) => saveButton}
      problem={refused && refusedText(refused, untold, t)}
      describe={(collision) => describeSetting(fields, form, { collision, place })}
      after={
        <>
          {screen.After ? (
            <screen.After form={form} isUnsaved={editor.isUnsaved} data={problems.length === 0 ? data : null} />
          ) : null}
          <VersionsPanel {...{ shown, fields, place }} isUnsaved={editor.isUnsaved} onRestored={editor.refetch} />
        </>
      }
    >
      <p className={page.soft}>
        {t(screen.about)} <PageLink to={officeUrlOf('settings')}>{t('settings.all')}</PageLink>
      </p>
      {screen.Before ? <screen.Before {...{ fields, form, place }} change={(to) => editor.change(to)} /> : null}
      <SettingFormProvider services={{ ...place, problems: editor.problems, faults, leave: editor.leave }}>
        {shownSections(screen, place).map((section, at) => (
          <section key={section.title ?? at} className={page.panel}>
            {section.title ? <h2 className={page.panelTitle}>{t(section.title)}</h2> : null}
            <div className={layout.stack}>
              {section.hint ? <p className={layout.aside}>{t(section.hint)}</p> : null}
              <SettingFields fields={section.fields} form={form} location="" change={(to) => editor.change(to)} />
            </div>
          </section>
        ))}
      </SettingFormProvider>
    </RecordEditorFrame>
  );
}

function shownSections({ sections }: SettingsScreen, place: Omit<SettingPlace, 'siblings'>) {
  return sections.filter(({ isShown }) => isShown?.(place) !== false);
}

function joinEffects(refused: SettingsEffects, previewed: SettingsEffects): SettingsEffects {
  return [...previewed, ...refused.filter(({ key }) => !previewed.some((each) => each.key === key))];
}

function useChangedNote({ changedAt, changedBy }: ShownDocument): string {
  const { t } = useApp();
  const format = useFormatMoment();
  if (!changedAt) return t('settings.neverSet');
  return t('settings.lastChanged', { at: format(changedAt), by: changedBy ?? '' });
}

type Fault = SettingsRefused['faults'][number];

/** Puts the faults beside their fields, where there is one; `untold`: what no field has. */
function placeFaults(faults: readonly Fault[], locate: (path: string) => string | null) {
  const placed = new Map<string, string>();
  const untold: Fault[] = [];
  for (const fault of faults) {
    const location = locate(fault.path);
    if (location === null) untold.push(fault);
    else if (!placed.has(location)) placed.set(location, fault.message);
  }
  return { faults: placed, untold };
}

function refusedText({ refusal }: SettingsRefused, untold: readonly Fault[], t: Translate): string {
  const said = t(refusalMessage(settingsRefusals, refusal, 'settings.refusedOther'));
  return [said, ...untold.map(({ path, message }) => `${path}: ${message}`)].join(' ');
}
