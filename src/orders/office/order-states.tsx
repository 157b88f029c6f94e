// The states of an order as staff reads them.
import { useT } from '../../app-instance.tsx';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';

type Stated = Pick<ListedOrderFieldsFragment, 'payment' | 'fulfilment'>;

const paymentTones: Record<Stated['payment'], StateTone> = {
  awaiting_payment: 'wait',
  payment_processing: 'wait',
  due_on_delivery: 'wait',
  paid: 'done',
  cancelled: 'off',
};

const fulfilmentTones: Record<Stated['fulfilment'], StateTone> = {
  unfulfilled: 'todo',
  partly_sent: 'todo',
  sent: 'wait',
  delivered: 'done',
  returned: 'off',
};

type PaymentMarkProps = Pick<Stated, 'payment'> & { refundedMinor: number; totalMinor: number };

export function PaymentMark({ payment, refundedMinor, totalMinor }: PaymentMarkProps) {
  const t = useT();
  if (payment === 'paid' && refundedMinor >= totalMinor && totalMinor > 0) {
    return <StateMark tone="off">{t('orders.payment_refunded')}</StateMark>;
  }
  if (refundedMinor > 0) return <StateMark tone="done">{t('orders.payment_partly_refunded')}</StateMark>;
  return <StateMark tone={paymentTones[payment]}>{t(`orders.payment_${payment}`)}</StateMark>;
}

/** Nothing is to be sent of what is not paid, or was given up. */
export function FulfilmentMark({ payment, fulfilment }: Stated) {
  const t = useT();
  const isIdle = fulfilment === 'unfulfilled' && payment !== 'paid' && payment !== 'due_on_delivery';
  const tone = isIdle ? 'off' : fulfilmentTones[fulfilment];
  return <StateMark tone={tone}>{t(`orders.fulfilment_${fulfilment}`)}</StateMark>;
}
