import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney, useT } from '../app-instance.tsx';
import { ALL_GOODS } from '../catalogue/all-goods.ts';
import { ProductGrid } from '../catalogue/product-card.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { CartFieldsFragment } from '../operations.generated.ts';
import type { PageModule } from '../page-module.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './cart.module.css';
import { CartChanges } from './cart-changes.tsx';
import { CART_FORM, CartForm } from './cart-form.tsx';
import { canBeOrdered, goodsOf, keyOf } from './cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import lines from './cart-lines.module.css';
import { cartQuery } from './cart-queries.ts';
import { cartRefusals } from './cart-refusals.ts';
import { CheckoutLink, sendWaiting } from './checkout-link.tsx';
import { LateDiscountCode } from './discount-code/late-discount-code.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { type RemovedLine, RemovedNotice } from './removed-notice.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/cart.ts`),
  (locale) => import(`../i18n/messages/${locale}/totals.ts`),
);
// The drawer shares nearly everything with the page, so it comes with the page's code, sheet and texts.
export { CartDrawer } from './cart-drawer.tsx';

export const head: PageModule['head'] = ({ location: { locale }, t }) => ({
  title: t('cart.title'),
  // The same address for everybody, and empty for a crawler: that it may be found does no harm.
  canonical: urlOf('cart', { locale }),
});

export const Page: PageModule['Page'] = ({ location }) => {
  const { cart } = useSuspenseQuery(cartQuery(location.locale)).data;
  const [removed, setRemoved] = useState(() => removedIn(location.search, cart));
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);

  const putBack = () => {
    setRemoved(null);
    title.current?.focus({ preventScroll: true });
  };
  const form = <CartForm token={cart.formToken} />;
  const undo = removed ? <RemovedNotice line={removed} onDone={putBack} /> : null;
  const isEmpty = cart.lines.length === 0;
  const outcome = <Outcome search={location.search} isCartEmpty={isEmpty} />;

  if (isEmpty) {
    return (
      <EmptyCart newest={cart.goesWith ?? []}>
        {form}
        {outcome}
        {undo}
        <CartChanges cart={cart} />
      </EmptyCart>
    );
  }
  return (
    <div className={layout.page}>
      {form}
      <div className={styles.title}>
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        <p aria-live="polite">{t('cart.itemCount', { count: cart.itemCount })}</p>
      </div>
      {outcome}
      {undo}
      <CartChanges cart={cart} />
      <div className={styles.columns}>
        <ul className={lines.lines} aria-label={t('cart.items')}>
          {cart.lines.map((line) => (
            <CartLineRow key={keyOf(line)} line={line} onRemove={setRemoved} />
          ))}
        </ul>
        <CartTotal cart={cart} search={location.search} />
      </div>
      {cart.goesWith?.length ? (
        <section className={layout.section} aria-labelledby="goes-with">
          <h2 className={layout.sectionHead} id="goes-with">
            {t('cart.goesWith')}
          </h2>
          <ProductGrid products={cart.goesWith} heading="h3" />
        </section>
      ) : null}
    </div>
  );
};

/** Tells what came of a form that led here. What was put in may have been taken out again. */
function Outcome({ search, isCartEmpty }: { search: URLSearchParams; isCartEmpty: boolean }) {
  const t = useT();
  const notice = search.get('notice') ?? '';
  const isAdded = notice === 'ADDED';
  const text = Object.hasOwn(outcomes, notice) ? outcomes[notice] : null;
  if (!text || (isAdded && isCartEmpty)) return null;
  return (
    <div className={lines.changes}>
      <Notice kind={isAdded ? 'success' : 'info'}>{t(text)}</Notice>
    </div>
  );
}

const outcomes: Record<string, MessageKey> = {
  ADDED: 'cart.added',
  ...cartRefusals,
};

function removedIn(search: URLSearchParams, cart: CartFieldsFragment): RemovedLine | null {
  const variantId = search.get('removed');
  const quantity = Number(search.get('quantity'));
  if (!variantId || !Number.isInteger(quantity) || quantity < 1) return null;
  const name = { variantId, text: search.get('text') ?? '' };
  return cart.lines.some((line) => keyOf(line) === keyOf(name)) ? null : { ...name, quantity };
}

function CartTotal({ cart, search }: { cart: CartFieldsFragment; search: URLSearchParams }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const isBlocked = !cart.lines.every(canBeOrdered);
  const { delivery, discount } = cart;
  const goods = goodsOf(cart);
  const deliveryPrice = () => {
    if (!delivery) return t('cart.deliveryAtCheckout');
    return delivery.price.minor === 0 ? t('totals.free') : format(delivery.price);
  };
  return (
    <section className={styles.total} aria-labelledby="cart-total">
      <h2 className={styles.totalTitle} id="cart-total">
        {t('cart.total')}
      </h2>
      <dl className={styles.sums} aria-live="polite">
        <div className={styles.sum}>
          <dt>{t('cart.delivery')}</dt>
          <dd className={delivery ? undefined : styles.soft}>{deliveryPrice()}</dd>
        </div>
        {delivery ? (
          <div className={classNames(styles.soft, styles.promise)}>
            <dt>{delivery.promise}</dt>
          </div>
        ) : null}
        {discount?.amount.minor ? (
          <>
            <div className={styles.sum}>
              <dt>{t('totals.subtotal')}</dt>
              <dd>{format(cart.subtotal)}</dd>
            </div>
            <div className={styles.sum}>
              <dt>{t('totals.discount')}</dt>
              <dd>−{format(discount.amount)}</dd>
            </div>
          </>
        ) : null}
        <div className={classNames(styles.sum, styles.subtotal)}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{format(goods)}</dd>
        </div>
        {cart.vat.minor === 0 ? null : (
          <div className={classNames(styles.sum, styles.vat)}>
            <dt className={styles.soft}>{t('cart.vatIncluded', { vat: format(cart.vat) })}</dt>
          </div>
        )}
      </dl>
      <FreeDelivery cart={cart} />
      <LateDiscountCode cart={cart} search={search} form={CART_FORM} sendFirst={() => Promise.all(sendWaiting())} />
      {isBlocked ? <Notice kind="info">{t('cart.blocked')}</Notice> : <CheckoutLink form={CART_FORM} />}
      <LinkButton kind="quiet" isWide to={urlOf('listing', { locale, collection: ALL_GOODS })}>
        {t('cart.keepLooking')}
      </LinkButton>
    </section>
  );
}
