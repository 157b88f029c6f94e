// A shopper's account: the ways in, and what is behind them. All of it is forms that the browser posts by itself, with scripts and
// without, and each answer is a new page: what was shown of an account does not outlive it.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../app-instance.tsx';
import { savedQuery } from '../catalogue/saved/saved-queries.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageModule, PageProps, QueryLoader } from '../page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/message-pages/not-found-content.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './account.module.css';
import {
  type AccountPage,
  ANSWER_ID,
  accountPageIn,
  accountUrl,
  DONE_PARAMETER,
  REFUSED_PARAMETER,
} from './account-address.ts';
import { AccountAddresses } from './account-addresses.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountOrders } from './account-orders.tsx';
import type { Account, AccountPartProps } from './account-part.ts';
import { accountQuery } from './account-queries.ts';
import { accountRefusals, isAccountRefusal } from './account-refusals.ts';
import { AccountSettings } from './account-settings.tsx';
import { AccountWishlist } from './account-wishlist.tsx';
import { CodeForm, EmailForm } from './sign-in-forms.tsx';
import { SignInLink } from './sign-in-link.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/shopper-accounts/account.ts`),
  (locale) => import(`../i18n/messages/${locale}/checkout.ts`),
  (locale) => import(`../i18n/messages/${locale}/wishlist/wishlist.ts`),
  (locale) => import(`../i18n/messages/${locale}/wishlist/saved.ts`),
);

export async function load(queryClient: QueryLoader, location: PageProps['location']): Promise<void> {
  const { account } = (await queryClient.ensureQueryData(accountQuery(location))).shopperAccount;
  if (account && account.wishes.length > 0) {
    await queryClient.ensureQueryData(savedQuery(location.locale, account.wishes));
  }
}

export const head: PageModule['head'] = ({ location, queryClient, t }) => {
  const found = accountPageIn(location.href);
  if (!found) return notFoundHead(t);
  const shown = queryClient.getQueryData(accountQuery(location).queryKey)?.shopperAccount;
  return { title: t(titleOf(found.page, shown?.account != null)) };
};

export function Page({ location }: PageProps) {
  const { account, asked, link, formToken } = useSuspenseQuery(accountQuery(location)).data.shopperAccount;
  const found = accountPageIn(location.href);
  if (!found) return <NotFoundContent />;
  const { page, token } = found;
  if (page === 'link') {
    return (
      <Frame title="account.linkTitle" location={location} isNarrow>
        <SignInLink link={link} token={token} signedInAs={account?.email ?? null} />
      </Frame>
    );
  }
  if (!account) {
    return (
      <Frame title="account.signInTitle" location={location} isNarrow>
        {asked ? <CodeForm asked={asked} /> : <EmailForm />}
      </Frame>
    );
  }
  const Part = parts[page];
  return (
    <Frame title={titleOf(page, true)} location={location}>
      <AccountLinks account={account} page={page} />
      <Part {...{ account, formToken, location }} />
    </Frame>
  );
}

type OwnPage = Exclude<AccountPage, 'link'>;

const parts: Record<OwnPage, (props: AccountPartProps) => ReactNode> = {
  orders: AccountOrders,
  // Whoever is in already sees where they are.
  signIn: AccountOrders,
  addresses: AccountAddresses,
  wishlist: AccountWishlist,
  settings: AccountSettings,
  deletion: AccountDeletion,
};

const titles: Record<OwnPage, MessageKey> = {
  orders: 'account.orders',
  signIn: 'account.orders',
  addresses: 'account.addresses',
  wishlist: 'account.wishlist',
  settings: 'account.settings',
  deletion: 'account.deletionTitle',
};

function titleOf(page: AccountPage, isSignedIn: boolean): MessageKey {
  if (page === 'link') return 'account.linkTitle';
  return isSignedIn ? titles[page] : 'account.signInTitle';
}

type FrameProps = PageProps & { title: MessageKey; isNarrow?: boolean; children: ReactNode };

/** The page's title, and what a form has answered. */
function Frame({ title, location: { search }, isNarrow, children }: FrameProps) {
  const { t } = useApp();
  const refused = search.get(REFUSED_PARAMETER);
  const isDeleted = search.get(DONE_PARAMETER) === 'deleted';
  return (
    <div className={classNames(layout.page, isNarrow && layout.narrow, form.page)}>
      <div className={form.head}>
        <Breadcrumbs />
        <h1 tabIndex={-1}>{t(title)}</h1>
      </div>
      {isAccountRefusal(refused) || isDeleted ? (
        <div id={ANSWER_ID} tabIndex={-1}>
          {isAccountRefusal(refused) ? (
            <Notice kind="error">{t(accountRefusals[refused])}</Notice>
          ) : (
            <Notice kind="success">{t('account.deleted')}</Notice>
          )}
        </div>
      ) : null}
      {children}
    </div>
  );
}

function AccountLinks({ account: { email }, page }: { account: Account; page: OwnPage }) {
  const { t, locale } = useApp();
  const current = page === 'signIn' ? 'orders' : page;
  return (
    <nav className={styles.links} aria-label={t('account.title')}>
      <p className={styles.soft}>{t('account.signedInAs', { email })}</p>
      <ul>
        {(['orders', 'addresses', 'wishlist', 'settings'] as const).map((to) => (
          <li key={to}>
            <PageLink to={accountUrl(to, { locale })} aria-current={to === current ? 'page' : undefined}>
              {t(titles[to])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
