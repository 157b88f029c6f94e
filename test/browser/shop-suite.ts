// Suites of tests in the browser that its process shares, against one running shop.
import type { Browser } from 'playwright-core';
import { suite, type Test } from 'uvu';
import { endSharing } from '../shared-resources.ts';
import { shareBrowser } from './launch-browser.ts';
import { type RunningShop, shareShop, startRunningShop } from './running-shop.ts';

type ShopContext = { shop: RunningShop; browser: Browser };

/** The shop is the suite's own. */
export function shopSuite(title: string): Test<ShopContext> {
  const test = suite<ShopContext>(title);
  test.before(async (context) => {
    context.shop = await startRunningShop();
    context.browser = await shareBrowser();
  });
  test.after(async ({ shop }) => {
    await shop.stop();
    await endSharing();
  });
  return test;
}

/** The shop is shared with other suites: visitors look and fill carts, and order nothing. */
export function visitSuite(title: string): Test<ShopContext> {
  const test = suite<ShopContext>(title);
  test.before(async (context) => {
    context.shop = await shareShop();
    context.browser = await shareBrowser();
  });
  test.after(endSharing);
  return test;
}
