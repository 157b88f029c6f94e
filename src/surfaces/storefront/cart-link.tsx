import type { ReactNode } from 'react';
import { hasOwnPolicy, type RouteLocation, urlOf } from '../../addresses.ts';
import { type StorefrontInstance, useApp } from '../../app-instance.tsx';
import { useCartBadge } from '../../cart/use-cart-badge.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { CartIcon } from '../../ui/shell/header-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cart-link.module.css';

type CartLinkProps = { location: RouteLocation; className?: string | undefined; children?: ReactNode };

/**
 * With scripts, it opens the drawer, except where the cart is shown already. The badge is text as the server sent it,
 * at first only a slot in the page: it is shown, never calculated with.
 */
export function CartLink({ location, className, children }: CartLinkProps) {
  const { locale, t, openCart } = useApp<StorefrontInstance>();
  const isCurrent = location.route === 'cart';
  const badge = useCartBadge();
  return (
    <PageLink
      className={classNames(styles.cart, className)}
      to={urlOf('cart', { locale })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        // The router calls this for plain clicks only.
        if (isCurrent || hasOwnPolicy(location.href)) return;
        event.preventDefault();
        openCart();
      }}
    >
      <CartIcon />
      <span className={styles.badge} data-count={badge} aria-hidden="true">
        {badge}
      </span>
      {children ? <span aria-hidden="true">{children}</span> : null}
      <VisuallyHidden>{t('site.cartHolding', { items: badge })}</VisuallyHidden>
    </PageLink>
  );
}
