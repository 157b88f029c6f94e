// What there is to know besides the timeline: about the payment, money that goes back, and parcels.
import { useApp, useFormatMoney } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { carrierName } from '../shipping/carrier-names.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './order-notes.module.css';

export function RefundNotices({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { number, refunded, refundPending, isDisputed } = order;
  return (
    <>
      {refundPending.minor > 0 ? (
        <Notice kind="info" isInLiveRegion>
          {t('order.refundPendingText', { amount: format(refundPending) })}
        </Notice>
      ) : null}
      {refunded.minor > 0 ? (
        <Notice kind="success" isInLiveRegion>
          {t('order.refundedText', { amount: format(refunded), number })}
        </Notice>
      ) : null}
      {isDisputed ? (
        <Notice kind="info" isInLiveRegion>
          {t('order.disputedText')}
        </Notice>
      ) : null}
    </>
  );
}

export function OrderFacts({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const { parcels } = order;
  if (parcels.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {parcels.map(({ carrier, trackingNumber, trackingUrl }) => (
        <div key={trackingNumber}>
          <dt className={styles.name}>{t('order.stepSent', { carrier: carrierName(carrier) })}</dt>
          <dd className={styles.value}>
            {t('order.trackingNumber', { number: trackingNumber })}
            {trackingUrl ? (
              <>
                {' · '}
                <a href={trackingUrl} rel="noreferrer">
                  {t('order.trackParcel')}
                </a>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
