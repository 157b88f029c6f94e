// Actions that ask little: what happens is said, and one press does it.
import type { FormEvent, ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { cancelReasons, isCancelReason } from '../../orders/office/refund-reasons.ts';
import { ReasonFields } from '../../refunds/office/reason-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import styles from './order-actions.module.css';
import { useOrderAction } from './use-order-action.ts';

type DialogProps = { order: ManagedOrder; onClose(): void };

export function CancelDialog({ order, onClose }: DialogProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersCancel', order, onClose);
  const confirm = (fields: FormData) => {
    const because = String(fields.get('because'));
    ask({
      because: isCancelReason(because) ? because : null,
      words: String(fields.get('words')),
      isRestocked: fields.has('isRestocked'),
    });
  };
  return (
    <ConfirmDialog title="work.doCancel" {...{ onClose, isPending, problem }} onConfirm={confirm}>
      <p>
        {order.refundable.minor > 0
          ? t('refunds.cancelPaid', { amount: format(order.refundable) })
          : t('refunds.cancelUnpaid')}
      </p>
      <ReasonFields reasons={cancelReasons} textOf={(reason) => `refunds.cancel_${reason}` as const} />
      <CheckboxField name="isRestocked" label={t('refunds.cancelRestock')} defaultChecked />
    </ConfirmDialog>
  );
}

export function DeliveredDialog({ order, onClose }: DialogProps) {
  const { t } = useApp();
  const { ask, isPending, problem } = useOrderAction('OrdersDeliver', order, onClose);
  const underWay = order.parcels.filter(({ deliveredAt }) => !deliveredAt);
  return (
    <ConfirmDialog title="work.doDelivered" {...{ onClose, isPending, problem }} onConfirm={() => ask({})}>
      <p>{underWay.map(({ number }) => t('work.parcel', { number })).join(', ')}</p>
    </ConfirmDialog>
  );
}

export function PaidDialog({ order, onClose }: DialogProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersPayByHand', order, onClose);
  return (
    <ConfirmDialog
      title="work.doPaid"
      {...{ onClose, isPending, problem }}
      onConfirm={(fields) => ask({ reference: String(fields.get('reference')) })}
    >
      <p>{t('work.confirmPaid', { amount: format(order.total) })}</p>
      <TextField label={t('work.bankReference')} name="reference" maxLength={500} autoComplete="off" />
    </ConfirmDialog>
  );
}

type ConfirmProps = {
  title: MessageKey;
  isPending: boolean;
  problem: string | null;
  onClose(): void;
  onConfirm(fields: FormData): void;
  children: ReactNode;
};

export function ConfirmDialog({ title, isPending, problem, onClose, onConfirm, children }: ConfirmProps) {
  const { t } = useApp();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };
  return (
    <OfficeDialog title={t(title)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        {children}
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t(title)}
        </Button>
      </form>
    </OfficeDialog>
  );
}
