// What keys do with orders of the list: those that open a dialog on the page of an order open it from here, and those that
// are chosen are sent and printed. What is chosen goes before the row that the keys have led to.
import { useLocation } from 'wouter';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { keyedActions, orderActions } from '../../order-actions/office/order-actions.ts';
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
  const { send } = orderActions;
  return (row: Order | null): OfficeKeys => {
    const worked = chosen.size > 0 ? chosen : row && new Map([[row.number, row.version]]);
    const opening = keyedActions.filter(({ dialog, permission }) => dialog !== 'send' && may([permission]));
    return {
      ...(row &&
        Object.fromEntries(
          opening.map(({ letter, dialog }) => [letter, () => navigate(orderHref(row.number, dialog))] as const),
        )),
      ...(worked && {
        p: () => window.open(packingPapersUrl(packingPapers, [...worked.keys()]), '_blank', 'noopener'),
        ...(onSend && may([send.permission]) && { [send.key.letter]: () => onSend(worked) }),
      }),
    };
  };
}
