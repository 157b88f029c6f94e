import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { orderActions } from './order-actions.ts';
import { RefundDialog } from './order-dialogs.tsx';

/** Whether it was sent or not: what was given back is given back. */
export function hasUnitsToRefund(line: { quantity: number; refunded: number; cancelled: number }): boolean {
  return Math.max(line.refunded, line.cancelled) < line.quantity;
}

type RefundLineButtonProps = { order: ManagedOrder; line: ManagedOrder['lines'][number] };

/** Gives one line back, where an order has several. */
export function RefundLineButton({ order, line }: RefundLineButtonProps) {
  const { refund } = orderActions;
  const t = useT();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const isPossible = refund.isPossible(order) && hasUnitsToRefund(line) && !order.waiting && order.lines.length > 1;
  if (!isPossible || !may([refund.permission])) return null;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        <span aria-hidden="true">{t('work.do_refund')}</span>
        <VisuallyHidden>{t('refunds.refundLine', { title: line.title })}</VisuallyHidden>
      </Button>
      {isOpen ? <RefundDialog order={order} position={line.position} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
