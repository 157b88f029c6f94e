// Notes about refunds.
import { useApp, useFormatMoney } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { Notice } from '../ui/notice.tsx';

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
