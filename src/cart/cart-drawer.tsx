// The cart beside the page that the shopper is on. A real dialog: it keeps the focus, closes on Escape, and gives the
// focus back by itself.
import { useSuspenseQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { ALL_GOODS } from '../catalogue/all-goods.ts';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShopDrawing } from '../ui/shell/shop-drawing.tsx';
import { CartChanges } from './cart-changes.tsx';
import styles from './cart-drawer.module.css';
import { canBeOrdered, goodsOf, keyOf } from './cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import lines from './cart-lines.module.css';
import { cartQuery } from './cart-queries.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { CrossSell } from './cross-sell.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { type RemovedLine, RemovedNotice } from './removed-notice.tsx';

type CartDrawerProps = {
  /** Opened because something was put in. */
  isAdded: boolean;
  onClose(): void;
};

export function CartDrawer({ isAdded, onClose }: CartDrawerProps) {
  const { locale, t } = useApp();
  const { cart } = useSuspenseQuery(cartQuery(locale)).data;
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const isEmpty = cart.lines.length === 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  useCloseOnNavigation(close);

  const putBack = () => {
    setRemoved(null);
    title.current?.focus({ preventScroll: true });
  };
  const onClick = ({ target }: MouseEvent) => {
    // The backdrop belongs to the dialog; a followed link leaves it behind.
    if (target === dialog.current || (target as Element).closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog className={styles.drawer} ref={dialog} aria-labelledby="cart-drawer" onClose={onClose} onClick={onClick}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id="cart-drawer" ref={title} tabIndex={-1}>
            {t(isEmpty ? 'cart.emptyTitle' : isAdded && !removed ? 'cart.added' : 'cart.title')}
          </h2>
          <Button kind="quiet" onClick={close}>
            {t('cart.close')}
          </Button>
        </div>
        <div className={styles.content}>
          {removed ? <RemovedNotice line={removed} onDone={putBack} /> : null}
          <CartChanges cart={cart} />
          {isEmpty ? (
            <EmptyCart />
          ) : (
            <ul className={lines.lines} aria-label={t('cart.items')}>
              {cart.lines.map((line) => (
                <CartLineRow key={keyOf(line)} line={line} onRemove={setRemoved} />
              ))}
            </ul>
          )}
          <CrossSell
            products={cart.goesWith ?? []}
            isCartEmpty={isEmpty}
            onAdded={() => title.current?.focus({ preventScroll: true })}
          />
        </div>
        {isEmpty ? null : <DrawerFoot cart={cart} />}
      </div>
    </dialog>
  );
}

function EmptyCart() {
  const { locale, t } = useApp();
  return (
    <div className={styles.empty}>
      <ShopDrawing name="empty-cart" className={styles.drawing} />
      <p>{t('cart.emptyText')}</p>
      <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
        {t('site.toGoods')}
      </LinkButton>
    </div>
  );
}

function DrawerFoot({ cart }: { cart: CartFieldsFragment }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  return (
    <div className={styles.foot}>
      <FreeDelivery cart={cart} />
      <dl className={styles.subtotal} aria-live="polite">
        <dt>{t('cart.subtotal')}</dt>
        <dd>{format(goodsOf(cart))}</dd>
      </dl>
      {cart.lines.every(canBeOrdered) ? <CheckoutLink /> : <Notice kind="info">{t('cart.blocked')}</Notice>}
      <LinkButton kind="quiet" isWide to={urlOf('cart', { locale })}>
        {t('cart.view')}
      </LinkButton>
    </div>
  );
}

/** Back and forward change the page behind the drawer. */
function useCloseOnNavigation(close: () => void): void {
  const [path] = useLocation();
  const openedOn = useRef(path);
  useEffect(() => {
    if (path !== openedOn.current) close();
  });
}
