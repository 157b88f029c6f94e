// Counts what a task costs a person: clicks and taps. Keys, typing and what a key presses are not clicks.
import type { BrowserContext } from 'playwright-core';

export type ClickCount = { clicks: number };

/** Counts on every page that `context` opens from now on. Setting `clicks` to 0 begins anew. */
export async function countClicks(context: BrowserContext): Promise<ClickCount> {
  const count: ClickCount = { clicks: 0 };
  await context.exposeBinding('countClick', () => {
    count.clicks += 1;
  });
  await context.addInitScript(() => {
    // A button pressed by a key, and the field that a label passes its click on to, tell of no pointer.
    const tell = (event: MouseEvent) => {
      if (event.isTrusted && event.detail > 0 && (event.clientX !== 0 || event.clientY !== 0)) {
        (window as unknown as { countClick(): void }).countClick();
      }
    };
    addEventListener('click', tell, { capture: true });
  });
  return count;
}
