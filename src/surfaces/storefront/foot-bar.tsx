// The bar at the foot of a phone's screen. The menu is a popover: the browser opens it, closes it on Escape and on a
// click beside it, and gives the focus back, with or without scripts.

import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { ALL_GOODS } from '../../catalogue/all-goods.ts';
import { CollectionLinks, type MenuLinks } from '../../catalogue/collection-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { AllGoodsIcon, MenuIcon } from '../../ui/shell/header-icons.tsx';
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './foot-bar.module.css';
import { LateMenuLinks } from './late-site-footer.tsx';

type FootBarProps = { links: MenuLinks; location: RouteLocation };

export function FootBar({ links, location }: FootBarProps) {
  const t = useT();
  const { locale, route } = location;
  const isProduct = route === 'product';
  const isAll = route === 'listing' && location.params.collection === ALL_GOODS;
  return (
    <nav className={classNames(styles.bar, isProduct && styles.narrow)} aria-label={t('site.menu')}>
      <button className={styles.cell} type="button" popoverTarget="site-menu">
        <MenuIcon />
        {t('site.menu')}
      </button>
      <div className={styles.sheet} id="site-menu" popover="auto">
        <nav aria-label={t('site.collections')}>
          <CollectionLinks className={styles.goods} links={links} location={location} />
        </nav>
        <LateMenuLinks location={location} />
        <LanguageSwitch location={location} isFull />
      </div>
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
      <CartLink className={classNames(styles.cell, styles.last)} location={location}>
        {t('site.cart')}
      </CartLink>
    </nav>
  );
}
