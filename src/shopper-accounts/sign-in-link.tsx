// Where the link of the e-mail leads. Opening it changes nothing, because programs that read mail open links, too; the button does.
import { useApp } from '../app-instance.tsx';
import type { ShopperAccountShowQuery } from '../operations.generated.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { accountUrl } from './account-address.ts';

type SignInLinkProps = {
  link: ShopperAccountShowQuery['shopperAccount']['link'];
  token: string;
  /** Null when nobody is. */
  signedInAs: string | null;
};

export function SignInLink({ link, token, signedInAs }: SignInLinkProps) {
  const { t, locale } = useApp();
  if (!link) {
    return (
      <>
        <Notice kind="error">{t('account.refusedLINK_OVER')}</Notice>
        <div>
          <LinkButton to={accountUrl(signedInAs ? 'orders' : 'signIn', { locale })} kind="primary">
            {t(signedInAs ? 'account.toAccount' : 'account.newLink')}
          </LinkButton>
        </div>
      </>
    );
  }
  const { email, isAskedHere } = link;
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
