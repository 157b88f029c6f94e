import { useT } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import { RefundForm } from './refund-form.tsx';

/** `position`: of the line that is to be given back; undefined: everything that is left. */
type RefundDialogProps = { order: ManagedOrder; position?: number | undefined; onClose(): void };

export function RefundDialog({ order, position, onClose }: RefundDialogProps) {
  const t = useT();
  return (
    <OfficeDialog title={t('work.do_refund')} onClose={onClose}>
      <RefundForm order={order} subject={{ position }} onDone={onClose} />
    </OfficeDialog>
  );
}
