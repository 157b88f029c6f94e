// Which rows of a long table are in the page: those that can be seen, and some around them. 2,048 rows of ten fields each
// would be twenty thousand fields, and each keystroke would wait for all of them. A row says its place by `data-row`; empty
// rows above and below stand for the others.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const AROUND = 6;
const FIRST_ROWS = 24;

export type RowWindow = {
  scroller: RefObject<HTMLDivElement | null>;
  above: RefObject<HTMLTableRowElement | null>;
  below: RefObject<HTMLTableRowElement | null>;
  first: number;
  /** The one behind the last. */
  end: number;
  onScroll(): void;
  /** Brings a row into the page, and calls back when it is there. */
  reveal(index: number, then: () => void): void;
};

export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLTableRowElement>(null);
  const below = useRef<HTMLTableRowElement>(null);
  const [{ first, end }, setShown] = useState({ first: 0, end: FIRST_ROWS });
  const pending = useRef<(() => void) | null>(null);
  // Asked for when the table or the window changes, not with each rendering: the answer lays out the whole page.
  const rowHeight = useRef(0);
  const measure = () => {
    const box = scroller.current;
    const height = rowHeight.current || rowHeightOf(box);
    rowHeight.current = height;
    if (!box || height === 0) return;
    const from = Math.max(0, Math.floor(box.scrollTop / height) - AROUND);
    const to = Math.ceil((box.scrollTop + box.clientHeight) / height) + AROUND;
    setShown((shown) => (shown.first === from && shown.end === to ? shown : { first: from, end: to }));
  };
  const shownEnd = Math.min(end, count);
  const shownFirst = Math.min(first, Math.max(0, count - 1));
  useLayoutEffect(() => {
    rowHeight.current ||= rowHeightOf(scroller.current);
    const height = rowHeight.current;
    // Not as an attribute: the page's policy allows no styles in the markup.
    if (above.current) above.current.style.height = `${shownFirst * height}px`;
    if (below.current) below.current.style.height = `${(count - shownEnd) * height}px`;
  }, [count, shownFirst, shownEnd]);
  useLayoutEffect(() => {
    const then = pending.current;
    pending.current = null;
    then?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when rows come or go, or the window's size.
  useEffect(() => {
    const anew = () => {
      rowHeight.current = 0;
      measure();
    };
    measure();
    window.addEventListener('resize', anew);
    return () => window.removeEventListener('resize', anew);
  }, [count]);
  return {
    ...{ scroller, above, below, first: shownFirst, end: shownEnd, onScroll: measure },
    reveal(index, then) {
      const box = scroller.current;
      const height = rowHeight.current;
      if (!box) return;
      const top = index * height;
      const isShown = index >= shownFirst && index < shownEnd;
      if (top < box.scrollTop) box.scrollTop = top;
      // The heads stand over the first row.
      else if (top + 3 * height > box.scrollTop + box.clientHeight) box.scrollTop = top + 3 * height - box.clientHeight;
      if (isShown) return then();
      pending.current = then;
      setShown((shown) => ({ ...shown }));
      measure();
    },
  };
}

/** All rows are of one height, whatever stands in them. */
function rowHeightOf(box: HTMLElement | null): number {
  return box?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
}
