// What can be done with the order, the next step first; while an action waits for its ten seconds, what is about to happen.
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp, useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import type { Permission } from '../../staff/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { holdKeys } from '../../ui/office/held-keys.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import { CancelDialog, DeliveredDialog, PaidDialog } from './confirm-dialogs.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './order-actions.module.css';
import { RefundDialog } from './refund-dialog.tsx';

// Comes with its press: a page that is only read does without.
const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

type ActionName = 'send' | 'delivered' | 'paid' | 'refund' | 'cancel';
type DialogName = ActionName | 'edit';
type Action = { text: MessageKey; permission: Permission; isPossible(order: ManagedOrder): boolean };

const actions: Readonly<Record<ActionName, Action>> = {
  send: {
    text: 'work.doSend',
    permission: 'orders.fulfil',
    isPossible: ({ payment, lines, captured, refunded }) =>
      (payment === 'paid' || payment === 'due_on_delivery') &&
      lines.some(({ quantity, sent, cancelled }) => sent < quantity - cancelled) &&
      (captured.minor === 0 || refunded.minor < captured.minor),
  },
  delivered: {
    text: 'work.doDelivered',
    permission: 'orders.fulfil',
    isPossible: ({ parcels }) => parcels.some(({ deliveredAt }) => !deliveredAt),
  },
  paid: {
    text: 'work.doPaid',
    permission: 'orders.refund',
    isPossible: ({ payment }) => payment === 'awaiting_payment',
  },
  refund: {
    text: 'work.doRefund',
    permission: 'orders.refund',
    isPossible: ({ refundable }) => refundable.minor > 0,
  },
  cancel: {
    text: 'work.doCancel',
    permission: 'orders.cancel',
    isPossible: ({ payment, fulfilment, captured, refundable }) =>
      payment === 'awaiting_payment' ||
      (fulfilment === 'unfulfilled' &&
        (payment === 'due_on_delivery' || (payment === 'paid' && (captured.minor === 0 || refundable.minor > 0)))),
  },
};

/** Which action a next step is. */
const nextActions: Readonly<Record<string, ActionName>> = {
  send: 'send',
  send_rest: 'send',
  await_delivery: 'delivered',
  await_transfer: 'paid',
  refund: 'refund',
};

type OrderActionsProps = {
  order: ManagedOrder;
  /** What the page's address asks for: it is open from the start, if the order allows it. */
  asked: string | null;
};

export function OrderActions({ order, asked }: OrderActionsProps) {
  const { t } = useApp();
  const may = useMay();
  const [, navigate] = useLocation();
  const names = (Object.keys(actions) as ActionName[]).filter(
    (name) => may([actions[name].permission]) && actions[name].isPossible(order),
  );
  const isFree = !order.waiting;
  const mayEdit = order.isContactOpen && may(['orders.fulfil']);
  const possible: DialogName[] = [...names, ...(mayEdit ? (['edit'] as const) : [])];
  const [open, setOpen] = useState<DialogName | null>(possible.find((name) => name === asked) ?? null);
  // As it was when the dialog was opened: what somebody types is about that.
  const [seen, setSeen] = useState(order);
  const next = nextActions[order.next ?? ''];
  const begin = (name: DialogName) => {
    // Code may still have to come: the next key is not another action.
    holdKeys(() => setOpen(null));
    setSeen(order);
    setOpen(name);
  };
  useOfficeKeys({
    ...(isFree && names.includes('send') && { s: () => begin('send') }),
    ...(isFree && names.includes('refund') && { r: () => begin('refund') }),
    ...(isFree && mayEdit && { e: () => begin('edit') }),
    ...(isFree && names.includes('send') && { p: () => window.open(papers, '_blank', 'noopener') }),
  });
  const close = () => {
    setOpen(null);
    // Asked for again, it is another address.
    if (asked) navigate(orderHref(order.number), { replace: true, state: { isInPlace: true } });
  };
  const papers = packingPapersUrl(packingPapers, [order.number]);
  return (
    <>
      {order.waiting ? (
        <WaitingAction waiting={order.waiting} />
      ) : (
        <div className={styles.actions}>
          {names.map((name) => (
            <Button key={name} size="small" kind={name === next ? 'primary' : 'plain'} onClick={() => begin(name)}>
              {t(actions[name].text)}
            </Button>
          ))}
          {names.includes('send') ? (
            <a className={styles.papers} href={papers} target="_blank" rel="noreferrer">
              {t('contact.print')}
            </a>
          ) : null}
        </div>
      )}
      {open === 'edit' ? <ContactDialog order={seen} onClose={close} /> : null}
      <Suspense>{open === 'send' ? <SendDialog order={seen} onClose={close} /> : null}</Suspense>
      {open === 'refund' ? <RefundDialog order={seen} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog order={seen} onClose={close} /> : null}
      {open === 'paid' ? <PaidDialog order={seen} onClose={close} /> : null}
      {open === 'delivered' ? <DeliveredDialog order={seen} onClose={close} /> : null}
    </>
  );
}

const waitingTexts: Readonly<Record<string, MessageKey>> = {
  send: 'work.waitingSend',
  refund: 'work.waitingRefund',
  cancel: 'work.waitingCancel',
  paid: 'work.waitingPaid',
  delivered: 'work.waitingDelivered',
  resend_mail: 'work.waitingMail',
};

/** The way to undo it is at the foot of every screen: `waiting-bar.tsx`. */
export function WaitingAction({ waiting }: { waiting: NonNullable<ManagedOrder['waiting']> }) {
  const t = useT();
  return (
    <p className={styles.waiting}>
      {t(waiting.isUndoable ? (waitingTexts[waiting.kind] ?? 'work.running') : 'work.running')}
    </p>
  );
}
