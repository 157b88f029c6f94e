// Nothing moves while a page loads and is scrolled through, as Chromium itself measures it.
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from './launch-browser.ts';
import { openState, pagesByName } from './page-states.ts';
import { openAsShopper, type PaidShopper, payAnOrder } from './paid-shopper.ts';
import { type RunningShop, startRunningShop } from './running-shop.ts';
import { viewports } from './watched-page.ts';

const test = suite<{ shop: RunningShop; browser: Browser; shopper: PaidShopper }>('a steady layout');

test.before(async (context) => {
  context.shop = await startRunningShop();
  context.browser = await launchBrowser();
  context.shopper = await payAnOrder(context.browser, context.shop.origin);
});
test.after(async ({ shop, browser }) => {
  await browser.close();
  await shop.stop();
});

for (const [name, state] of Object.entries(pagesByName)) {
  test(`nothing shifts while it loads and is scrolled through: ${name}`, async ({ browser, shop, shopper }) => {
    const found = await Promise.all(
      Object.values(viewports).map(async (viewport) => {
        const opened = await openAsShopper(browser, shop.origin, state.withCart ? shopper : null, { viewport });
        const page = await opened.newPage();
        await page.addInitScript(recordShifts);
        await openState(page, `${shop.origin}/pl`, state, shopper);
        await scrollThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        await opened.close();
        return shifts.map((shift) => `${viewport.width} px: ${shift}`);
      }),
    );
    assert.equal(found.flat(), []);
  });
}

function recordShifts(): void {
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
}

/** To the end, screen by screen, until every picture in view is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let waits = 0; waits < 100; waits++) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        const waitedFor = [...document.images].filter((image) => {
          const { top, bottom, height } = image.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < window.innerHeight && !image.complete;
        });
        if (waitedFor.length === 0) break;
      }
    }
  });
}

test.run();
