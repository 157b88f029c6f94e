// The page after the second step: when the notice came, what it said, and what happens now. It acknowledges receipt,
// nothing more.
import { useApp } from '../app-instance.tsx';
import { formatReceipt } from '../dates/format-receipt.ts';
import { Notice } from '../ui/notice.tsx';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import type { ShownWithdrawal } from './withdrawal-queries.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export function WithdrawalReceived({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { locale, shop, t } = useApp();
  const { fields, receivedAt, isAcknowledged } = withdrawal;
  const { email } = fields;
  const moment = formatReceipt(receivedAt ?? '', locale, shop.timeZone);
  return (
    <WithdrawalFrame
      title={t('withdrawal.receivedTitle')}
      lead={<time dateTime={receivedAt ?? ''}>{t('withdrawal.receivedAt', { moment })}</time>}
      step={null}
    >
      <Notice kind={isAcknowledged ? 'success' : 'info'}>
        {t(isAcknowledged ? 'withdrawal.mailed' : 'withdrawal.notMailed', { email })}
      </Notice>
      <p>{t('withdrawal.next')}</p>
      <WithdrawalSummary withdrawal={withdrawal} />
    </WithdrawalFrame>
  );
}
