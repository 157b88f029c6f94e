// The bar at the foot of a phone's screen. The menu is a `<details>`: it opens without JavaScript.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
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
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) current.querySelector('summary')?.focus();
      if (isEscape || (event.type === 'click' && !current.contains(event.target as Node))) current.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  // A navigation within the page leaves the bar standing: the link that was followed closes it.
  const closeAfterLink = (event: MouseEvent) => {
    if (menu.current && (event.target as Element).closest('a')) menu.current.open = false;
  };
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <MenuIcon />
        {t('site.menu')}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={styles.sheet} onClick={closeAfterLink}>
        {children}
      </div>
    </details>
  );
}
