// What was chosen, typed or ticked before the scripts came, or put back by the browser with a reload, stands in the
// fields, and nobody has been told. React leaves it there. Whoever has a copy of what fields say reads them by this, once,
// before anything can be pressed: what is seen is what counts.
import { useLayoutEffect } from 'react';

export function useFirstReading(read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have been taken over
  useLayoutEffect(read, []);
}
