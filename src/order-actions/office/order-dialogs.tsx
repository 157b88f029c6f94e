// What each action of an order asks before it is taken on. It comes with its press.
import type { ComponentType } from 'react';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import '../../refunds/office/refund-form.module.css';
import '../../ui/fields/field.module.css';
import '../../ui/notice.module.css';
import '../../ui/record-editor/record-editor.module.css';
import './dialog-form.module.css';
import type { OrderDialogName } from './order-actions.ts';

export type OrderDialogProps = {
  /** The order as it was when the dialog was opened: what somebody types is about that. */
  order: ManagedOrder;
  onClose(): void;
};

const questions = () => import('./order-questions.tsx');

export const RefundDialog = lateDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** An action without one is asked for where it is about, not from the order's own row of buttons. */
export const orderDialogs: Partial<Record<OrderDialogName, ComponentType<OrderDialogProps>>> = {
  send: lateDialog(async () => (await import('./send-dialog.tsx')).bindSendDialog()),
  delivered: lateDialog(async () => (await questions()).DeliveredDialog),
  paid: lateDialog(async () => (await questions()).bindPaidDialog()),
  refund: RefundDialog,
  cancel: lateDialog(async () => (await questions()).CancelDialog),
  document: lateDialog(async () => (await import('./document-dialog.tsx')).bindDocumentDialog()),
  edit: lateDialog(async () => (await import('./contact/contact-dialog.tsx')).bindContactDialog()),
};
