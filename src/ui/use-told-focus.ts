// The focus goes to what is told. On a page that comes to life it does not leave a field in which somebody types already.
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `news`: each new one is told, also one with the same words. */
export function useToldFocus(box: RefObject<HTMLElement | null>, news: unknown, options?: FocusOptions): void {
  const isComing = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const wasHere = useRef(isComing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is told
  useEffect(() => {
    const isTyped = wasHere.current && document.activeElement?.matches('input, select, textarea');
    wasHere.current = false;
    if (!isTyped) box.current?.focus(options);
  }, [news]);
}
