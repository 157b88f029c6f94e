// A suite of tests in one browser against one running shop.
import type { Browser } from 'playwright-core';
import { suite, type Test } from 'uvu';
import { launchBrowser } from './launch-browser.ts';
import { type RunningShop, startRunningShop } from './running-shop.ts';

type ShopContext = { shop: RunningShop; browser: Browser };

export function shopSuite(title: string): Test<ShopContext> {
  const test = suite<ShopContext>(title);
  test.before(async (context) => {
    context.shop = await startRunningShop();
    context.browser = await launchBrowser();
  });
  test.after(async ({ shop, browser }) => {
    await browser.close();
    await shop.stop();
  });
  return test;
}
