// What was chosen, typed or ticked before the scripts came, or put back by the browser with a reload, stands in the
// fields, and nobody has been told. React leaves it there. Whoever has a copy of what fields say reads them by this, once,
// before anything can be pressed: what is seen is what counts.
import { useLayoutEffect } from 'react';

export function useFirstReading(read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have been taken over
  useLayoutEffect(() => {
    // What is read moves what stands below it, and what moves away under a finger is not pressed: then it is read when
    // the finger is lifted, before the page hears of the press.
    if (document.querySelector(':active')) addEventListener('click', read, { capture: true, once: true });
    else read();
  }, []);
}
