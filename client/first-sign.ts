// The first sign that somebody is there: a touch, a pointer that moves, a key, the page scrolled. What nobody misses who
// only looks is fetched then.

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'];

let first: Promise<void> | undefined;

/** The same promise every time. What happened before the first call is not known, but where the page stands is. */
export function untilFirstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    const end = () => {
      for (const type of signs) removeEventListener(type, end, true);
      resolve();
    };
    for (const type of signs) addEventListener(type, end, { capture: true, passive: true });
    if (window.scrollY > 0) end();
  });
  return first;
}
