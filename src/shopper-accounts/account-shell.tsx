// A page of a shopper's account: the way in, and for whoever is in what is behind it. All of it is forms that the browser posts by
// itself, with scripts and without, and each answer is a new page: what was shown of an account does not outlive it.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { PageModule, PageProps, QueryLoader } from '../page-module.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './account.module.css';
import { type AccountAddress, accountUrl } from './account-address.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AccountPartProps } from './account-part.ts';
import { accountQuery } from './account-queries.ts';
import { SignIn } from './sign-in-forms.tsx';

type AccountPageParts = {
  title: MessageKey;
  /** The address of the page, for the links between the pages. */
  at?: AccountAddress;
  Part(props: AccountPartProps): ReactNode;
};

export function loadAccount(queryClient: QueryLoader, location: PageProps['location']) {
  return queryClient.ensureQueryData(accountQuery(location));
}

/** What the page's file exports, beside its texts. */
export function accountPage({
  title,
  at,
  Part,
}: AccountPageParts): Required<Pick<PageModule, 'load' | 'head' | 'Page'>> {
  return {
    load: loadAccount,
    head({ location, queryClient, t }) {
      const shown = queryClient.getQueryData(accountQuery(location).queryKey)?.shopperAccount;
      return { title: t(shown?.account ? title : 'account.signInTitle') };
    },
    Page({ location }) {
      const { account, asked, formToken } = useSuspenseQuery(accountQuery(location)).data.shopperAccount;
      if (!account) {
        return (
          <AccountFrame title="account.signInTitle" location={location} isNarrow>
            <SignIn asked={asked} />
          </AccountFrame>
        );
      }
      return (
        <AccountFrame title={title} location={location}>
          <AccountLinks email={account.email} at={at} />
          <Part {...{ account, formToken, location }} />
        </AccountFrame>
      );
    },
  };
}

const links = [
  ['orders', 'account.orders'],
  ['addresses', 'account.addresses'],
  ['wishlist', 'account.wishlist'],
  ['settings', 'account.settings'],
] as const;

function AccountLinks({ email, at }: { email: string; at: AccountAddress | undefined }) {
  const { t, locale } = useApp();
  return (
    <nav className={styles.links} aria-label={t('account.title')}>
      <p className={styles.soft}>{t('account.signedInAs', { email })}</p>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <PageLink to={accountUrl(to, { locale })} aria-current={to === at ? 'page' : undefined}>
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
