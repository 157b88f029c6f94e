// What is asked before an order is cancelled, delivered or paid by hand: little, and one press does it.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { cancelReasons, isCancelReason } from '../../orders/office/refund-reasons.ts';
import { ReasonFields } from '../../refunds/office/reason-fields.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { orderActions } from './order-actions.ts';
import { useOrderAction } from './use-order-action.ts';

const loadPaidTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/orders/paid-by-hand.ts`));

export const bindPaidDialog = () => withLateTexts(PaidDialog, loadPaidTexts);

type QuestionProps = { order: ManagedOrder; onClose(): void };

export function CancelDialog({ order, onClose }: QuestionProps) {
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
        {orderActions.refund.isPossible(order)
          ? t('refunds.cancelPaid', { amount: format(order.refundable) })
          : t('refunds.cancelUnpaid')}
      </p>
      <ReasonFields reasons={cancelReasons} textOf={(reason) => `refunds.cancel_${reason}` as const} />
      <CheckboxField name="isRestocked" label={t('refunds.cancelRestock')} defaultChecked />
    </ConfirmDialog>
  );
}

export function DeliveredDialog({ order, onClose }: QuestionProps) {
  const { t } = useApp();
  const { ask, isPending, problem } = useOrderAction('OrdersDeliver', order, onClose);
  const underWay = order.parcels.filter(({ deliveredAt }) => !deliveredAt);
  return (
    <ConfirmDialog title="work.do_delivered" {...{ onClose, isPending, problem }} onConfirm={() => ask((at) => at)}>
      <p>{underWay.map(({ number }) => t('work.parcel', { number })).join(', ')}</p>
    </ConfirmDialog>
  );
}

function PaidDialog({ order, onClose }: QuestionProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersPayByHand', order, onClose);
  return (
    <ConfirmDialog
      title="work.do_paid"
      {...{ onClose, isPending, problem }}
      onConfirm={(fields) => ask((at) => ({ ...at, reference: String(fields.get('reference')) }))}
    >
      <p>{t('paidByHand.confirm', { amount: format(order.total) })}</p>
      <TextField label={t('paidByHand.reference')} name="reference" maxLength={500} autoComplete="off" />
    </ConfirmDialog>
  );
}
