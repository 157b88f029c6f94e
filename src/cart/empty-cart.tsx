import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { ALL_GOODS } from '../catalogue/all-goods.ts';
import { ProductGrid } from '../catalogue/product-card.tsx';
import { LateRecentlyViewed } from '../catalogue/saved/late-recently-viewed.ts';
import type { ProductCardFieldsFragment } from '../operations.generated.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { ShopDrawing } from '../ui/shell/shop-drawing.tsx';
import styles from './cart.module.css';

type EmptyCartProps = {
  newest: readonly ProductCardFieldsFragment[];
  /** What was taken out last, and the way to put it back. */
  children?: ReactNode;
};

export function EmptyCart({ newest, children }: EmptyCartProps) {
  const { locale, t } = useApp();
  return (
    <div className={layout.page}>
      {children}
      <div className={styles.empty}>
        <ShopDrawing name="empty-cart" className={styles.drawing} />
        <div className={styles.emptyText}>
          <h1 tabIndex={-1}>{t('cart.emptyTitle')}</h1>
          <p className={classNames(layout.lead)}>{t('cart.emptyText')}</p>
          <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
            {t('site.toGoods')}
          </LinkButton>
        </div>
      </div>
      {newest.length > 0 ? (
        <section className={layout.section} aria-labelledby="newest">
          <h2 className={layout.sectionHead} id="newest">
            {t('cart.newest')}
          </h2>
          <ProductGrid products={newest} heading="h3" />
        </section>
      ) : null}
      <LateRecentlyViewed isOnlyWhenOn />
    </div>
  );
}
