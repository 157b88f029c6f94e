// Every document of the settings, in groups; the search finds them by what they set.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { Translate } from '../../i18n/translate.ts';
import type { SettingsListQuery } from '../../office-operations.generated.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { FoundLabels } from './find-fields.ts';
import { loadSettingsTexts } from './load-settings-texts.ts';
import styles from './settings.module.css';
import { settingsConnections } from './settings-connections.ts';
import { settingsEntries, settingsGroups } from './settings-entries.ts';
import { settingsListQuery } from './settings-queries.ts';

const MOST_NAMED = 4;

export const loadTexts = loadSettingsTexts;

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(settingsListQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('settings.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { settingsDocuments: states } = useSuspenseQuery(settingsListQuery).data;
  const [text, setText] = useState('');
  const labels = useLabels(text !== '');
  const found = Object.values(settingsEntries).filter(
    (listed) => isFound(listed, text, t) || namedIn(listed, text, labels).length > 0,
  );
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('settings.title')}
        </h1>
      </div>
      <div className={styles.search}>
        <TextField
          label={t('settings.search')}
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {settingsGroups.map((group) => {
        const ofGroup = found.filter((listed) => listed.group === group);
        return ofGroup.length === 0 ? null : (
          <section key={group}>
            <h2 className={page.panelTitle}>{t(`settings.group_${group}`)}</h2>
            <ul className={styles.documents}>
              {ofGroup.map((listed) => (
                <ListedDocument
                  key={listed.document}
                  listed={listed}
                  named={isFound(listed, text, t) ? [] : namedIn(listed, text, labels)}
                  lacks={states.find(({ name }) => name === listed.document)?.lacks ?? []}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Connections text={text} />
      {found.length === 0 ? <p role="status">{t('settings.notFound', { text })}</p> : null}
    </div>
  );
};

function Connections({ text }: { text: string }) {
  const { t } = useApp();
  const may = useMay();
  const wanted = text.trim().toLowerCase();
  const shown = settingsConnections.filter(
    ({ route, title, about }) => may(pageAccess[route]) && `${t(title)} ${t(about)}`.toLowerCase().includes(wanted),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={page.panelTitle}>{t('settings.group_connections')}</h2>
      <ul className={styles.documents}>
        {shown.map(({ route, title, about, href }) => (
          <li key={route} className={styles.document}>
            <PageLink to={href()}>{t(title)}</PageLink>
            <span className={page.soft}>{t(about)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Listed = (typeof settingsEntries)[keyof typeof settingsEntries];

function isFound({ title, about }: Listed, text: string, t: Translate): boolean {
  const wanted = text.trim().toLowerCase();
  return [title, about].some((word) => t(word).toLowerCase().includes(wanted));
}

/** The fields of a document that are called so. */
function namedIn({ document }: Listed, text: string, labels: FoundLabels | null): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return labels?.get(document)?.filter((label) => label.toLowerCase().includes(wanted)) ?? [];
}

/** Those of every screen, once somebody looks for something. */
function useLabels(isWanted: boolean): FoundLabels | null {
  const { locale } = useApp();
  const [labels, setLabels] = useState<FoundLabels | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./find-fields.ts')
      .then(({ listLabels }) => listLabels(locale))
      .then((found) => isHere && setLabels(found))
      // Documents are found by their names all the same.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isWanted, locale]);
  return labels;
}

type ListedProps = {
  named: readonly string[];
  listed: Listed;
  lacks: SettingsListQuery['settingsDocuments'][number]['lacks'];
};

function ListedDocument({ named, listed: { href, title, about }, lacks }: ListedProps) {
  const { t } = useApp();
  return (
    <li className={styles.document}>
      <PageLink to={href()}>{t(title)}</PageLink>
      <span className={page.soft}>{t(about)}</span>
      {named.length > 0 ? <span className={page.soft}>{named.slice(0, MOST_NAMED).join(' · ')}</span> : null}
      {lacks.length > 0 ? <StateMark tone="wait">{t('settings.lacks', { count: lacks.length })}</StateMark> : null}
    </li>
  );
}
