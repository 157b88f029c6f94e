import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { cards, fillAddress, fillCard, pressOrder, startAtCheckout } from './shopper-steps.ts';
import { saveData, viewports } from './watched-page.ts';

/** Somebody who has paid an order, and knows what to buy next. Paths begin behind the language. */
export type PaidShopper = { orderPath: string; returnPath: string; variantId: string };

export async function payAnOrder(
  browser: Browser,
  origin: string,
  card: (typeof cards)[keyof typeof cards] = cards.paid,
): Promise<PaidShopper> {
  const context = await browser.newContext({ viewport: viewports.desktop, locale: 'pl-PL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const variantId = await startAtCheckout(page, origin, 'zubr');
  await fillAddress(page);
  await fillCard(page, card);
  await pressOrder(page);
  await page.waitForURL('**/checkout/return?*');
  const { pathname, search } = new URL(page.url());
  const link = page.locator('main a[href*="/order/"]').first();
  const orderPath = (await link.getAttribute('href')) ?? '';
  await context.close();
  return { variantId, orderPath: orderPath.replace('/pl', ''), returnPath: pathname.replace('/pl', '') + search };
}

/** A browser of its own, with goods in a cart of its own when a shopper is given. */
export async function openAsShopper(
  browser: Browser,
  origin: string,
  shopper: PaidShopper | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await saveData(context);
  if (shopper) await buyAgain(context, origin, shopper);
  return context;
}

/** Puts into the cart what the shopper knows to buy next. */
export async function buyAgain({ request }: BrowserContext, origin: string, { variantId }: PaidShopper): Promise<void> {
  const answer = await request.post(`${origin}/api/graphql_middleware/mutation/CartAddLine`, {
    data: { locale: 'pl', variantId, quantity: 1 },
  });
  if (!answer.ok()) throw new Error(`the cart was not filled: ${await answer.text()}`);
}
