// What can be done with the order, the next step first; while an action waits for its ten seconds, what is about to happen.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp, useT } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { takeHeldKeys } from '../../ui/office/held-keys.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import {
  contactChange,
  isOrderActionKind,
  type OrderDialogName,
  type OrderPageAction,
  orderActionKinds,
  orderActions,
  standsApart,
} from './order-actions.ts';
import styles from './order-buttons.module.css';
import { orderDialogs } from './order-dialogs.tsx';

type PageAction = OrderPageAction & { name: OrderDialogName };

const pageActions: readonly PageAction[] = [
  ...orderActionKinds.map((name) => ({ ...orderActions[name], name })),
  { ...contactChange, name: 'edit' as const },
].filter(({ name }) => orderDialogs[name]);

type OrderButtonsProps = {
  order: ManagedOrder;
  /** What the page's address asks for: it is open from the start, if the order allows it. */
  asked: string | null;
};

/** `asked`: what is open from the start. */
function useOpenDialog(asked: OrderDialogName | null) {
  const [wanted] = useState(asked);
  const [open, setOpen] = useState<OrderDialogName | null>(null);
  // Not in what the server renders: it would have to wait for the dialog's code, and has no modal ones.
  useEffect(() => setOpen(wanted), [wanted]);
  // No key asked for it: those that are held would be taken for the search's, whose shell comes later.
  useEffect(() => {
    if (open && open === wanted) takeHeldKeys();
  }, [open, wanted]);
  return [open, setOpen] as const;
}

export function OrderButtons({ order, asked }: OrderButtonsProps) {
  const { t } = useApp();
  const may = useMay();
  const [, navigate] = useLocation();
  const possible = pageActions.filter(({ permission, isPossible }) => may([permission]) && isPossible(order));
  const [open, setOpen] = useOpenDialog(possible.find(({ name }) => name === asked)?.name ?? null);
  // The order as it was when the dialog was opened: what somebody types is about that.
  const [seen, setSeen] = useState(order);
  const begin = (name: OrderDialogName) => {
    setSeen(order);
    setOpen(name);
  };
  const Dialog = open && orderDialogs[open];
  const papers = packingPapersUrl(packingPapers, [order.number]);
  const canSend = possible.some(({ name }) => name === 'send');
  const keys = possible.flatMap(({ key, name }) => (key ? [[key.letter, () => begin(name)] as const] : []));
  useOfficeKeys(
    order.waiting
      ? {}
      : { ...Object.fromEntries(keys), ...(canSend && { p: () => window.open(papers, '_blank', 'noopener') }) },
  );
  const close = () => {
    setOpen(null);
    // Asked for again, it is another address.
    if (asked) navigate(orderHref(order.number), { replace: true, state: { isInPlace: true } });
  };
  return (
    <>
      {order.waiting ? (
        <WaitingAction waiting={order.waiting} />
      ) : (
        <div className={classNames(layout.row, layout.tight)}>
          {possible.map(({ name, nextSteps }) =>
            standsApart(name) ? null : (
              <Button
                key={name}
                size="small"
                kind={order.next && nextSteps?.includes(order.next) ? 'primary' : 'plain'}
                onClick={() => begin(name)}
              >
                {t(`work.do_${name}`)}
              </Button>
            ),
          )}
          {canSend ? (
            <a className={styles.papers} href={papers} target="_blank" rel="noreferrer">
              {t('contact.print')}
            </a>
          ) : null}
        </div>
      )}
      {Dialog ? <Dialog order={seen} onClose={close} /> : null}
    </>
  );
}

/** The way to undo it is at the foot of every screen: `waiting-bar.tsx`. */
export function WaitingAction({ waiting: { kind, isUndoable } }: { waiting: NonNullable<ManagedOrder['waiting']> }) {
  const t = useT();
  return (
    <p className={controls.soon}>
      {t(isUndoable && isOrderActionKind(kind) ? `work.waiting_${kind}` : 'work.running')}
    </p>
  );
}
