// How a shopper signs in and out, and what becomes of the account.
import { useApp } from '../app-instance.tsx';
import { formatDay, longDay } from '../dates/format-moment.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { Button, FileButton, LinkButton } from '../ui/button.tsx';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { Account, AccountPartProps } from './account-part.ts';
import { accountPage } from './account-shell.tsx';
import { AddPasskey } from './passkey-forms.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/shopper/account.ts`));

export const { load, head, Page } = accountPage({ title: 'account.settings', at: 'settings', Part: AccountSettings });

function AccountSettings({ account, formToken }: AccountPartProps) {
  const { t, locale } = useApp();
  const { passkeys, browsers } = account;
  return (
    <>
      <section className={styles.section} aria-labelledby="account-passkeys">
        <h2 id="account-passkeys">{t('account.passkeys')}</h2>
        <p>{t('account.passkeysText')}</p>
        <ul className={styles.cards}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.card}>
              <PasskeyCard passkey={passkey} formToken={formToken} />
            </li>
          ))}
        </ul>
        <AddPasskey formToken={formToken} />
      </section>
      <section className={styles.section} aria-labelledby="account-sessions">
        <h2 id="account-sessions">{t('account.signOut')}</h2>
        <p>{t('account.browsers', { count: browsers })}</p>
        <AccountForm action={accountUrl('signOut', { locale })} className={styles.tools} formToken={formToken}>
          <Button type="submit" name="where" value="here">
            {t('account.signOut')}
          </Button>
          <Button type="submit" kind="quiet" name="where" value="everywhere">
            {t('account.signOutEverywhere')}
          </Button>
        </AccountForm>
      </section>
      <section className={styles.section} aria-labelledby="account-data">
        <h2 id="account-data">{t('account.data')}</h2>
        <p>{t('account.dataText')}</p>
        <div className={styles.tools}>
          <FileButton href={accountUrl('data', { locale })}>{t('account.download')}</FileButton>
          <LinkButton kind="quiet" to={accountUrl('deletion', { locale })}>
            {t('account.deletionTitle')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

type PasskeyProps = { passkey: Account['passkeys'][number]; formToken: string };

function PasskeyCard({ passkey: { id, name, createdAt, lastUsedAt }, formToken }: PasskeyProps) {
  const { t, locale, shop } = useApp();
  const day = (moment: string) => formatDay(moment, locale, shop.timeZone, longDay);
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.soft}>
        {lastUsedAt
          ? t('account.passkeyUsed', { day: day(lastUsedAt) })
          : t('account.passkeyAdded', { day: day(createdAt) })}
      </p>
      <AccountForm action={accountUrl('passkeys', { locale })} hidden={{ action: 'remove', id }} formToken={formToken}>
        <Button type="submit" size="small" aria-label={t('account.removePasskey', { name })}>
          {t('account.remove')}
        </Button>
      </AccountForm>
    </>
  );
}
