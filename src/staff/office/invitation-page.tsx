// The page on which somebody begins who was invited.
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { loadPeopleTexts } from '../load-people-texts.ts';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { LinkForm } from './link-form.tsx';

export const loadTexts = joinTexts(loadStaffTexts, loadPeopleTexts);

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  return <LinkForm location={location} title={t('staff.invitationTitle')} text={t('staff.invitationText')} />;
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.invitationTitle') });
