// Folds the sections above the one that the shopper has gone on to, when they are done. Never under a finger: a page
// that moves between pressing and letting go makes the click land elsewhere. And nothing jumps: what has the focus
// stays where it is on the screen.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../../ui/after-press.ts';
import { type FoldingSection, sectionsAbove } from '../checkout-sections.ts';

export function useFoldedSections(
  form: RefObject<HTMLFormElement | null>,
  isDone: (section: FoldingSection) => boolean,
  hasProblem: (section: FoldingSection) => boolean,
) {
  const [folded, setFolded] = useState<readonly FoldingSection[]>([]);
  const unfold = (section: FoldingSection) => setFolded((known) => known.filter((name) => name !== section));
  const reopened = folded.find(hasProblem);
  if (reopened) unfold(reopened);

  useFocusAtRest((focused) => {
    const name = focused.closest('[data-section]')?.getAttribute('data-section');
    if (!name || !form.current?.contains(focused)) return;
    const above = sectionsAbove(name).filter(isDone);
    if (above.length === 0) return;
    const { top } = focused.getBoundingClientRect();
    flushSync(() =>
      setFolded((known) =>
        above.every((section) => known.includes(section)) ? known : [...new Set([...known, ...above])],
      ),
    );
    window.scrollBy({ top: focused.getBoundingClientRect().top - top, behavior: 'instant' });
  });

  return {
    isFolded: (section: FoldingSection) => folded.includes(section) && section !== reopened,
    unfold,
    /** Unfolds it and goes to its first field. */
    edit(section: FoldingSection) {
      flushSync(() => unfold(section));
      form.current?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, select)`)?.focus();
    },
  };
}

/** Tells what has the focus, after it has moved and when nothing is pressed. */
function useFocusAtRest(onRest: (focused: Element) => void): void {
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const settle = () => {
      if (document.activeElement) latest.current(document.activeElement);
    };
    const settleLater = () => setTimeout(() => afterPress(settle));
    document.addEventListener('focusin', settleLater, { signal });
    // The focus goes into a frame of the card fields: nothing but this tells of it.
    window.addEventListener('blur', settleLater, { signal });
    return () => listening.abort();
  }, []);
}
