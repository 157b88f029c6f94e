// Suites of tests in the browser that its process shares, against one running shop.
import type { Browser } from 'playwright-core';
import { suite, type Test } from 'uvu';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { endSharing } from '../shared-resources.ts';
import { shareBrowser } from './launch-browser.ts';
import { type ClockShop, type RunningShop, shareShop, startRunningShop, startShopWithClock } from './running-shop.ts';

type ShopContext = { shop: RunningShop; browser: Browser };
type PaymentContext = { shop: ClockShop; browser: Browser };

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

/** The shop is the suite's own and has a clock. After each test no order may have been paid, sold or refunded wrongly. */
export function paymentSuite(title: string, environment: NodeJS.ProcessEnv = {}): Test<PaymentContext> {
  const test = suite<PaymentContext>(title);
  test.before(async (context) => {
    context.shop = await startShopWithClock(environment);
    context.browser = await shareBrowser();
  });
  test.after.each(({ shop }) => assertMoneyPathInvariants(shop.db));
  test.after(async ({ shop }) => {
    await shop.stop();
    await endSharing();
  });
  return test;
}
