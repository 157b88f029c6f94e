// Suites of tests in the browser that its process shares, against one running shop.
import type { Browser } from 'playwright-core';
import { type WholeTest, wholeSuite } from '../depths.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { endSharing } from '../shared-resources.ts';
import { shareBrowser } from './launch-browser.ts';
import { type ClockShop, type RunningShop, sharePaymentShop, shareShop, startShopWithClock } from './running-shop.ts';

type ShopContext = { shop: RunningShop; browser: Browser };
type PaymentContext = { shop: ClockShop; browser: Browser };

/** The shop is shared with other suites: visitors look, fill carts and order, and nobody changes the shop itself. */
export function visitSuite(title: string): WholeTest<ShopContext> {
  const test = wholeSuite<ShopContext>(title);
  test.before(async (context) => {
    context.shop = await shareShop();
    context.browser = await shareBrowser();
  });
  test.after(endSharing);
  return test;
}

/**
 * The shop has a clock. It is shared with other suites, unless it is started in an environment of its own. After each test
 * no order may have been paid, sold or refunded wrongly.
 */
export function paymentSuite(title: string, environment?: NodeJS.ProcessEnv): WholeTest<PaymentContext> {
  const test = wholeSuite<PaymentContext>(title);
  test.before(async (context) => {
    context.shop = environment ? await startShopWithClock(environment) : await sharePaymentShop();
    context.browser = await shareBrowser();
  });
  test.after.each(({ shop }) => assertMoneyPathInvariants(shop.db));
  test.after(async ({ shop }) => {
    if (environment) await shop.stop();
    await endSharing();
  });
  return test;
}
