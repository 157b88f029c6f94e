// Where the focus goes when something of a record has to be put right, or was decided.
import { type RefObject, useEffect, useRef } from 'react';

export function useFaultFocus(frame: RefObject<HTMLElement | null>, faults: number): void {
  useEffect(() => {
    if (faults === 0) return;
    const fault = frame.current?.querySelector<HTMLElement>('[data-asks], [aria-invalid=true]');
    openFolds(fault);
    fault?.focus();
  }, [frame, faults]);
}

/** What is folded takes no focus, and its fault is seen by nobody. */
export function openFolds(fault: Element | null | undefined): void {
  for (let fold = fault?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** The buttons of what is decided go, and the focus with them: to what is still asked, else to the record. */
export function useDecidedFocus(frame: RefObject<HTMLElement | null>, asked: number): void {
  const before = useRef(asked);
  useEffect(() => {
    const isLost = asked < before.current && document.activeElement === document.body;
    before.current = asked;
    if (isLost)
      (frame.current?.querySelector<HTMLElement>('[data-asks]') ?? frame.current?.querySelector('h1'))?.focus();
  }, [frame, asked]);
}
