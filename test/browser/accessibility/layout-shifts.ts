// What moves while a page loads and is scrolled through, as Chromium itself measures it.
import type { BrowserContext, Page } from 'playwright-core';

/** Records every page that the context opens from now on. */
export function recordShifts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        // Below what reports of CLS, which have three digits, call 0.
        if (value < 0.001) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName}.${(node as Element | null)?.className}`);
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end and back. */
export async function listShifts(page: Page): Promise<string[]> {
  await scrollThrough(page);
  // The types of browsers do not know it: this test has put it there.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return shifts.map((shift) => `moves: ${shift}`);
}

/** Screen by screen, until every picture in view is there. */
async function scrollThrough(page: Page): Promise<void> {
  for (let isMore = true; isMore; ) {
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, height } = image.getBoundingClientRect();
        return height === 0 || bottom <= 0 || top >= window.innerHeight || image.complete;
      }),
    );
    isMore = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY > before;
    });
  }
}
