// A payment's state, from the shop's own record, in one heading and one sentence.

import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { LinkButton } from '../ui/button.tsx';
import { latePart } from '../ui/late-part.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout-return.module.css';
import { RefundNotices } from './order-notes.tsx';
import { type OrderSituation, orderSituation } from './order-situation.ts';
import { BuyAgain } from './pay/buy-again.tsx';

/** A picture for those who see it: it comes after the first view. */
export const PaymentDrawing = latePart(async () => (await import('./payment-drawing.tsx')).PaymentDrawing);

type Words = {
  title: Parameters<ReturnType<typeof useApp>['t']>[0];
  text: Parameters<ReturnType<typeof useApp>['t']>[0];
};

export const paymentWords: Record<OrderSituation, Words> = {
  paid: { title: 'order.thanksTitle', text: 'order.thanksText' },
  refunded: { title: 'order.refundedTitle', text: 'order.toldOfRefund' },
  processing: { title: 'order.processingTitle', text: 'order.processingText' },
  awaiting: { title: 'order.awaitingTitle', text: 'order.awaitingText' },
  failed: { title: 'order.failedTitle', text: 'order.awaitingText' },
  placed: { title: 'order.placedTitle', text: 'order.thanksText' },
  expired: { title: 'order.expiredTitle', text: 'order.expiredText' },
  cancelled: { title: 'order.cancelledTitle', text: 'order.cancelledText' },
};

/** What the situation means for the buyer. */
export function PaymentText({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const { number, email, paymentNote: note } = order;
  if (!note) return <p>{t(paymentWords[orderSituation(order)].text, { number, email })}</p>;
  return (
    <>
      <p>{note.text}</p>
      <dl className={styles.note}>
        {note.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function PaymentAnnouncement({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  const { paymentState: state, declineText } = order;
  const situation = orderSituation(order);
  const words = paymentWords[situation];
  // After a failure the page waits for the shopper, not for the bank.
  const isAsking = situation === 'awaiting' || situation === 'processing';
  const toOrder = urlOf('order', { locale, token: order.token });
  return (
    <div className={styles.announcement}>
      <PaymentDrawing state={state} />
      <div className={styles.text}>
        {/* One live region for all states: when the bank answers, the change is read out. */}
        <div className={styles.words} role="status">
          <h1 tabIndex={-1}>{t(words.title)}</h1>
          <div className={layout.lead}>
            <PaymentText order={order} />
          </div>
          <RefundNotices order={order} />
        </div>
        {state === 'awaiting_payment' && declineText ? <Notice kind="error">{t(declineText)}</Notice> : null}
        <p className={styles.asking} aria-hidden={!isAsking}>
          {isAsking ? t('order.checking') : null}
        </p>
        {situation === 'expired' || situation === 'cancelled' ? <BuyAgain order={order} /> : null}
        <div className={styles.actions}>
          {state === 'awaiting_payment' ? (
            <LinkButton
              kind={order.paymentNote ? 'plain' : 'primary'}
              to={urlOf('orderPay', { locale, token: order.token })}
            >
              {t(order.paymentNote ? 'order.payOtherwise' : 'order.payNow')}
            </LinkButton>
          ) : null}
          <LinkButton kind={state === 'paid' ? 'primary' : 'plain'} to={toOrder}>
            {t('order.toOrder')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
