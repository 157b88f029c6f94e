// The page that the link of the e-mail leads to. Opening it changes nothing, because programs that read mail open
// links, too; the button does.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ShopperAccountShowQuery } from '../account-operations.generated.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageModule, PageProps } from '../page-module.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { accountUrl } from './account-address.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountQuery } from './account-queries.ts';
import { loadAccount } from './account-shell.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/shopper/account.ts`));

export const load = loadAccount;

export const head: PageModule['head'] = ({ t }) => ({ title: t('account.linkTitle') });

export function Page({ location }: PageProps) {
  const { account, link } = useSuspenseQuery(accountQuery(location)).data.shopperAccount;
  return (
    <AccountFrame title="account.linkTitle" location={location} isNarrow>
      {link ? (
        <LinkForm link={link} token={location.params.token ?? ''} signedInAs={account?.email ?? null} />
      ) : (
        <LinkOver isSignedIn={account !== null} />
      )}
    </AccountFrame>
  );
}

function LinkOver({ isSignedIn }: { isSignedIn: boolean }) {
  const { t, locale } = useApp();
  return (
    <>
      <Notice kind="error">{t('account.refusedLINK_OVER')}</Notice>
      <div>
        <LinkButton to={accountUrl(isSignedIn ? 'orders' : 'signIn', { locale })} kind="primary">
          {t(isSignedIn ? 'account.toAccount' : 'account.newLink')}
        </LinkButton>
      </div>
    </>
  );
}

type LinkFormProps = {
  link: NonNullable<ShopperAccountShowQuery['shopperAccount']['link']>;
  token: string;
  /** Null when nobody is. */
  signedInAs: string | null;
};

function LinkForm({ link: { email, isAskedHere }, token, signedInAs }: LinkFormProps) {
  const { t, locale } = useApp();
  return (
    <>
      <p className={layout.lead}>{t('account.linkLead', { email })}</p>
      {isAskedHere ? null : <Notice kind="info">{t('account.linkElsewhere')}</Notice>}
      {signedInAs && signedInAs !== email ? (
        <Notice kind="info">{t('account.linkReplaces', { email: signedInAs })}</Notice>
      ) : null}
      <form className={form.form} method="post" action={accountUrl('link', { locale, token })}>
        <div>
          <Button kind="primary" type="submit">
            {t('account.signIn')}
          </Button>
        </div>
      </form>
    </>
  );
}
