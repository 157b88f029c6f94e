// A window that the tests of a file use one after the other, each as another visitor. A new one costs three times as much as
// a page: a process, and scripts that nobody has fetched or compiled yet.
import type { Browser, Page } from 'playwright-core';
import { openPage, viewports, type WatchedPage, type WatchOptions, watchComplaints } from './watched-page.ts';

/** By shop, and by what the window was opened with. */
const idle = new Map<string, Map<string, Page>>();

/** Not for tests that answer for the shop, or whose own scripts run in every page: those would stay. */
export async function openReusedPage(
  browser: Browser,
  origin: string,
  { expected, ...options }: WatchOptions = {},
): Promise<WatchedPage> {
  const key = JSON.stringify(options);
  const ofShop = idle.get(origin) ?? new Map<string, Page>();
  idle.set(origin, ofShop);
  const page = ofShop.get(key) ?? (await openPage(browser, options));
  ofShop.delete(key);
  const { complaints, stop } = watchComplaints(page, expected);
  return {
    page,
    complaints,
    async close() {
      stop();
      await forgetVisitor(page, origin, options);
      ofShop.set(key, page);
    },
  };
}

/** Before the shop is stopped. */
export async function closeReusedPages(origin: string): Promise<void> {
  const pages = idle.get(origin)?.values() ?? [];
  idle.delete(origin);
  for (const page of pages) await page.context().close();
}

async function forgetVisitor(page: Page, origin: string, { viewport }: WatchOptions): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  // Elsewhere, so that no page writes anything down on its way out.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(viewport ?? viewports.desktop);
}
