// The bar at the foot of a phone's screen. The menu is a `<details>`: it opens without JavaScript.
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../app-instance.tsx';
import { AllGoodsIcon, MenuIcon } from '../icons/site-icons.tsx';
import type { CatalogueCollectionsQuery } from '../operations.generated.ts';
import { type RouteLocation, urlOf } from '../routes.ts';
import { ALL_GOODS } from './all-goods.ts';
import { CartLink } from './cart-link.tsx';
import { classNames } from './class-names.ts';
import { CollectionLinks } from './collection-links.tsx';
import styles from './foot-bar.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLink } from './page-link.tsx';

type FootBarProps = { collections: CatalogueCollectionsQuery['collections']; location: RouteLocation };

export function FootBar({ collections, location }: FootBarProps) {
  const t = useT();
  const { locale, route } = location;
  const isProduct = route === 'product';
  const isAll = route === 'listing' && location.params.collection === ALL_GOODS;
  return (
    <div className={classNames(styles.bar, isProduct && styles.narrow)}>
      <Menu>
        <nav aria-label={t('site.collections')}>
          <CollectionLinks className={styles.goods} collections={collections} location={location} />
        </nav>
        <LanguageSwitch location={location} isFull />
      </Menu>
      {isProduct ? null : (
        <PageLink
          className={styles.cell}
          to={urlOf('listing', { locale, collection: ALL_GOODS })}
          aria-current={isAll ? 'page' : undefined}
        >
          <AllGoodsIcon />
          {t('site.allGoods')}
        </PageLink>
      )}
      <CartLink className={classNames(styles.cell, styles.last)} isCurrent={route === 'cart'}>
        {t('site.cart')}
      </CartLink>
    </div>
  );
}

function Menu({ children }: { children: ReactNode }) {
  const t = useT();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A click beside it closes it, and so does a followed link, because a navigation leaves the bar standing.
    const onClick = ({ target }: MouseEvent) => {
      const isInside = menu.current?.contains(target as Node) && !(target as Element).closest('a');
      if (menu.current && !isInside) menu.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.querySelector('summary')?.focus();
      menu.current.open = false;
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, []);
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <MenuIcon />
        {t('site.menu')}
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
