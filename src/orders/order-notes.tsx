// Notes about refunds.
import { useApp, useFormatMoney } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { Notice } from '../ui/notice.tsx';

export function RefundNotices({ order }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { number, refunded, refundPending, isDisputed, paymentMethod } = order;
  // No method: staff saw the payment on the shop's account, or took it at the counter.
  const isByHand = paymentMethod === null || paymentMethod === 'bank_transfer' || paymentMethod === 'cash_on_delivery';
  return (
    <>
      {refundPending.minor > 0 ? (
        <Notice kind="info" isInLiveRegion>
          {t('order.refundPendingText', { amount: format(refundPending) })}
        </Notice>
      ) : null}
      {refunded.minor > 0 ? (
        <Notice kind="success" isInLiveRegion>
          {t(isByHand ? 'order.refundedByHandText' : 'order.refundedText', { amount: format(refunded), number })}
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
