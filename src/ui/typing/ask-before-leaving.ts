// Leaving a page with unsaved work asks first: by a link, a key, the browser's own buttons, or closing the tab.

/** How each unsaved work of the page is given up, however it was changed. Once it is empty, nothing asks before the page goes. */
export const unsavedWork = new Set<() => void>();

/** Asks until it is stopped. `onLeave`: the person goes, and gives the work up. */
export function askBeforeLeaving(question: string, onLeave: () => void): () => void {
  const onUnload = (event: BeforeUnloadEvent) => unsavedWork.size > 0 && event.preventDefault();
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType } = event;
    const isStaying = new URL(destination.url).pathname === location.pathname;
    // A document of its own is asked about by `beforeunload`.
    if (!event.cancelable || !destination.sameDocument || isStaying || navigationType === 'replace') return;
    if (window.confirm(question)) onLeave();
    else event.preventDefault();
  };
  // Not every browser has it.
  const { navigation }: { navigation?: Navigation } = window;
  unsavedWork.add(onLeave);
  window.addEventListener('beforeunload', onUnload);
  navigation?.addEventListener('navigate', onNavigate);
  return () => {
    unsavedWork.delete(onLeave);
    window.removeEventListener('beforeunload', onUnload);
    navigation?.removeEventListener('navigate', onNavigate);
  };
}
