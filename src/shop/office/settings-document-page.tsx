// The screen of one document of the settings.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadSettingsTexts } from './load-settings-texts.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { settingsChoicesQuery, settingsQuery } from './settings-queries.ts';
import type { SettingsScreen } from './settings-screen.ts';
import { findScreen } from './settings-screens.ts';

export const loadTexts = joinTexts(loadSettingsTexts, loadEditorTexts);

export const load: PageLoad = async (queryClient, { params }) => {
  const screen = findScreen(params.document ?? '');
  if (!screen) return;
  await Promise.all([
    queryClient.ensureQueryData(settingsQuery(screen.document)),
    queryClient.ensureQueryData(settingsChoicesQuery),
  ]);
};

export const head: PageModule['head'] = ({ location, t }) => {
  const screen = findScreen(location.params.document ?? '');
  return screen ? { title: t(screen.title) } : { title: t('settings.missingPage'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const screen = findScreen(location.params.document ?? '');
  if (screen) return <Document key={screen.document} screen={screen} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('settings.missingPage')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('settings')}>{t('settings.all')}</PageLink>
      </p>
    </div>
  );
};

function Document({ screen }: { screen: SettingsScreen }) {
  const { settingsDocument: shown } = useSuspenseQuery(settingsQuery(screen.document)).data;
  const { settingsChoices: choices } = useSuspenseQuery(settingsChoicesQuery).data;
  return shown ? <SettingsEditor {...{ screen, shown, choices }} /> : null;
}
