import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { cards, fillAddress, fillCard, fillCart, openCheckout, pressOrder } from './shopper-steps.ts';
import { viewports } from './watched-page.ts';

/** Somebody who has paid an order, and has something in the cart again. Paths begin behind the language. */
export type PaidShopper = {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  orderPath: string;
  returnPath: string;
};

export async function payAnOrder(browser: Browser, origin: string): Promise<PaidShopper> {
  const context = await browser.newContext({ viewport: viewports.desktop, locale: 'pl-PL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await fillCart(page, origin, 'Żubr');
  await openCheckout(page);
  await fillAddress(page);
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.waitForURL('**/checkout/return?*');
  const { pathname, search } = new URL(page.url());
  const link = page.locator('main a[href*="/order/"]').first();
  const orderPath = (await link.getAttribute('href')) ?? '';
  await fillCart(page, origin, 'Żubr');
  const cookies = await context.cookies();
  await context.close();
  return { cookies, orderPath: orderPath.replace('/pl', ''), returnPath: pathname.replace('/pl', '') + search };
}

export async function openAsShopper(
  browser: Browser,
  shopper: PaidShopper | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (shopper) await context.addCookies(shopper.cookies);
  return context;
}
