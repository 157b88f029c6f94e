// The two steps into an account: the address, then the code that was sent to it.
import type { ShopperAccountShowQuery } from '../account-operations.generated.ts';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import form from '../ui/fields/form.module.css';
import { TextField } from '../ui/fields/text-field.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { SIGN_IN_VALID_MINUTES } from './account-life.ts';
import { PasskeySignInForm } from './passkey-forms.tsx';

const MAX_EMAIL = 254;

type Asked = NonNullable<ShopperAccountShowQuery['shopperAccount']['asked']>;

/** `asked`: the e-mail that this browser waits for; null when it has asked for none. */
export function SignIn({ asked }: { asked: Asked | null }) {
  return asked ? <CodeForm asked={asked} /> : <EmailForm />;
}

function EmailForm() {
  const { t, locale } = useApp();
  return (
    <>
      <p className={layout.lead}>{t('account.signInLead')}</p>
      <form className={form.form} method="post" action={accountUrl('signIn', { locale })}>
        <TextField
          id="account-email"
          name="email"
          type="email"
          label={t('account.email')}
          hint={t('account.emailHint')}
          autoComplete="username"
          maxLength={MAX_EMAIL}
          // The pattern is that by which the shop reads addresses; otherwise the browser takes one without an ending.
          pattern=".+@.+\..+"
          required
        />
        <div>
          <Button kind="primary" type="submit">
            {t('account.sendCode')}
          </Button>
        </div>
      </form>
      <div className={styles.scripted}>
        <PasskeySignInForm />
      </div>
      <p className={form.soft}>
        {t('account.guestsFind')} <PageLink to={urlOf('findOrder', { locale })}>{t('account.findOrder')}</PageLink>
      </p>
    </>
  );
}

function CodeForm({ asked: { email, isUsedUp } }: { asked: Asked }) {
  const { t, locale } = useApp();
  return (
    <>
      <Notice kind="info">
        <p>
          <strong>{t('account.sentTitle')}</strong>
        </p>
        <p>{t('account.sent', { email, minutes: SIGN_IN_VALID_MINUTES })}</p>
      </Notice>
      {isUsedUp ? null : (
        <form className={form.form} method="post" action={accountUrl('code', { locale })}>
          <TextField
            id="account-code"
            name="code"
            label={t('account.code')}
            hint={t('account.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
          />
          <div>
            <Button kind="primary" type="submit">
              {t('account.signIn')}
            </Button>
          </div>
        </form>
      )}
      <h2>{t('account.nothingTitle')}</h2>
      <p className={form.soft}>{t('account.nothing')}</p>
      <form className={form.form} method="post" action={accountUrl('signIn', { locale })}>
        <TextField
          id="account-email"
          name="email"
          type="email"
          label={t('account.email')}
          defaultValue={email}
          autoComplete="username"
          maxLength={MAX_EMAIL}
          // The pattern is that by which the shop reads addresses; otherwise the browser takes one without an ending.
          pattern=".+@.+\..+"
          required
        />
        <div>
          <Button type="submit">{t('account.sendAgain')}</Button>
        </div>
      </form>
    </>
  );
}
