// What is bought, when it comes and what it costs: by law directly above the order button
// (art. 8(2) of directive 2011/83/EU; art. 17 ust. 2 ustawy o prawach konsumenta; § 312j BGB).

import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney, useT } from '../app-instance.tsx';
import type { PickupPointFieldsFragment } from '../operations.generated.ts';
import { carrierName } from '../shipping/carriers.ts';
import { methodName } from '../shipping/method-name.ts';
import { LateOrderTerms } from '../terms/late-order-terms.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageLink } from '../ui/page-link.tsx';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { LateCardPayments } from './late-checkout-parts.ts';
import styles from './order-summary.module.css';
import type { Checkout } from './use-checkout-choice.ts';

type OrderSummaryProps = {
  checkout: Checkout;
  /** Whether the cart stays as the shop has put it together. */
  isFixed: boolean;
  isUpdating: boolean;
  pickupPoint: PickupPointFieldsFragment | null;
};

export function OrderSummary({ checkout, isFixed, isUpdating, pickupPoint }: OrderSummaryProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { cart, totals } = checkout;
  const option = checkout.noDelivery
    ? undefined
    : checkout.shippingOptions.find(({ method }) => method === checkout.shippingMethod);
  return (
    <section className={styles.paper} aria-labelledby="order-summary">
      <div className={styles.receipt}>
        <div className={styles.head}>
          <h2 className={styles.title} id="order-summary">
            {t('checkout.summary')}
          </h2>
          {isFixed ? null : <PageLink to={urlOf('cart', { locale })}>{t('checkout.changeCart')}</PageLink>}
        </div>
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <Line key={line.variantId + line.text} line={line} />
          ))}
        </ul>
        <dl className={styles.sums} aria-busy={isUpdating || undefined}>
          <Sum label={t('totals.subtotal')} amount={format(totals.subtotal)} />
          <Sum
            label={t('totals.shipping')}
            detail={
              option && (option.kind === 'courier' ? option.name || carrierName(option.carrier) : methodName(t, option))
            }
            amount={option ? (totals.shipping.minor === 0 ? t('totals.free') : format(totals.shipping)) : '–'}
          />
          {pickupPoint ? (
            <div className={styles.place}>
              <dt>{t('pickup.chosen')}</dt>
              <dd>
                {pickupPoint.name}, {pickupPoint.street}, {pickupPoint.city}
              </dd>
            </div>
          ) : null}
          {totals.fee.minor > 0 ? <Sum label={t('payment.fee')} amount={format(totals.fee)} /> : null}
          {totals.discount.minor > 0 ? (
            <Sum label={t('totals.discount')} detail={cart.discount?.code} amount={`−${format(totals.discount)}`} />
          ) : null}
          <Sum label={t('checkout.arrival')} amount={option?.arrival ?? '–'} />
          <div className={classNames(styles.sum, styles.total)}>
            <dt>{t('checkout.total')}</dt>
            <dd className={styles.amount}>{format(totals.total)}</dd>
          </div>
          {totals.vat.minor === 0 ? null : (
            <div className={styles.vat}>
              <dt>{t('checkout.vatIncluded', { vat: format(totals.vat) })}</dt>
            </div>
          )}
        </dl>
        <LateCardPayments totals={totals} />
        <LateOrderTerms terms={checkout.terms} />
        <p role="status">{isUpdating ? <VisuallyHidden>{t('checkout.updating')}</VisuallyHidden> : null}</p>
      </div>
    </section>
  );
}

function Line({ line }: { line: Checkout['cart']['lines'][number] }) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <li className={styles.line}>
      <ProductImage image={line.image} title={line.title} sizes="3.25rem" widest={160} isDecorative />
      <div className={styles.what}>
        <span className={styles.name}>{line.title}</span>
        {line.variantTitle ? <span className={styles.soft}>{line.variantTitle}</span> : null}
        <span className={styles.soft}>{t('totals.quantity', { count: line.quantity })}</span>
      </div>
      <span className={styles.amount}>{format(line.total)}</span>
    </li>
  );
}

function Sum({ label, detail, amount }: { label: string; detail?: string | undefined; amount: string }) {
  return (
    <div className={styles.sum}>
      <dt>
        {label}
        {detail ? <span className={styles.soft}> {detail}</span> : null}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
