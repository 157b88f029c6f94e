// Keys and passwords of others that the shop uses: which there are and where each comes from. Values go in and never come out.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { loadStaffTexts } from '../../staff/load-staff-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { type SecretGroup, secretGroups } from '../secret-names.ts';
import { loadSecretTexts } from './load-secret-texts.ts';
import { SecretGroupPanel } from './secret-group.tsx';
import { secretListQuery } from './secret-queries.ts';

export const loadTexts = joinTexts(loadStaffTexts, loadSecretTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('secrets.title') });

export const Page: PageModule['Page'] = () => {
  const t = useT();
  const { secrets, needsRestart, mailTo } = useSuspenseQuery(secretListQuery).data.secrets;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('secrets.title')}
      </h1>
      <p className={layout.aside}>{t('secrets.text')}</p>
      {needsRestart ? <Notice kind="info">{t('secrets.needsRestart')}</Notice> : null}
      {(Object.keys(secretGroups) as SecretGroup[]).map((group) => (
        <SecretGroupPanel
          key={group}
          group={group}
          secrets={secrets.filter(({ name }) => secretGroups[group].some((one) => one === name))}
          mailTo={mailTo}
        />
      ))}
    </div>
  );
};
