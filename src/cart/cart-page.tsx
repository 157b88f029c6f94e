import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp, useFormatMoney, useT } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { type PageModule, urlOf } from '../routes.ts';
import { shopIdentity } from '../shop-identity.ts';
import { ALL_GOODS } from '../ui/all-goods.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './cart.module.css';
import { CartLineRow, canBeOrdered } from './cart-line-row.tsx';
import { cartQuery } from './cart-queries.ts';
import { EmptyCart } from './empty-cart.tsx';
import { type RemovedLine, RemovedNotice } from './removed-notice.tsx';

export { loadCartTexts as loadTexts } from '../i18n/load-cart-texts.ts';

export const head: PageModule['head'] = ({ t }) => ({ title: `${t('cart.title')} – ${shopIdentity.name}` });

export const Page: PageModule['Page'] = ({ location }) => {
  const { cart } = useSuspenseQuery(cartQuery(location.locale)).data;
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);

  const putBack = () => {
    setRemoved(null);
    title.current?.focus({ preventScroll: true });
  };
  const undo = removed ? <RemovedNotice line={removed} onDone={putBack} /> : null;

  if (cart.lines.length === 0) return <EmptyCart>{undo}</EmptyCart>;
  return (
    <div className={layout.page}>
      <div className={styles.title}>
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        <p aria-live="polite">{t('cart.itemCount', { count: cart.itemCount })}</p>
      </div>
      {undo}
      <div className={styles.columns}>
        <ul className={styles.lines} aria-label={t('cart.items')}>
          {cart.lines.map((line) => (
            <CartLineRow key={line.variantId} line={line} onRemove={setRemoved} />
          ))}
        </ul>
        <CartTotal cart={cart} />
      </div>
    </div>
  );
};

function CartTotal({ cart }: { cart: CartFieldsFragment }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const isBlocked = !cart.lines.every(canBeOrdered);
  return (
    <section className={styles.total} aria-labelledby="cart-total">
      <h2 className={styles.totalTitle} id="cart-total">
        {t('cart.total')}
      </h2>
      <dl className={styles.sums} aria-live="polite">
        <div className={styles.sum}>
          <dt>{t('cart.delivery')}</dt>
          <dd className={styles.soft}>{t('cart.deliveryAtCheckout')}</dd>
        </div>
        <div className={classNames(styles.sum, styles.subtotal)}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{format(cart.subtotal)}</dd>
        </div>
        <div className={classNames(styles.sum, styles.vat)}>
          <dt className={styles.soft}>{t('cart.vatIncluded', { vat: format(cart.vat) })}</dt>
        </div>
      </dl>
      {isBlocked ? (
        <Notice kind="info">{t('cart.blocked')}</Notice>
      ) : (
        <LinkButton kind="primary" isWide to={urlOf('checkout', { locale })}>
          {t('cart.toCheckout')}
        </LinkButton>
      )}
      <LinkButton kind="quiet" isWide to={urlOf('listing', { locale, collection: ALL_GOODS })}>
        {t('cart.keepLooking')}
      </LinkButton>
    </section>
  );
}
