// The shopper's own list. Only their browser knows it, so the server sends the page without it.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ALL_GOODS } from '../all-goods.ts';
import { forget, useHandleList, wishlist } from '../saved/saved-products.ts';
import { savedQuery } from '../saved/saved-queries.ts';
import styles from './wishlist.module.css';
import { WishlistGrid } from './wishlist-grid.tsx';

export function OwnWishlist() {
  const { locale, t } = useApp();
  const title = useRef<HTMLHeadingElement>(null);
  const stored = useHandleList(wishlist);
  const saved = [...(stored ?? [])];
  const { data, isError, refetch } = useQuery({
    ...savedQuery(locale, saved),
    enabled: saved.length > 0,
    placeholderData: (old) => old,
  });
  const found = data?.productsByHandle.filter(({ handle }) => saved.includes(handle)) ?? [];
  const isComplete = data !== undefined;
  const gone = isComplete ? saved.filter((handle) => !found.some((product) => product.handle === handle)) : [];

  const remove = (handles: readonly string[]) => {
    forget(handles);
    // The button that was pressed has gone with its product.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.own}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('wishlist.title')}
        </h1>
        <WhereItLies />
        <p className={styles.count} aria-live="polite">
          {saved.length > 0 ? t('wishlist.count', { count: saved.length }) : null}
          {stored === null ? t('wishlist.emptyText') : null}
        </p>
        {saved.length > 0 ? <ShareTools handles={saved} /> : null}
        {stored === null ? (
          <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
            {t('site.toGoods')}
          </LinkButton>
        ) : null}
      </div>
      {isError && saved.length > 0 ? (
        <Notice kind="error">
          <p>{t('wishlist.failed')}</p>
          <Button size="small" onClick={() => refetch()}>
            {t('error.tryAgain')}
          </Button>
        </Notice>
      ) : null}
      {gone.length > 0 ? (
        <Notice kind="info">
          <p>{t('wishlist.gone', { count: gone.length })}</p>
          <Button size="small" onClick={() => remove(gone)}>
            {t('wishlist.removeGone')}
          </Button>
        </Notice>
      ) : null}
      <WishlistGrid found={found} onRemove={(handle) => remove([handle])} />
    </div>
  );
}

function WhereItLies() {
  const { locale, t } = useApp();
  return (
    <>
      <p className={layout.lead}>{t('wishlist.lead')}</p>
      {/* A surface of its own, whose addresses no page of the shop carries: there this list can be kept. */}
      <p>
        <a href={`/${locale}/account/wishlist`}>{t('wishlist.inAccount')}</a>
      </p>
      <noscript>
        <Notice kind="info">{t('wishlist.needsScripts')}</Notice>
      </noscript>
    </>
  );
}

/** The list as an address: the products, and nothing of the shopper. */
function ShareTools({ handles }: { handles: readonly string[] }) {
  const { locale, t, showToast } = useApp();
  const address = urlOf('wishlist', { locale }, { products: handles.join(',') });
  const copy = async () => {
    const isCopied = await copyText(new URL(address, window.location.href).href);
    if (isCopied) showToast({ kind: 'success', text: t('wishlist.copied') });
    else showToast({ kind: 'error', text: t('wishlist.notCopied') });
  };
  return (
    <div className={styles.tools}>
      <Button size="small" onClick={copy}>
        {t('wishlist.copy')}
      </Button>
      <PageLink to={address} data-prefetch="off">
        {t('wishlist.link')}
      </PageLink>
    </div>
  );
}
