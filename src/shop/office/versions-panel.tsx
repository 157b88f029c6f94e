// The earlier versions of a document: who has stored them, what each has changed, and the way back.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { operationQuery } from '../../query-client.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { listChanges } from './list-changes.ts';
import styles from './settings.module.css';
import { formOf } from './settings-form.ts';
import type { ShownDocument } from './settings-queries.ts';
import { refusedSave, type SettingsRefused } from './settings-refused.ts';
import type { SettingField, SettingPlace } from './settings-screen.ts';

type VersionsPanelProps = {
  shown: ShownDocument;
  fields: readonly SettingField[];
  place: Omit<SettingPlace, 'siblings'>;
  isUnsaved: boolean;
  onRestored(): Promise<unknown>;
};

export function VersionsPanel(props: VersionsPanelProps) {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (props.shown.version === 0) return null;
  const restored = () =>
    Promise.all([props.onRestored(), queryClient.invalidateQueries({ queryKey: ['SettingsVersions'] })]);
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
          {props.isUnsaved ? <p className={page.soft}>{t('settings.saveFirst')}</p> : null}
          <VersionLines {...props} before={null} onRestored={restored} />
        </>
      ) : null}
    </section>
  );
}

/** Those older than `before`, and behind them the older ones once somebody asks for them. */
function VersionLines({ before, ...props }: VersionsPanelProps & { before: number | null }) {
  const { t } = useApp();
  const [isLed, setLed] = useState(false);
  const asking = useQuery(operationQuery('SettingsVersions', { name: props.shown.name, before }));
  if (!asking.data) return <Unanswered query={asking} />;
  const { versions, after } = asking.data.settingsVersions;
  return (
    <>
      <ol className={record.moments}>
        {versions.map((version) => (
          <VersionLine key={version.version} {...props} version={version} />
        ))}
      </ol>
      {after === null || after === undefined || isLed ? null : (
        <Button size="small" onClick={() => setLed(true)}>
          {t('settings.olderVersions')}
        </Button>
      )}
      {isLed && after != null ? <VersionLines {...props} before={after} /> : null}
    </>
  );
}

type Version = { version: number; changedAt: string; changedBy: string };

function VersionLine({ version: { version, changedAt, changedBy }, ...props }: VersionLineProps) {
  const { t, showToast } = useApp();
  const { shown, isUnsaved, onRestored } = props;
  const [isAsked, setAsked] = useState(false);
  const at = useFormatMoment()(changedAt);
  const { run, isPending } = useStaffMutation('SettingsRestore');
  const [refused, setRefused] = useState<SettingsRefused | null>(null);
  const restore = async () => {
    const told = refused?.effects.map(({ key }) => key) ?? [];
    const answer = await run({ name: shown.name, version: shown.version, of: version, told });
    if (!answer) return;
    setRefused(refusedSave(answer.restoreSettings));
    if (answer.restoreSettings.version == null) return;
    showToast({ kind: 'success', text: t('settings.backDone', { at }) });
    await onRestored();
  };
  return (
    <li className={record.moment}>
      <time dateTime={changedAt}>{at}</time>
      <div>
        {changedBy}{' '}
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
        <details onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
          <summary>{t('settings.whatChanged')}</summary>
          {isAsked ? <WhatChanged {...props} version={version} /> : null}
        </details>
        {refused ? <RestoreRefused refused={refused} /> : null}
      </div>
    </li>
  );
}

type VersionLineProps = VersionsPanelProps & { version: Version };

function WhatChanged({ shown, fields, place, version }: VersionsPanelProps & { version: number }) {
  const { t } = useApp();
  const asking = useQuery(operationQuery('SettingsChange', { name: shown.name, version }));
  if (!asking.data) return <Unanswered query={asking} />;
  const { before = '{}', after = '{}' } = asking.data.settingsChange ?? {};
  const [old, current] = [before, after].map((said) => formOf(fields, JSON.parse(said), place));
  const changes = listChanges(fields, { before: old ?? {}, after: current ?? {}, place });
  if (changes.length === 0) return <p className={page.soft}>{t('settings.nothingChanged')}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.label}>
          <dt>{change.label}</dt>
          <dd>
            <del>{change.before || '–'}</del> <span aria-hidden="true">→</span> <ins>{change.after || '–'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What going back leads to, or why it cannot be. */
function RestoreRefused({ refused: { refusal, effects, faults } }: { refused: SettingsRefused }) {
  const { t } = useApp();
  const said = [...effects.map(({ text }) => text), ...faults.map(({ path, message }) => `${path}: ${message}`)];
  return (
    <Notice kind={effects.length > 0 ? 'info' : 'error'}>
      {effects.length > 0
        ? t('effects.save')
        : t(refusal === 'SettingsChanged' ? 'settings.refusedChanged' : 'settings.refusedOther')}
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
