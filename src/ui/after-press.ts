/**
 * Works at once, or when what is pressed is let go: what is said of a field that is left moves what stands below it,
 * and a button that moves away under a finger is not pressed. What is pressed in a frame is let go there, and nobody
 * tells this page.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active') || document.querySelector('iframe:active')) {
    work();
    return;
  }
  const released = new AbortController();
  const { signal } = released;
  const release = () => {
    released.abort();
    setTimeout(work);
  };
  document.addEventListener('mouseup', release, { signal });
  // The press became a drag or a scroll, which no `mouseup` ends.
  document.addEventListener('pointercancel', release, { signal });
}
