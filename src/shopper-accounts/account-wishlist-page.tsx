// The products that an account keeps, and how they come there from this browser's wishlist and back: by a press, because the browser
// may be somebody else's, too.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../app-instance.tsx';
import cards from '../catalogue/product-card.module.css';
import { ProductCard } from '../catalogue/product-card.tsx';
import { useSave } from '../catalogue/saved/save-button.tsx';
import { useHandleList, wishlist } from '../catalogue/saved/saved-products.ts';
import { savedQuery } from '../catalogue/saved/saved-queries.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageLoad } from '../page-module.ts';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountPartProps } from './account-part.ts';
import { accountPage, loadAccount } from './account-shell.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/shopper/account.ts`),
  (locale) => import(`../i18n/messages/${locale}/wishlist/wishlist.ts`),
  (locale) => import(`../i18n/messages/${locale}/wishlist/saved.ts`),
);

export const load: PageLoad = async (queryClient, location) => {
  const { account } = (await loadAccount(queryClient, location)).shopperAccount;
  if (account && account.wishes.length > 0) {
    await queryClient.ensureQueryData(savedQuery(location.locale, account.wishes));
  }
};

export const { head, Page } = accountPage({ title: 'account.wishlist', at: 'wishlist', Part: AccountWishlist });

function AccountWishlist({ account: { wishes }, formToken }: AccountPartProps) {
  const { t } = useApp();
  return (
    <>
      <p className={layout.lead}>{t(wishes.length > 0 ? 'account.wishlistLead' : 'account.wishlistEmpty')}</p>
      <WishlistExchange wishes={wishes} formToken={formToken} />
      {wishes.length > 0 ? <Wishes wishes={wishes} formToken={formToken} /> : null}
    </>
  );
}

type WishesProps = { wishes: readonly string[]; formToken: string };

/** Exchanges wishes between the account and this browser. Without scripts, the browser has no wishlist. */
function WishlistExchange({ wishes, formToken }: WishesProps) {
  const { t, locale } = useApp();
  const saveAll = useSave(t);
  const here = useHandleList(wishlist) ?? [];
  const onlyHere = here.filter((handle) => !wishes.includes(handle));
  const onlyThere = wishes.filter((handle) => !here.includes(handle));
  return (
    <div className={styles.exchange}>
      {onlyHere.length > 0 ? (
        <AccountForm
          action={accountUrl('wishlist', { locale })}
          hidden={{ action: 'keep', products: onlyHere.join(',') }}
          formToken={formToken}
        >
          <Button kind="primary" type="submit">
            {t('account.keepWishes', { count: onlyHere.length })}
          </Button>
        </AccountForm>
      ) : null}
      {onlyThere.length > 0 ? (
        <Button onClick={() => saveAll(onlyThere)}>{t('account.bringWishes', { count: onlyThere.length })}</Button>
      ) : null}
    </div>
  );
}

function Wishes({ wishes, formToken }: WishesProps) {
  const { t, locale } = useApp();
  const found = useSuspenseQuery(savedQuery(locale, [...wishes])).data.productsByHandle;
  return (
    <ul className={cards.grid}>
      {found.map(({ handle, card }) => (
        <li key={handle}>
          <ProductCard product={card} heading="h2" />
          <AccountForm
            action={accountUrl('wishlist', { locale })}
            hidden={{ action: 'remove', products: handle }}
            formToken={formToken}
          >
            <Button
              kind="quiet"
              type="submit"
              size="small"
              aria-label={t('wishlist.removeItem', { title: card.title })}
            >
              {t('wishlist.remove')}
            </Button>
          </AccountForm>
        </li>
      ))}
    </ul>
  );
}
