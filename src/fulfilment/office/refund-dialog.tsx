import { type FormEvent, useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import { MINOR_UNITS } from '../../money.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import styles from './order-actions.module.css';
import { parseAmount } from './parse-amount.ts';
import { useOrderAction } from './use-order-action.ts';

export function RefundDialog({ order, onClose }: { order: ManagedOrder; onClose(): void }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersRefund', order, onClose);
  const [amountError, setAmountError] = useState<string>();
  const { refundable } = order;
  const plain = new Intl.NumberFormat(languageOf(locale).languageTag, {
    minimumFractionDigits: 2,
    useGrouping: false,
  }).format(refundable.minor / MINOR_UNITS);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const amountMinor = parseAmount(String(fields.get('amount')));
    if (amountMinor === null) return setAmountError(t('work.refundAmountWrong'));
    if (amountMinor > refundable.minor) return setAmountError(t('work.refusedRefundTooLarge'));
    setAmountError(undefined);
    ask({ amountMinor, reason: String(fields.get('reason')) });
  };
  return (
    <OfficeDialog title={t('work.doRefund')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        <TextField
          label={`${t('work.refundAmount')} (${refundable.currency})`}
          hint={t('work.refundAmountHint', { amount: format(refundable) })}
          error={amountError}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={plain}
          required
        />
        <TextField label={t('work.reason')} hint={t('work.reasonHint')} name="reason" maxLength={500} />
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('work.doRefund')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
