// The parcels sent, with their contents and tracking links.
import { useId } from 'react';
import { useApp } from '../app-instance.tsx';
import { dayAndMonth, formatMoment } from '../dates/format-moment.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { COLLECTED, carrierName } from '../shipping/carriers.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './order-parcels.module.css';

type Parcel = OrderFieldsFragment['parcels'][number];

export function OrderParcels({ order: { parcels } }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const titleId = useId();
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{t('order.parcels')}</h2>
      </VisuallyHidden>
      <ul className={styles.parcels}>
        {parcels.map((parcel) => (
          <ShownParcel parcel={parcel} parcels={parcels.length} key={parcel.number} />
        ))}
      </ul>
    </section>
  );
}

function ShownParcel({ parcel, parcels }: { parcel: Parcel; parcels: number }) {
  const { locale, shop, t } = useApp();
  const { number, carrier, trackingNumber, trackingUrl, sentAt, deliveredAt, lines } = parcel;
  const isCollected = carrier === COLLECTED;
  const words = deliveredAt ? 'order.parcelDelivered' : 'order.parcelSent';
  const moment = formatMoment(deliveredAt ?? sentAt, locale, shop.timeZone, dayAndMonth);
  const name = parcels > 1 ? `${t('order.parcel')} ${number}` : t('order.parcel');
  return (
    <li className={styles.parcel}>
      <div>
        <h3 className={styles.title}>
          {/* Not "of two": more may follow. */}
          {isCollected ? t('order.stepCollected') : `${name} · ${carrierName(carrier)}`}
        </h3>
        <p className={styles.soft}>{isCollected ? moment : t(words, { moment })}</p>
      </div>
      {trackingNumber ? (
        <p className={styles.tracking}>
          <span>{t('order.trackingNumber', { number: trackingNumber })}</span>
          {trackingUrl ? (
            <a href={trackingUrl} rel="noreferrer">
              {t('order.trackParcel')}
            </a>
          ) : null}
        </p>
      ) : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map(({ title, variantTitle, quantity, returnedQuantity }) => (
            <li key={`${title} ${variantTitle}`}>
              {quantity} × {variantTitle ? `${title}, ${variantTitle}` : title}
              {returnedQuantity > 0 ? (
                <span className={styles.soft}> · {t('order.lineReturned', { count: returnedQuantity })}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
