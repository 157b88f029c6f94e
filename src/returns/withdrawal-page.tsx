// A withdrawal of one shopper, known by the token in its address: begun from an order, to be confirmed, or received.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageLoad, PageModule, PageProps } from '../page-module.ts';
import { NotFoundContent, notFoundHead } from '../ui/message-pages/not-found-content.tsx';
import { EDIT_PARAMETER } from './withdrawal-address.ts';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { checkWithdrawal } from './withdrawal-fields.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import { type ShownWithdrawal, withdrawalQuery } from './withdrawal-queries.ts';
import { WithdrawalReceived } from './withdrawal-received.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/returns/withdrawal.ts`));

export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(withdrawalQuery(location));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const data = queryClient.getQueryData(withdrawalQuery(location).queryKey);
  if (!data?.withdrawal) return notFoundHead(t);
  return { title: t(data.withdrawal.state === 'confirmed' ? 'withdrawal.receivedTitle' : 'withdrawal.title') };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { withdrawal } = useSuspenseQuery(withdrawalQuery(location)).data;
  if (!withdrawal) return <NotFoundContent />;
  if (withdrawal.state === 'confirmed') return <WithdrawalReceived withdrawal={withdrawal} />;
  const isWritten = withdrawal.state === 'written';
  const isComplete = isWritten && checkWithdrawal(withdrawal.fields).length === 0;
  return isComplete && !location.search.has(EDIT_PARAMETER) ? (
    <WithdrawalConfirmation withdrawal={withdrawal} location={location} />
  ) : (
    <Writing withdrawal={withdrawal} location={location} />
  );
};

function Writing({ withdrawal: { state, fields }, location }: PageProps & { withdrawal: ShownWithdrawal }) {
  const { t } = useApp();
  const { locale } = location;
  const token = location.params.token ?? '';
  return (
    <WithdrawalFrame title={t('withdrawal.title')} lead={t('withdrawal.lead')} step={1}>
      {state === 'new' ? (
        <WithdrawalForm action={urlOf('withdraw', { locale })} hidden={{ order: token }} fields={fields} isOrderKnown />
      ) : (
        <WithdrawalForm
          action={urlOf('withdrawal', { locale, token })}
          hidden={{ action: 'change' }}
          fields={fields}
          problems={checkWithdrawal(fields)}
        />
      )}
    </WithdrawalFrame>
  );
}
