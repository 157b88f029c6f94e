// The screen of one document of the settings.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import './brand/brand-settings.module.css';
import '../../ui/fields/field.module.css';
import type { LatePart } from '../../ui/late-part.tsx';
import '../../ui/office/sheets/controls.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadEffectsTexts } from '../../ui/record-editor/load-effects-texts.ts';
import type { SettingsDocument } from '../settings-list.ts';
import { lateScreens, type ScreenProps } from './late-screens.tsx';
import { loadSettingsTexts } from './load-settings-texts.ts';
import { settingsEntries } from './settings-entries.ts';
import { settingsChoicesQuery, settingsQuery } from './settings-queries.ts';
// What is loaded later brings no sheets.
import '../../ui/office/state-mark.module.css';

export const loadTexts = joinTexts(loadSettingsTexts, loadEditorTexts, loadEffectsTexts);

export const load: PageLoad = async (queryClient, { params: { document = '' } }) => {
  const screen = lateScreens[document];
  if (!screen) return;
  await Promise.all([
    screen.load(),
    queryClient.ensureQueryData(settingsQuery(document)),
    queryClient.ensureQueryData(settingsChoicesQuery),
  ]);
};

export const head: PageModule['head'] = ({ location: { params }, t }) => {
  const { document = '' } = params;
  if (!lateScreens[document]) return { title: t('settings.missingPage'), status: 404 };
  return { title: t(settingsEntries[document as SettingsDocument].title) };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { document = '' } = location.params;
  const screen = lateScreens[document];
  if (screen) return <Document key={document} document={document} Screen={screen} />;
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

function Document({ document, Screen }: { document: string; Screen: LatePart<ScreenProps> }) {
  const { settingsDocument: shown } = useSuspenseQuery(settingsQuery(document)).data;
  const { settingsChoices: choices } = useSuspenseQuery(settingsChoicesQuery).data;
  return shown ? <Screen {...{ shown, choices }} /> : null;
}
