// What each action of an order asks before it is taken on; most ask little: what happens is said, and one press does it.
import { type ComponentType, lazy } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { cancelReasons, isCancelReason } from '../../orders/office/refund-reasons.ts';
import { ReasonFields } from '../../refunds/office/reason-fields.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { OrderDialogName } from './order-actions.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

export type OrderDialogProps = {
  /** As it was when the dialog was opened: what somebody types is about that. */
  order: ManagedOrder;
  onClose(): void;
};

/** An action without one is asked for where it is about, not from the order's own row of buttons. */
export const orderDialogs: Partial<Record<OrderDialogName, ComponentType<OrderDialogProps>>> = {
  // Two that come with their press: a page that is only read does without.
  send: lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog })),
  delivered: DeliveredDialog,
  paid: PaidDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  edit: lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog })),
};

function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersCancel', order, onClose);
  const confirm = (fields: FormData) => {
    const because = String(fields.get('because'));
    ask((at) => ({
      ...at,
      because: isCancelReason(because) ? because : null,
      words: String(fields.get('words')),
      isRestocked: fields.has('isRestocked'),
    }));
  };
  return (
    <ConfirmDialog title="work.do_cancel" {...{ onClose, isPending, problem }} onConfirm={confirm}>
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

function DeliveredDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useApp();
  const { ask, isPending, problem } = useOrderAction('OrdersDeliver', order, onClose);
  const underWay = order.parcels.filter(({ deliveredAt }) => !deliveredAt);
  return (
    <ConfirmDialog title="work.do_delivered" {...{ onClose, isPending, problem }} onConfirm={() => ask((at) => at)}>
      <p>{underWay.map(({ number }) => t('work.parcel', { number })).join(', ')}</p>
    </ConfirmDialog>
  );
}

function PaidDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersPayByHand', order, onClose);
  return (
    <ConfirmDialog
      title="work.do_paid"
      {...{ onClose, isPending, problem }}
      onConfirm={(fields) => ask((at) => ({ ...at, reference: String(fields.get('reference')) }))}
    >
      <p>{t('work.confirmPaid', { amount: format(order.total) })}</p>
      <TextField label={t('work.bankReference')} name="reference" maxLength={500} autoComplete="off" />
    </ConfirmDialog>
  );
}
