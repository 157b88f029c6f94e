// The first step of a withdrawal from a contract, for anybody (Directive 2011/83, Article 11a).
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageModule } from '../page-module.ts';
import { emptyWithdrawal } from './withdrawal-fields.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalFrame } from './withdrawal-frame.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/returns/withdrawal.ts`));

export const Page: PageModule['Page'] = ({ location: { locale } }) => {
  const { t } = useApp();
  return (
    <WithdrawalFrame title={t('withdrawal.title')} lead={t('withdrawal.lead')} step={1}>
      <WithdrawalForm action={urlOf('withdraw', { locale })} fields={emptyWithdrawal} />
    </WithdrawalFrame>
  );
};

export const head: PageModule['head'] = ({ location: { locale }, t }) => ({
  title: t('withdrawal.title'),
  description: t('withdrawal.lead'),
  canonical: urlOf('withdraw', { locale }),
});
