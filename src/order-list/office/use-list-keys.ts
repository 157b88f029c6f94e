// The keys of the list: a row is led to, chosen, opened, sent, printed.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { orderHref } from '../../orders/office/order-href.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import type { OrderSelection } from './use-order-selection.ts';

type ListKeys = {
  orders: readonly { number: number; version: number }[];
  selection: OrderSelection;
  /** Null while something is asked for. */
  onSend: ((orders: ReadonlyMap<number, number>) => void) | null;
};

/** The number of the row that the keys act on. What is chosen goes before it. */
export function useListKeys({ orders, selection, onSend }: ListKeys): number | null {
  const [, navigate] = useLocation();
  const may = useMay();
  const [led, setLed] = useState<number | null>(null);
  const index = orders.findIndex(({ number }) => number === led);
  const row = orders[index];
  useEffect(() => {
    if (led !== null) document.querySelector('tr[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [led]);
  const move = (step: number) => {
    const next = orders[Math.max(0, Math.min(orders.length - 1, index < 0 ? 0 : index + step))];
    if (next) setLed(next.number);
  };
  const worked = selection.chosen.size > 0 ? selection.chosen : row && new Map([[row.number, row.version]]);
  const open = (dialog?: 'refund' | 'edit') => row && navigate(orderHref(row.number, dialog));
  useOfficeKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(row && {
      Enter: () => open(),
      x: () => selection.toggle(row.number, false),
      X: () => selection.toggle(row.number, true),
      ...(may(['orders.fulfil']) && { e: () => open('edit') }),
      ...(may(['orders.refund']) && { r: () => open('refund') }),
    }),
    ...(worked && {
      p: () => window.open(packingPapersUrl(packingPapers, [...worked.keys()]), '_blank', 'noopener'),
      ...(onSend && may(['orders.fulfil']) && { s: () => onSend(worked) }),
    }),
  });
  return row?.number ?? null;
}
