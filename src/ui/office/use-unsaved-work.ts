// Leaving a page with unsaved work asks first: by a link, a key, the browser's own buttons, or closing the tab.
import { useEffect, useRef } from 'react';

const unsaved = new Set<object>();

/** Whether anything on the page is unsaved, however it was changed. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** `onLeave`: the person goes, and gives it up. */
export function useUnsavedWork(isUnsaved: boolean, question: string, onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      const { destination, navigationType } = event;
      const isStaying = new URL(destination.url).pathname === location.pathname;
      // A document of its own is asked about by `beforeunload`.
      if (!event.cancelable || !destination.sameDocument || isStaying || navigationType === 'replace') return;
      if (window.confirm(question)) leave.current();
      else event.preventDefault();
    };
    const work = {};
    unsaved.add(work);
    // Not every browser has it.
    const { navigation }: { navigation?: Navigation } = window;
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      unsaved.delete(work);
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isUnsaved, question]);
}
