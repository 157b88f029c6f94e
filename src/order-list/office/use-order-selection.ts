// Which orders of the list are chosen, each at the version that was seen: an order that changes afterwards is refused, by
// itself. The choice stays while pages are turned, and ends with the filters that it was made under.
import { useRef, useState } from 'react';

type Listed = { number: number; version: number };

export type OrderSelection = {
  /** Versions by number. */
  chosen: ReadonlyMap<number, number>;
  isPageChosen: boolean;
  /** `isRange`: with all rows since the last one. */
  toggle(number: number, isRange: boolean): void;
  togglePage(): void;
  choose(orders: readonly Listed[]): void;
  clear(): void;
};

const none: ReadonlyMap<number, number> = new Map();

/** `key`: of the filters. `startsFull`: with all of the page chosen. */
export function useOrderSelection(orders: readonly Listed[], key: string, startsFull: boolean): OrderSelection {
  const [state, setState] = useState(() => ({ key, chosen: startsFull ? versionsOf(orders) : none }));
  const last = useRef<number | null>(null);
  const chosen = state.key === key ? state.chosen : none;
  const set = (next: ReadonlyMap<number, number>) => setState({ key, chosen: next });
  const isPageChosen = orders.length > 0 && orders.every(({ number }) => chosen.has(number));
  return {
    chosen,
    isPageChosen,
    toggle(number, isRange) {
      const next = new Map(chosen);
      const isAdded = !chosen.has(number);
      for (const order of isRange ? rowsBetween(orders, last.current, number) : orders) {
        if (!isRange && order.number !== number) continue;
        if (isAdded) next.set(order.number, order.version);
        else next.delete(order.number);
      }
      last.current = number;
      set(next);
    },
    togglePage() {
      const next = new Map(chosen);
      for (const { number, version } of orders) {
        if (isPageChosen) next.delete(number);
        else next.set(number, version);
      }
      set(next);
    },
    choose: (all) => set(versionsOf(all)),
    clear: () => set(none),
  };
}

function versionsOf(orders: readonly Listed[]): ReadonlyMap<number, number> {
  return new Map(orders.map(({ number, version }) => [number, version]));
}

function rowsBetween(orders: readonly Listed[], from: number | null, to: number): readonly Listed[] {
  const end = orders.findIndex(({ number }) => number === to);
  const start = orders.findIndex(({ number }) => number === from);
  const [first, final] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return orders.slice(first, final + 1);
}
