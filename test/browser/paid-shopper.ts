import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { aBuyer, placed } from '../faults/http-buyer.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { until } from '../fixtures/until.ts';
import type { RunningShop } from './running-shop.ts';
import { findVariant } from './shopper-steps.ts';
import { saveData } from './watched-page.ts';

/** Somebody who has paid an order, and knows what to buy next. Paths begin behind the language. */
export type PaidShopper = { orderPath: string; returnPath: string; variantId: string; unpaidPath?: string };

const annasDraft = { ...aDraft, email: 'anna@example.com', phone: '+48600100200', fullName: 'Anna Nowak' };

/** By the requests that a browser would send, for tests that are not about the checkout; `card` as Stripe names it. */
export async function payAnOrder(shop: RunningShop, card = 'pm_card_visa', quantity = 1): Promise<PaidShopper> {
  const { buyer, variantId, order } = await placeAnOrder(shop, quantity);
  await buyer.payByCard(order.clientSecret ?? '', card);
  await until(async () => (await buyer.comeBack(order.orderToken)) === 'paid');
  const { pathname, search } = new URL(order.returnUrl, shop.origin);
  return { variantId, orderPath: `/order/${order.orderToken}`, returnPath: pathname.replace('/pl', '') + search };
}

/** The path of an order that was placed and is still to be paid. */
export async function leaveAnOrder(shop: RunningShop): Promise<string> {
  const { order } = await placeAnOrder(shop);
  return `/order/${order.orderToken}`;
}

async function placeAnOrder(shop: RunningShop, quantity = 1) {
  const buyer = aBuyer(shop);
  const variantId = await findVariant(`${shop.origin}/pl/p/zubr?variant=PP-ZUBR-5070-M-D`);
  await buyer.fillCart({ [variantId]: quantity });
  const refused = (await buyer.press(0, 'card', annasDraft)).result;
  const total = refused?.__typename === 'TotalChanged' ? refused.newTotal.minor : 0;
  return { buyer, variantId, order: placed(await buyer.press(total, 'card', annasDraft)) };
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
