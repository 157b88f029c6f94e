// When a new page has been seen, and its skeleton has made way for it.
import { flushSync } from 'react-dom';

/** When the next frame has been shown, or just before somebody does something with it. */
export function afterNextFrame(work: () => void): void {
  const done = new AbortController();
  const run = () => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  for (const type of ['click', 'popstate']) addEventListener(type, run, { capture: true, signal: done.signal });
  if (document.visibilityState === 'visible') requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  else run();
}

/** Does the work after React has painted the new page; where its skeleton stood, after that has made way. */
export function afterRender(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => afterSkeleton(work)));
}

/** Renders the new page and puts everything in its place in one step. */
export function showAtOnce(go: () => void, land: () => void): void {
  flushSync(go);
  afterSkeleton(land);
}

export function afterSkeleton(work: () => void): void {
  const main = document.getElementById('main');
  if (!main?.querySelector('[data-skeleton]')) {
    work();
    return;
  }
  const changes = new MutationObserver(() => {
    if (main.querySelector('[data-skeleton]')) return;
    changes.disconnect();
    work();
  });
  changes.observe(main, { childList: true, subtree: true });
}
