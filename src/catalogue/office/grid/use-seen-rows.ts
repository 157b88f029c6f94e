// Which rows of the grid are drawn: those in sight and some around them, and always the one with the active cell.
import { useLayoutEffect, useRef, useState } from 'react';
import type { Place } from './fill-cells.ts';

/** As the sheet has it, in pixels. */
export const ROW_HEIGHT = 40;
const ROWS_BEYOND = 8;
const FIRST_ROWS = 40;

export function useSeenRows(at: Place, idOf: (place: Place) => string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, last: FIRST_ROWS });
  const look = () => {
    const box = scroller.current;
    if (!box) return;
    const first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - ROWS_BEYOND);
    const last = Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + ROWS_BEYOND;
    if (first !== seen.first || last !== seen.last) setSeen({ first, last });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active cell moves.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const top = at.row * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    // The heads stand over the first row.
    const below = top + 3 * ROW_HEIGHT - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
    box.querySelector(`[id="${idOf(at)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look();
  }, [at.row, at.column]);
  return { scroller, seen, look };
}
