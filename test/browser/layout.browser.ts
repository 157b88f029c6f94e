// What Chromium itself measures of every page: nothing moves while it loads, nothing is wider than the screen.
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openState, pagesByName, reachedStates } from './page-states.ts';
import { openAsShopper, type PaidShopper, payAnOrder } from './paid-shopper.ts';
import { type RunningShop, startRunningShop } from './running-shop.ts';
import { launchBrowser, viewports } from './watched-page.ts';

const test = suite<{ shop: RunningShop; browser: Browser; shopper: PaidShopper }>('layout');

test.before(async (context) => {
  context.shop = await startRunningShop();
  context.browser = await launchBrowser();
  context.shopper = await payAnOrder(context.browser, context.shop.origin);
});
test.after(async ({ shop, browser }) => {
  await browser.close();
  await shop.stop();
});

/** As WCAG 1.4.10 has it, and a screen of 1280 pixels at 200 % (1.4.4). */
const narrow = { width: 320, height: 640 };
const enlarged = { width: 640, height: 512 };

for (const [name, state] of Object.entries({ ...pagesByName, ...reachedStates })) {
  test(`320 pixels and 200 % need no sideways scrolling in German and Polish on: ${name}`, async (context) => {
    const { browser, shop, shopper } = context;
    const found = await Promise.all(
      (['de', 'pl'] as const).map(async (locale) => {
        const opened = await openAsShopper(browser, state.withCart ? shopper : null, {
          viewport: state.only === 'desktop' ? enlarged : narrow,
          deviceScaleFactor: 2,
        });
        const page = await opened.newPage();
        await openState(page, `${shop.origin}/${locale}`, state, shopper);
        const faults = await listTooWide(page);
        await page.setViewportSize(enlarged);
        faults.push(...(await listTooWide(page)));
        await opened.close();
        return faults.map((fault) => `${locale}: ${fault}`);
      }),
    );
    assert.equal(found.flat(), []);
  });
}

for (const [name, state] of Object.entries(pagesByName)) {
  test(`nothing shifts while it loads and is scrolled through: ${name}`, async ({ browser, shop, shopper }) => {
    const found = await Promise.all(
      Object.values(viewports).map(async (viewport) => {
        const opened = await openAsShopper(browser, state.withCart ? shopper : null, { viewport });
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

/** Elements whose text or picture begins in the screen and ends beyond it, unless they lie in something that scrolls. */
function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('body *')];
    const scrolled = all.filter((element) => getComputedStyle(element).overflowX !== 'visible');
    const tooWide = all.filter((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      const isBeyond = height > 0 && right > width + 1 && left < width;
      return isBeyond && !scrolled.some((outer) => outer !== element && outer.contains(element));
    });
    const overflow = document.documentElement.scrollWidth - width;
    return [
      ...(overflow > 0 ? [`the page is ${overflow} px wider than ${width} px`] : []),
      ...tooWide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')} at ${width} px`),
    ];
  });
}

function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName}.${(node as Element | null)?.className}`);
      shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** To the end, screen by screen, until every picture on the way is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await Promise.all(
      [...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => null)),
    );
  });
}

test.run();
