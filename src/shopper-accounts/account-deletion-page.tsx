// What goes with an account and what stays is said before the button.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountPartProps } from './account-part.ts';
import { accountPage } from './account-shell.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/shopper/account.ts`));

export const { load, head, Page } = accountPage({ title: 'account.deletionTitle', Part: AccountDeletion });

function AccountDeletion({ account: { email }, formToken }: AccountPartProps) {
  const { t, locale } = useApp();
  return (
    <section className={styles.section}>
      <p>{t('account.deletionGoes', { email })}</p>
      <p>
        {t('account.deletionStays')}{' '}
        <PageLink to={urlOf('contact', { locale })}>{t('account.deletionContact')}</PageLink>
      </p>
      <AccountForm action={accountUrl('deletion', { locale })} className={styles.tools} formToken={formToken}>
        <Button kind="primary" type="submit">
          {t('account.deleteNow')}
        </Button>
        <LinkButton kind="quiet" to={accountUrl('settings', { locale })}>
          {t('account.cancel')}
        </LinkButton>
      </AccountForm>
    </section>
  );
}
