// Where somebody sets up access again.
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { LinkForm } from './link-form.tsx';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/staff.ts`));

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  return <LinkForm location={location} title={t('staff.recoveryTitle')} text={t('staff.recoveryText')} />;
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.recoveryTitle') });
