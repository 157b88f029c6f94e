// The order's lines and totals, as they were when it was placed.
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { WholePostcode } from '../checkout/address/whole-postcode.tsx';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { subtractMoney } from '../money.ts';
import { formatPercent } from '../numbers/format-percent.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { arrivalText } from '../shipping/arrival-text.ts';
import { COLLECTED, carrierName } from '../shipping/carriers.ts';
import { methodName } from '../shipping/method-name.ts';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import { carriersOf, isCollectedInPerson } from './carriers-of-order.ts';
import styles from './order-contents.module.css';

export function OrderContents({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  return (
    <div className={styles.contents}>
      <section aria-labelledby="order-goods">
        <h2 className={styles.title} id="order-goods">
          {t('order.goods')}
        </h2>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </section>
      <OrderAddress order={order} />
    </div>
  );
}

function OrderLines({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <li className={styles.line} key={`${line.productHandle} ${line.variantTitle}`}>
          <ProductImage image={line.image} title={line.title} sizes="4.5rem" widest={320} isDecorative />
          <div>
            <p className={styles.name}>{line.title}</p>
            {line.variantTitle ? <p className={styles.soft}>{line.variantTitle}</p> : null}
            <p className={styles.soft}>
              {t('totals.quantity', { count: line.quantity })}
              {line.quantity > 1 ? ` · ${t('cart.unitPrice', { price: format(line.unitPrice) })}` : null}
            </p>
            {line.refunded ? (
              <p className={styles.given}>{t('order.lineRefunded', { count: line.refunded.quantity })}</p>
            ) : null}
          </div>
          <p className={styles.amount}>
            {format(line.total)}
            {line.refunded ? <span className={styles.given}>−{format(line.refunded.amount)}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function OrderTotals({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { totals, discountCode, vatAmounts, refunded, refundPending } = order;
  const left = subtractMoney(subtractMoney(totals.total, refunded), refundPending);
  return (
    <dl className={styles.sums}>
      <Sum label={t('totals.subtotal')} amount={format(totals.subtotal)} />
      <Sum
        label={`${t('totals.shipping')}, ${deliveryName(t, order)}`}
        amount={totals.shipping.minor === 0 ? t('totals.free') : format(totals.shipping)}
      />
      {totals.fee.minor > 0 ? <Sum label={t('payment.fee')} amount={format(totals.fee)} /> : null}
      {totals.discount.minor > 0 || discountCode ? (
        <Sum
          label={[t('totals.discount'), discountCode].filter(Boolean).join(' ')}
          amount={totals.discount.minor > 0 ? `−${format(totals.discount)}` : t('totals.freeDelivery')}
        />
      ) : null}
      <Sum kind="total" label={t('order.total')} amount={format(totals.total)} />
      {vatAmounts.map(({ basisPoints, vat }) => (
        <Sum
          kind="vat"
          key={basisPoints}
          label={t('order.vat', { rate: formatPercent(basisPoints, locale) })}
          amount={format(vat)}
        />
      ))}
      {refundPending.minor > 0 ? (
        <Sum kind="refund" label={t('order.refundPending')} amount={`−${format(refundPending)}`} />
      ) : null}
      {refunded.minor > 0 ? <Sum kind="refund" label={t('order.refunded')} amount={`−${format(refunded)}`} /> : null}
      {left.minor > 0 && left.minor < totals.total.minor ? (
        <Sum kind="total" label={t('order.afterRefund')} amount={format(left)} />
      ) : null}
    </dl>
  );
}

function Sum({ kind, label, amount }: { kind?: 'total' | 'vat' | 'refund'; label: string; amount: string }) {
  return (
    <div className={styles.sum} data-kind={kind}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}

function OrderAddress({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const { pickupPoint, billingAddress } = order;
  const isCollected = isCollectedInPerson(order);
  const taxIdOf = ({ taxId }: OrderFieldsFragment['address']) => taxId && t('order.taxId', { taxId });
  return (
    <section aria-labelledby="order-address">
      {pickupPoint ? (
        <>
          <h2 className={styles.title}>{t('order.pickUpAt')}</h2>
          <AddressLines
            lines={order.pickupPointLines}
            code={pickupPoint.postalCode}
            notes={[pickupPoint.openingHours, pickupPoint.description]}
          />
        </>
      ) : null}
      <h2 className={styles.title} id="order-address">
        {t(pickupPoint || isCollected ? 'order.billingAddress' : 'order.deliverTo')}
      </h2>
      <AddressLines lines={order.addressLines} code={order.address.postalCode} notes={[taxIdOf(order.address)]} />
      {billingAddress ? (
        <>
          <h2 className={styles.title}>{t('order.billTo')}</h2>
          <AddressLines
            lines={order.billingAddressLines}
            code={billingAddress.postalCode}
            notes={[taxIdOf(billingAddress)]}
          />
        </>
      ) : null}
      <OrderFacts order={order} />
    </section>
  );
}

function OrderFacts({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.soft}>{t('order.deliverBy')}</dt>
        <dd>{serviceName(t, locale, order)}</dd>
        {order.shippingMethod === COLLECTED ? <dd className={styles.soft}>{t('order.collectedAsAgreed')}</dd> : null}
        {order.expectedArrival ? <dd className={styles.soft}>{arrivalText(t, locale, order)}</dd> : null}
      </div>
      <div>
        <dt className={styles.soft}>{t('order.contact')}</dt>
        <dd>{order.email}</dd>
      </div>
      <div>
        <dt className={styles.soft}>{t('order.paidBy')}</dt>
        <dd>{order.paidBy}</dd>
      </div>
      {order.note ? (
        <div>
          <dt className={styles.soft}>{t('order.note')}</dt>
          <dd>{order.note}</dd>
        </div>
      ) : null}
      {order.mandate ? (
        <div>
          <dt className={styles.soft}>{t('order.mandate')}</dt>
          <dd>
            <a href={order.mandate.url}>{order.mandate.reference}</a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

type AddressLinesProps = {
  lines: readonly string[] | null;
  /** The postcode among them. */
  code: string;
  notes: readonly (string | null)[];
};

function AddressLines({ lines, code, notes }: AddressLinesProps) {
  return (
    <address className={styles.lined}>
      {lines?.map((line) => (
        <span key={line}>
          <WholePostcode text={line} code={code} />
        </span>
      ))}
      {notes.filter(Boolean).map((line) => (
        <span className={styles.soft} key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}

/** Carrier and service in full, unless the parcels went another way. */
function serviceName(t: Translate, locale: Locale, order: OrderFieldsFragment): string {
  const { shippingMethod: method, shippingCarrier: carrier, shippingName: name, pickupPoint, parcels } = order;
  if (isCollectedInPerson(order)) return name;
  if (parcels.some((parcel) => parcel.carrier !== carrier)) return carriersOf(order, locale);
  return methodName(t, { name, method, carrier, kind: pickupPoint?.kind ?? 'courier' });
}

/** Couriers go by their carrier's name alone; places to collect at by the name that people know. */
function deliveryName(
  t: Translate,
  { shippingMethod, shippingCarrier, shippingName: name, pickupPoint }: OrderFieldsFragment,
): string {
  if (!pickupPoint) return name || carrierName(shippingCarrier);
  return methodName(t, { name, method: shippingMethod, carrier: shippingCarrier, kind: pickupPoint.kind });
}
