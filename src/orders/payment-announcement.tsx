// The truth about a payment in one heading and one sentence, by the state the shop's own record has.
import { useApp } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { declineMessage } from '../payments/decline-messages.ts';
import { urlOf } from '../routes.ts';
import { LinkButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout-return.module.css';
import { PaymentDrawing } from './payment-drawing.tsx';

type Words = {
  title: Parameters<ReturnType<typeof useApp>['t']>[0];
  text: Parameters<ReturnType<typeof useApp>['t']>[0];
};

const wordsOf: Record<OrderFieldsFragment['paymentState'], Words> = {
  paid: { title: 'order.thanksTitle', text: 'order.thanksText' },
  payment_processing: { title: 'order.processingTitle', text: 'order.processingText' },
  awaiting_payment: { title: 'order.awaitingTitle', text: 'order.awaitingText' },
  cancelled: { title: 'order.cancelledTitle', text: 'order.cancelledText' },
};

/** `isAsking`: the bank's answer is still being waited for. */
export function PaymentAnnouncement({ order, isAsking }: { order: OrderFieldsFragment; isAsking: boolean }) {
  const { locale, t } = useApp();
  const { paymentState: state, lastPaymentError } = order;
  const words = wordsOf[state];
  const toOrder = urlOf('order', { locale, token: order.token });
  return (
    <div className={styles.announcement}>
      <PaymentDrawing state={state} />
      <div className={styles.text}>
        {/* One live region for all states: when the bank answers, the change is read out. */}
        <div className={styles.words} role="status">
          <h1 tabIndex={-1}>{t(words.title)}</h1>
          <p className={layout.lead}>{t(words.text, { number: order.number, email: order.email })}</p>
        </div>
        {state === 'awaiting_payment' && lastPaymentError ? (
          <Notice kind="error">{t(declineMessage({ code: lastPaymentError }))}</Notice>
        ) : null}
        <p className={styles.asking} aria-hidden={!isAsking}>
          {isAsking ? t('order.checking') : null}
        </p>
        <div className={styles.actions}>
          {state === 'awaiting_payment' ? (
            <LinkButton kind="primary" to={urlOf('checkout', { locale })}>
              {t('order.tryPayment')}
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
