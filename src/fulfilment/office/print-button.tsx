import { useT } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { FileButton } from '../../ui/button.tsx';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';

/** The packing slip of an order that waits to be packed. */
export function PrintButton({ order }: { order: ManagedOrder }) {
  const t = useT();
  const may = useMay();
  const isToPack = !order.waiting && (order.next === 'send' || order.next === 'send_rest');
  const isShown = isToPack && may(['orders.fulfil']);
  const href = packingPapersUrl(['slips'], [order.number]);
  useOfficeKeys(isShown ? { p: () => window.open(href, '_blank', 'noreferrer') } : {});
  if (!isShown) return null;
  return (
    <FileButton href={href} size="small">
      {t('work.print')}
    </FileButton>
  );
}
