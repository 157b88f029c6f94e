// What keys do with orders of the list: one is opened for a refund or to be changed, or those that are chosen are sent and
// printed. What is chosen goes before the row that the keys have led to.
import { useLocation } from 'wouter';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import type { OfficeKeys } from '../../ui/office/use-office-keys.ts';

type Order = Pick<ListedOrderFieldsFragment, 'number' | 'version'>;
/** Versions by number. */
type Orders = ReadonlyMap<number, number>;

/** `onSend`: null while something is asked for. */
export function useOrderKeys(chosen: Orders, onSend: ((orders: Orders) => void) | null) {
  const [, navigate] = useLocation();
  const may = useMay();
  return (row: Order | null): OfficeKeys => {
    const worked = chosen.size > 0 ? chosen : row && new Map([[row.number, row.version]]);
    const open = (dialog: 'refund' | 'edit') => row && navigate(orderHref(row.number, dialog));
    return {
      ...(row && {
        ...(may(['orders.fulfil']) && { e: () => open('edit') }),
        ...(may(['orders.refund']) && { r: () => open('refund') }),
      }),
      ...(worked && {
        p: () => window.open(packingPapersUrl(packingPapers, [...worked.keys()]), '_blank', 'noopener'),
        ...(onSend && may(['orders.fulfil']) && { s: () => onSend(worked) }),
      }),
    };
  };
}
