// The earlier versions of a document: who has stored them, what each has changed, and the way back.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { operationQuery } from '../../query-client.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { changedByText } from './changed-by-text.ts';
import type { ShownDocument } from './settings-queries.ts';
import { refusedRestore, type SettingsRefused } from './use-settings-editor.ts';

type VersionsPanelProps = { shown: ShownDocument; isUnsaved: boolean; onRestored(): Promise<unknown> };

export function VersionsPanel({ shown, isUnsaved, onRestored }: VersionsPanelProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const query = operationQuery('SettingsVersions', { name: shown.name });
  const { data, refetch } = useQuery({ ...query, enabled: isOpen });
  if (shown.version === 0) return null;
  return (
    <section className={page.panel}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle}>{t('settings.versions')}</h2>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'settings.hideVersions' : 'settings.showVersions')}
        </Button>
      </div>
      {isOpen ? (
        <>
          {isUnsaved ? <p className={page.soft}>{t('settings.saveFirst')}</p> : null}
          <ol className={record.moments}>
            {data?.settingsVersions.versions.map((version) => (
              <VersionLine
                key={version.version}
                {...{ version, shown, isUnsaved }}
                onRestored={() => Promise.all([onRestored(), refetch()])}
              />
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

type Version = { version: number; changedAt: string; changedBy: string };

function VersionLine({ version: { version, changedAt, changedBy }, shown, isUnsaved, onRestored }: VersionLineProps) {
  const { t, showToast } = useApp();
  const at = useFormatMoment()(changedAt);
  const { run, isPending } = useStaffMutation('SettingsRestore');
  const [refused, setRefused] = useState<SettingsRefused | null>(null);
  const restore = async () => {
    const told = refused?.effects.map(({ key }) => key) ?? [];
    const answer = await run({ name: shown.name, version: shown.version, of: version, told });
    if (!answer) return;
    setRefused(refusedRestore(answer.restoreSettings));
    if (answer.restoreSettings.version == null) return;
    showToast({ kind: 'success', text: t('settings.backDone', { at }) });
    await onRestored();
  };
  return (
    <li className={record.moment}>
      <time dateTime={changedAt}>{at}</time>
      <div>
        {changedByText(changedBy, t)}{' '}
        {version === shown.version ? (
          <span className={page.soft}>({t('settings.inForce')})</span>
        ) : (
          <Button
            size="small"
            isBusy={isPending}
            disabled={isUnsaved}
            aria-label={t('settings.backToOf', { at })}
            onClick={() => restore().catch(showToast)}
          >
            {t(refused?.effects.length ? 'settings.backConfirm' : 'settings.backTo')}
          </Button>
        )}
        {refused ? <RestoreRefused refused={refused} /> : null}
      </div>
    </li>
  );
}

type VersionLineProps = { version: Version; shown: ShownDocument; isUnsaved: boolean; onRestored(): Promise<unknown> };

/** What going back leads to, or why it cannot be. */
function RestoreRefused({ refused: { refusal, effects, faults } }: { refused: SettingsRefused }) {
  const { t } = useApp();
  const said = [...effects.map(({ text }) => text), ...faults.map(({ path, message }) => `${path}: ${message}`)];
  return (
    <Notice kind={effects.length > 0 ? 'info' : 'error'}>
      {effects.length > 0
        ? t('settings.effects')
        : t(refusal === 'SettingsChanged' ? 'settings.refusedChanged' : 'settings.refusedOther')}
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
