// The page on which the first owner of a shop begins.
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { loadPeopleTexts } from '../load-people-texts.ts';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { LinkForm } from './link-form.tsx';

export const loadTexts = joinTexts(loadStaffTexts, loadPeopleTexts);

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  return <LinkForm location={location} title={t('staff.setupTitle')} text={t('staff.setupText')} />;
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.setupTitle') });
