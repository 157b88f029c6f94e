/**
 * At once, or when what is pressed is let go: what is said of a field that is left moves what stands below it, and a button
 * that moves away under a finger is not pressed.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('mouseup', () => setTimeout(work), { once: true });
  else work();
}
