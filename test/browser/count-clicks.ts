// Counts what a task costs a person: clicks and taps. Keys, typing and what a key presses are not clicks.
import type { BrowserContext } from 'playwright-core';

/** `pressed`: what each of them met, for whoever asks why there was one too many. */
export type ClickCount = { clicks: number; pressed: string[] };

/** Counts on every page that `context` opens from now on. Setting `clicks` to 0 begins anew. */
export async function countClicks(context: BrowserContext): Promise<ClickCount> {
  const count: ClickCount = { clicks: 0, pressed: [] };
  await context.exposeBinding('countClick', (_source, what: string) => {
    count.clicks += 1;
    count.pressed.push(what);
  });
  await context.addInitScript(() => {
    // A button pressed by a key, and the field that a label passes its click on to, tell of no pointer.
    const tell = (event: MouseEvent) => {
      if (event.isTrusted && event.detail > 0 && (event.clientX !== 0 || event.clientY !== 0)) {
        const { tagName = '', textContent } = event.target as Partial<Element>;
        const what = `${tagName} ${textContent?.trim().slice(0, 40)}, ${event.clientX} ${event.clientY}`;
        // The types of browsers do not know it: this test has put it there.
        (window as unknown as { countClick(what: string): void }).countClick(what);
      }
    };
    addEventListener('click', tell, { capture: true });
  });
  return count;
}
