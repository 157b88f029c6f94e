import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import type { ManagedOrder } from './office-order-queries.ts';

export function SentParcels({ parcels }: { parcels: ManagedOrder['parcels'] }) {
  const { locale, shop, t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('work.parcels')}</h2>
      <ul className={layout.lines}>
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            <p>
              <b>{t('work.parcel', { number: parcel.number })}</b> {parcel.carrierName}{' '}
              {parcel.trackingUrl ? (
                <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                  {parcel.trackingNumber}
                </a>
              ) : (
                parcel.trackingNumber
              )}
            </p>
            <p className={layout.aside}>
              {parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
            </p>
            <p className={layout.aside}>
              {parcel.deliveredAt ? (
                <StateMark tone="done">
                  {`${t('orders.fulfilment_delivered')}, ${formatMoment(parcel.deliveredAt, locale, shop.timeZone, shortDay)}`}
                </StateMark>
              ) : (
                <StateMark tone="wait">
                  {`${t('orders.fulfilment_sent')}, ${formatMoment(parcel.sentAt, locale, shop.timeZone, shortDay)}`}
                </StateMark>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
