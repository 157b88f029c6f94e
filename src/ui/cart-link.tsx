import type { ReactNode } from 'react';
import { useApp } from '../app-instance.tsx';
import { useCartBadge } from '../cart/use-cart-badge.ts';
import { CartIcon } from '../icons/site-icons.tsx';
import { urlOf } from '../routes.ts';
import styles from './cart-link.module.css';
import { classNames } from './class-names.ts';
import { PageLink } from './page-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type CartLinkProps = { isCurrent: boolean; className?: string | undefined; children?: ReactNode };

/** The badge is text as the server sent it, at first only a slot in the page: it is shown, never calculated with. */
export function CartLink({ isCurrent, className, children }: CartLinkProps) {
  const { locale, t } = useApp();
  const badge = useCartBadge();
  return (
    <PageLink
      className={classNames(styles.cart, className)}
      to={urlOf('cart', { locale })}
      aria-current={isCurrent ? 'page' : undefined}
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
