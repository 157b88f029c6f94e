/**
 * At once, or when what is pressed is let go: what is said of a field that is left moves what stands below it, and a button
 * that moves away under a finger is not pressed. What is pressed in a frame is let go there, and nobody tells this page.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active') || document.querySelector('iframe:active')) work();
  else document.addEventListener('mouseup', () => setTimeout(work), { once: true });
}
