// Folds the sections above the one that the shopper has gone on to, when they are done. Never under a finger: a page
// that moves between pressing and letting go makes the click land elsewhere. And nothing jumps: what has the focus
// stays where it is on the screen.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FoldingSection, foldingSections } from './checkout-sections.ts';

export function useFoldedSections(
  form: RefObject<HTMLFormElement | null>,
  isDone: (section: FoldingSection) => boolean,
  hasProblem: (section: FoldingSection) => boolean,
) {
  const [folded, setFolded] = useState<readonly FoldingSection[]>([]);
  const latestIsDone = useRef(isDone);
  useEffect(() => {
    latestIsDone.current = isDone;
  });

  const unfold = (section: FoldingSection) => setFolded((known) => known.filter((name) => name !== section));
  const reopened = folded.find(hasProblem);
  if (reopened) unfold(reopened);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isPressed = false;
    const settle = () => {
      const { activeElement } = document;
      const name = activeElement?.closest('[data-section]')?.getAttribute('data-section');
      if (isPressed || !activeElement || !name || !form.current?.contains(activeElement)) return;
      const index = (foldingSections as readonly string[]).indexOf(name);
      const above = foldingSections
        .slice(0, index < 0 ? undefined : index)
        .filter((section) => latestIsDone.current(section));
      if (above.length === 0) return;
      const top = activeElement.getBoundingClientRect().top;
      flushSync(() =>
        setFolded((known) =>
          above.every((section) => known.includes(section)) ? known : [...new Set([...known, ...above])],
        ),
      );
      window.scrollBy({ top: activeElement.getBoundingClientRect().top - top, behavior: 'instant' });
    };
    const settleLater = () => setTimeout(settle);
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      settleLater();
    };
    document.addEventListener('focusin', settleLater, { signal });
    // The focus goes into a frame of the card fields: nothing but this tells of it.
    window.addEventListener('blur', settleLater, { signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    return () => listening.abort();
  }, [form]);

  return { isFolded: (section: FoldingSection) => folded.includes(section) && section !== reopened, unfold };
}
