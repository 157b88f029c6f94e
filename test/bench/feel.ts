// Target 5: how the pages feel on a phone. Every visit begins again; the server is warm, as it is for most visitors.
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { median, type Row } from './bench-row.ts';
import { type BenchShop, benchPages } from './bench-shop.ts';
import { type BenchPage, mainElements } from './first-load.ts';
import { type PhoneVisit, visitByPhone } from './phone-visit.ts';
import type { PinnedProcess } from './pinned-process.ts';
import type { LoadOptions } from './put-load.ts';

const AT_MOST = { lcpMs: 1_800, interactiveMs: 2_500, layoutShift: 0, addToCartMs: 60, navigationMs: 100 };
/** Event Timing tells of no event that took less. */
const SHORTEST_EVENT_MS = 16;
const TIMEOUT_MS = 20_000;
const SETTLED_AFTER_MS = 1_500;

export async function measureFeel(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const server = await shop.serve();
  const browser = await launchBrowser();
  try {
    const steps = { listing: new NavigationStep(), product: new AddToCartStep() };
    const visits: Record<BenchPage, PhoneVisit[]> = { listing: [], product: [] };
    const pages = Object.keys(benchPages) as BenchPage[];
    // Pictures are made when they are first asked for.
    for (const page of pages) await visit(browser, server, page, false);
    for (let turn = 0; turn < repetitions; turn++) {
      for (const page of pages) visits[page].push(await visit(browser, server, page, true, steps[page].take));
    }
    return [
      ...pages.flatMap((page) => describeVisits(page, visits[page])),
      feelRow('INP of adding to the cart, product', steps.product.times, 'ms', AT_MOST.addToCartMs),
      feelRow('touch to the painted heading of a prefetched product', steps.listing.times, 'ms', AT_MOST.navigationMs),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function visit(
  browser: Browser,
  { port }: PinnedProcess,
  page: BenchPage,
  isThrottled: boolean,
  then?: (page: Page) => Promise<void>,
): Promise<PhoneVisit> {
  const url = `http://127.0.0.1:${port}${benchPages[page]}`;
  return visitByPhone(browser, url, { selector: mainElements[page], isThrottled, ...(then && { then }) });
}

function describeVisits(page: string, visits: PhoneVisit[]): Row[] {
  const of = (name: 'lcpMs' | 'interactiveMs' | 'layoutShift') => visits.map((one) => one[name]);
  return [
    feelRow(`LCP, ${page}`, of('lcpMs'), 'ms', AT_MOST.lcpMs),
    feelRow(`interactive, ${page}`, of('interactiveMs'), 'ms', AT_MOST.interactiveMs),
    feelRow(`CLS, ${page}`, of('layoutShift'), '', AT_MOST.layoutShift),
  ];
}

function feelRow(what: string, figures: number[], unit: string, atMost: number): Row {
  const [least, most] = [Math.min(...figures), Math.max(...figures)].map((figure) => Number(figure.toFixed(3)));
  return {
    target: 5,
    what: `phone: ${what}`,
    figure: median(figures),
    unit,
    limit: { atMost },
    note: `${least} to ${most}`,
  };
}

class AddToCartStep {
  times: number[] = [];

  take = async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      window.benchProbe.slowestEventMs = 0;
    });
    await page.locator(mainElements.product).first().tap();
    await page.getByRole('dialog').getByRole('link').first().waitFor({ timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const slowest = await page.evaluate(() => window.benchProbe.slowestEventMs);
    this.times.push(Math.max(slowest, SHORTEST_EVENT_MS));
  };
}

class NavigationStep {
  times: number[] = [];

  take = async (page: Page): Promise<void> => {
    const link = page.locator(mainElements.listing).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLED_AFTER_MS);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchNextHeading, (await link.textContent()) ?? '');
    await link.tap();
    const shown = await page.waitForFunction(() => window.benchProbe.shownMs, null, { timeout: TIMEOUT_MS });
    this.times.push(await shown.jsonValue());
  };
}

/** Runs in the page: from the click to the frame after the one that painted the heading. */
function watchNextHeading(title: string): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== title) {
          requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.benchProbe.shownMs = performance.now() - timeStamp;
          }),
        );
      };
      look();
    },
    { capture: true, once: true },
  );
}
