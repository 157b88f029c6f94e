// The truth about a payment in one heading and one sentence, by the state the shop's own record has.

import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { LinkButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout-return.module.css';
import { formatMoment } from './format-moment.ts';
import { RefundNotices } from './order-notes.tsx';
import { type OrderSituation, orderSituation } from './order-situation.ts';
import { BuyAgain } from './pay/buy-again.tsx';
import { PaymentDrawing } from './payment-drawing.tsx';
import { TransferDetails } from './transfer-details.tsx';

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
  transfer: { title: 'order.transferTitle', text: 'order.transferText' },
  due: { title: 'order.dueTitle', text: 'order.dueText' },
  expired: { title: 'order.expiredTitle', text: 'order.expiredText' },
  transferExpired: { title: 'order.expiredTitle', text: 'order.transferExpiredText' },
  cancelled: { title: 'order.cancelledTitle', text: 'order.cancelledText' },
};

/** The values that the words need. */
export function usePaymentValues({ number, email, totals, transfer }: OrderFieldsFragment) {
  const { locale } = useApp();
  const format = useFormatMoney();
  return { number, email, amount: format(totals.total), until: transfer ? formatMoment(transfer.until, locale) : '' };
}

/** An order that will not be carried out can be bought again. */
export function isOver(situation: OrderSituation): boolean {
  return situation === 'expired' || situation === 'transferExpired' || situation === 'cancelled';
}

export function PaymentAnnouncement({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  const { paymentState: state, declineText } = order;
  const situation = orderSituation(order);
  const words = paymentWords[situation];
  const values = usePaymentValues(order);
  // A failure that was told asks for the shopper, not for the bank.
  const isAsking = situation === 'awaiting' || situation === 'processing';
  const toOrder = urlOf('order', { locale, token: order.token });
  return (
    <div className={styles.announcement}>
      <PaymentDrawing state={state} />
      <div className={styles.text}>
        {/* One live region for all states: when the bank answers, the change is read out. */}
        <div className={styles.words} role="status">
          <h1 tabIndex={-1}>{t(words.title)}</h1>
          <p className={layout.lead}>{t(words.text, values)}</p>
          <RefundNotices order={order} />
        </div>
        {state === 'awaiting_payment' && declineText ? <Notice kind="error">{t(declineText)}</Notice> : null}
        <p className={styles.asking} aria-hidden={!isAsking}>
          {isAsking ? t('order.checking') : null}
        </p>
        {isOver(situation) ? <BuyAgain order={order} /> : null}
        <TransferDetails order={order} />
        <div className={styles.actions}>
          {state === 'awaiting_payment' ? (
            <LinkButton
              kind={order.transfer ? 'plain' : 'primary'}
              to={urlOf('orderPay', { locale, token: order.token })}
            >
              {t(order.transfer ? 'order.payOtherwise' : 'order.payNow')}
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
