// Windows that tests use one after the other, each as another visitor. A new one costs three times as much as a page: a
// process, and scripts that nobody has fetched or compiled yet.
import type { Browser, Page } from 'playwright-core';
import { openPage, viewports, type WatchedPage, type WatchOptions, watchComplaints } from './watched-page.ts';

/** Open windows, keyed by what cannot be changed of them. They are closed with their browser. */
const idle = new WeakMap<Browser, Map<string, Page[]>>();

/**
 * What the test does to the page ends with it: emulated media and sizes, routes, cookies, what was stored, other windows.
 * Scripts for every page stay unless the test disposes of them, and a clock always does: those tests open a window of their
 * own, as do those for which code has to be fetched that nobody has seen before.
 */
export async function openReusedPage(
  browser: Browser,
  origin: string,
  { expected, viewport = viewports.desktop, colorScheme = null, ...options }: WatchOptions = {},
): Promise<WatchedPage> {
  const pages = findIdle(browser, JSON.stringify(options));
  const page = pages.pop() ?? (await openPage(browser, options));
  await page.emulateMedia({ colorScheme });
  if (viewport) await page.setViewportSize(viewport);
  const { complaints, stop } = watchComplaints(page, expected);
  return {
    page,
    complaints,
    async close() {
      stop();
      if (page.isClosed()) return page.context().close();
      await forgetVisitor(page, origin);
      pages.push(page);
    },
  };
}

function findIdle(browser: Browser, key: string): Page[] {
  const ofBrowser = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, ofBrowser);
  const pages = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, pages);
  return pages;
}

async function forgetVisitor(page: Page, origin: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await leave(page, `${origin}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.emulateMedia({ media: null });
  // What lies under the pointer of the visitor before is pointed at, on the next one's page too.
  await page.mouse.move(0, 0);
}

/** Elsewhere, so that no page writes anything down on its way out. One that leads elsewhere just now interrupts it. */
async function leave(page: Page, address: string, tries = 5): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (tries === 1) throw error;
    await leave(page, address, tries - 1);
  }
}
