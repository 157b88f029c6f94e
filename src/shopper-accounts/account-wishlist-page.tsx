// The products that an account keeps, and how they come there from this browser's wishlist and back: by a press, because the browser
// may be somebody else's, too.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import { Notice } from '../ui/notice.tsx';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountPartProps } from './account-part.ts';
import { accountPage, loadAccount } from './account-shell.tsx';
import { compareWishlists } from './compare-wishlists.ts';

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
  if (wishes.length > 0) return <Wishes wishes={wishes} formToken={formToken} />;
  return (
    <>
      <p className={layout.lead}>{t('account.wishlistEmpty')}</p>
      <WishlistExchange wishes={[]} onSale={[]} formToken={formToken} />
    </>
  );
}

type WishesProps = { wishes: readonly string[]; formToken: string };

function Wishes({ wishes, formToken }: WishesProps) {
  const { t, locale } = useApp();
  const found = useSuspenseQuery(savedQuery(locale, [...wishes])).data.productsByHandle;
  const onSale = found.map(({ handle }) => handle);
  const gone = wishes.filter((handle) => !onSale.includes(handle));
  return (
    <>
      {found.length > 0 ? <p className={layout.lead}>{t('account.wishlistLead')}</p> : null}
      {/* They may be on sale again, and until then they count towards what a wishlist holds. */}
      {gone.length > 0 ? (
        <Notice kind="info">
          <p>{t('wishlist.gone', { count: gone.length })}</p>
          <WishForm action="remove" wishes={gone} formToken={formToken}>
            <Button type="submit" size="small">
              {t('wishlist.removeGone')}
            </Button>
          </WishForm>
        </Notice>
      ) : null}
      <WishlistExchange wishes={wishes} onSale={onSale} formToken={formToken} />
      {found.length > 0 ? (
        <ul className={cards.grid}>
          {found.map(({ handle, card }) => (
            <li key={handle}>
              <ProductCard product={card} heading="h2" />
              <WishForm action="remove" wishes={[handle]} formToken={formToken}>
                <Button
                  kind="quiet"
                  type="submit"
                  size="small"
                  aria-label={t('wishlist.removeItem', { title: card.title })}
                >
                  {t('wishlist.remove')}
                </Button>
              </WishForm>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Exchanges wishes between the account and this browser. Without scripts, the browser has no wishlist. */
function WishlistExchange({ wishes, onSale, formToken }: WishesProps & { onSale: readonly string[] }) {
  const { t, locale } = useApp();
  const saveAll = useSave(t);
  const here = useHandleList(wishlist) ?? [];
  // A browser may know products by earlier handles, or such as are not sold any more. Where that cannot be read, each is taken for
  // what it says.
  const { data, isLoading } = useQuery({
    ...savedQuery(locale, [...here]),
    enabled: here.some((handle) => !wishes.includes(handle)),
  });
  if (isLoading) return null;
  const current = data?.productsByHandle.map(({ card }) => card.handle) ?? here;
  const { onlyHere, onlyThere } = compareWishlists({ here: current, wishes, onSale });
  return (
    <div className={styles.exchange}>
      {onlyHere.length > 0 ? (
        <WishForm action="keep" wishes={onlyHere} formToken={formToken}>
          <Button kind="primary" type="submit">
            {t('account.keepWishes', { count: onlyHere.length })}
          </Button>
        </WishForm>
      ) : null}
      {onlyThere.length > 0 ? (
        <Button onClick={() => saveAll(onlyThere)}>{t('account.bringWishes', { count: onlyThere.length })}</Button>
      ) : null}
    </div>
  );
}

type WishFormProps = WishesProps & { action: 'keep' | 'remove'; children: ReactNode };

function WishForm({ action, wishes, formToken, children }: WishFormProps) {
  const { locale } = useApp();
  return (
    <AccountForm
      action={accountUrl('wishlist', { locale })}
      hidden={{ action, products: wishes.join(',') }}
      formToken={formToken}
    >
      {children}
    </AccountForm>
  );
}
