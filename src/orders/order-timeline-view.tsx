import { useApp } from '../app-instance.tsx';
import { dayAndMonth, formatMoment } from '../dates/format-moment.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { arrivalText } from '../shipping/arrival-text.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { carriersOf } from './carriers-of-order.ts';
import styles from './order-timeline.module.css';
import { orderTimeline } from './order-timeline.ts';

export function OrderTimeline({ order }: { order: OrderFieldsFragment }) {
  const { locale, shop, t } = useApp();
  return (
    <ol className={styles.timeline} aria-label={t('order.progress')}>
      {orderTimeline(order).map(({ name, state, at, note }) => (
        <li
          className={styles.step}
          key={name}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} />
          <div>
            <p className={styles.name}>
              {t(name, { carrier: carriersOf(order, locale) })}
              <VisuallyHidden>: {t(`order.${state}`)}</VisuallyHidden>
            </p>
            {at && state === 'done' ? (
              <p className={styles.detail}>
                <time dateTime={at}>{formatMoment(at, locale, shop.timeZone, dayAndMonth)}</time>
              </p>
            ) : null}
            {name === 'order.stepDelivered' && state !== 'done' && order.expectedArrival ? (
              <p className={styles.detail}>{arrivalText(t, locale, order)}</p>
            ) : null}
            {note && state === 'current' ? <p className={styles.detail}>{t(note)}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
