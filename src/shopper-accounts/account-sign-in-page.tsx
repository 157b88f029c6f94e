import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { accountUrl } from './account-address.ts';
import { accountPage } from './account-shell.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/shopper/account.ts`));

export const { load, head, Page } = accountPage({ title: 'account.title', Part: AlreadyIn });

/** Whoever is in already is led on. */
function AlreadyIn() {
  const { t, locale } = useApp();
  return (
    <div>
      <LinkButton kind="primary" to={accountUrl('orders', { locale })}>
        {t('account.toAccount')}
      </LinkButton>
    </div>
  );
}
