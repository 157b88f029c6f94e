// Leaving a page with unsaved work asks first: by a link, a key, the browser's own buttons, or closing the tab.

/** How each unsaved work of the page is given up. */
const unsaved = new Set<() => void>();

/** Whether anything on the page is unsaved, however it was changed. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

export function giveUpUnsavedWork(): void {
  for (const giveUp of unsaved) giveUp();
}

/** Until it is stopped. `onLeave`: the person goes, and gives the work up. */
export function askBeforeLeaving(question: string, onLeave: () => void): () => void {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
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
  unsaved.add(onLeave);
  window.addEventListener('beforeunload', onUnload);
  navigation?.addEventListener('navigate', onNavigate);
  return () => {
    unsaved.delete(onLeave);
    window.removeEventListener('beforeunload', onUnload);
    navigation?.removeEventListener('navigate', onNavigate);
  };
}
