// Leaving a page with unsaved work asks first: by a link, a key, the browser's own buttons, or closing the tab.
import { useEffect } from 'react';

/** Of the Navigation API, which not every browser's types know. */
type Navigate = Event & { destination: { sameDocument: boolean; url: string }; navigationType: string };

export function useUnsavedWork(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: Event) => {
      const { destination, navigationType } = event as Navigate;
      const isStaying = new URL(destination.url).pathname === location.pathname;
      // A document of its own is asked about by `beforeunload`.
      if (!event.cancelable || !destination.sameDocument || isStaying || navigationType === 'replace') return;
      if (!window.confirm(question)) event.preventDefault();
    };
    const { navigation } = window as unknown as { navigation?: EventTarget };
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isUnsaved, question]);
}
