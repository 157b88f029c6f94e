// The earlier versions of a document: who has changed what, and the way back.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import record from '../../ui/office/record-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { changedByText } from './changed-by-text.ts';
import type { ShownDocument } from './settings-queries.ts';
import type { SettingField, SettingPlace, SettingsScreen } from './settings-screen.ts';

type VersionsPanelProps = {
  screen: SettingsScreen;
  fields: readonly SettingField[];
  place: Omit<SettingPlace, 'siblings'>;
  shown: ShownDocument;
  isUnsaved: boolean;
};

export function VersionsPanel({ screen, shown }: VersionsPanelProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const format = useFormatMoment();
  const query = operationQuery('SettingsVersions', { name: screen.document });
  const { data } = useQuery({ ...query, enabled: isOpen });
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
        <ol className={record.moments}>
          {data?.settingsVersions.versions.map(({ version, changedAt, changedBy }) => (
            <li key={version} className={record.moment}>
              <time dateTime={changedAt}>{format(changedAt)}</time>
              {changedByText(changedBy, t)}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
