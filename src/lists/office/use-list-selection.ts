// Which rows of a list are chosen, each with what is to be known of it, as the version that was seen. The choice stays while
// pages are turned, and ends with the filters that it was made under.
import { useRef, useState } from 'react';

type Entries<Id, Value> = readonly (readonly [Id, Value])[];

export type ListSelection<Id, Value> = {
  chosen: ReadonlyMap<Id, Value>;
  isPageChosen: boolean;
  /** `isRange`: with all rows since the last one. */
  toggle(id: Id, isRange: boolean): void;
  togglePage(): void;
  choose(entries: Entries<Id, Value>): void;
  clear(): void;
};

type SelectionOptions<Id, Value> = {
  /** The rows of the page. */
  entries: Entries<Id, Value>;
  /** The filters, as a key. */
  key: string;
  /** Whether all of the page is chosen at first. */
  startsFull: boolean;
};

export function useListSelection<Id, Value>({
  entries,
  key,
  startsFull,
}: SelectionOptions<Id, Value>): ListSelection<Id, Value> {
  const [state, setState] = useState(() => ({ key, chosen: new Map(startsFull ? entries : []) }));
  const last = useRef<Id | null>(null);
  const chosen: ReadonlyMap<Id, Value> = state.key === key ? state.chosen : new Map();
  const set = (next: Map<Id, Value>) => setState({ key, chosen: next });
  const isPageChosen = entries.length > 0 && entries.every(([id]) => chosen.has(id));
  /** Chooses what was chosen with what is meant added, or taken away. */
  const change = (meant: Entries<Id, Value>, isAdded: boolean) => {
    const next = new Map(chosen);
    for (const [id, value] of meant) {
      if (isAdded) next.set(id, value);
      else next.delete(id);
    }
    set(next);
  };
  return {
    chosen,
    isPageChosen,
    toggle(id, isRange) {
      change(rowsBetween(entries, isRange ? last.current : null, id), !chosen.has(id));
      last.current = id;
    },
    togglePage: () => change(entries, !isPageChosen),
    choose: (all) => set(new Map(all)),
    clear: () => set(new Map()),
  };
}

function rowsBetween<Id, Value>(entries: Entries<Id, Value>, from: Id | null, to: Id): Entries<Id, Value> {
  const end = entries.findIndex(([id]) => id === to);
  const start = entries.findIndex(([id]) => id === from);
  const [first, final] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return entries.slice(first, final + 1);
}
