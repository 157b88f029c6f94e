// A shopper who has everything but the payment behind them, and what shop and mailbox say of them afterwards.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { orderTokenOf } from '#server/orders/order-links.ts';
import { until } from '../fixtures/until.ts';
import { openReusedPage } from './reused-page.ts';
import type { ClockShop, RunningShop } from './running-shop.ts';
import { fillAddress, putInCart, untilPayable } from './shopper-steps.ts';
import { viewports, type WatchedPage, type WatchOptions } from './watched-page.ts';

// Stripe's own API answers a refused payment with 400 or 402, and browsers report that.
const refusedPayment = /40[02]/;

const addresses = {
  pl: {},
  nl: { postalCode: '1012 AB', city: 'Amsterdam', phone: '+31612345678', line1: 'Damrak 1' },
  de: { postalCode: '10115', city: 'Berlin', phone: '+4915123456789', line1: 'Torstraße 1' },
} as const;
type Market = keyof typeof addresses;

type ShopperOptions = WatchOptions & { email?: string };

let shoppers = 0;

/** A shopper at the checkout, with everything filled in but the payment. */
export async function aShopperAtCheckout(
  { shop, browser }: { shop: ClockShop; browser: Browser },
  market: Market,
  { email, ...given }: ShopperOptions = {},
): Promise<WatchedPage & { email: string }> {
  const options = { viewport: viewports.desktop, expected: refusedPayment, ...given };
  const watched = await openReusedPage(browser, shop.origin, options);
  const { page } = watched;
  const address = { ...addresses[market], email: email ?? `shopper-${++shoppers}@example.com` };
  await putInCart(page.context(), `${shop.origin}/${market}/p/zolw-jazz`);
  await page.goto(`${shop.origin}/${market}/checkout`);
  await fillAddress(page, address);
  if (options.javaScriptEnabled !== false) await untilPayable(page);
  return { ...watched, email: address.email };
}

export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
export const alert = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text }).waitFor();
export const thanks = /dziękujemy|danke|bedankt/i;
export const bank = (page: Page, answer: 'authorized' | 'failed') => page.locator(`button[value="${answer}"]`).click();

export async function ordersOf({ db }: ClockShop, email: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'token_hash', 'payment_state as state', 'captured_minor as captured', 'total_minor as total'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    rows.map(async ({ token_hash, ...row }) => ({ ...row, token: await orderTokenOf(db, { ...row, token_hash }) })),
  );
}

export async function attemptsOf({ db }: ClockShop, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['method', 'intent_status'])
    .where('email', '=', email)
    .orderBy('attempt')
    .execute();
  return rows.map(({ method }) => method);
}

export async function assertPaidOnce(shop: ClockShop, email: string): Promise<void> {
  const orders = await ordersOf(shop, email);
  assert.is(orders.length, 1, 'one order');
  assert.is(orders[0]?.state, 'paid');
  assert.is(orders[0]?.captured, orders[0]?.total);
  await until(async () => (await confirmationsTo(shop, email)) === 1);
}

export async function confirmationsTo({ dataDirectory }: RunningShop, email: string): Promise<number> {
  const folder = join(dataDirectory, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('order-confirmation'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).length;
}

/** The address that the e-mail about a failed payment leads to. */
export async function payLinkTo({ dataDirectory, origin }: ClockShop, email: string): Promise<string> {
  const folder = join(dataDirectory, 'mail');
  let link = '';
  await until(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('payment-failed'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
    link = /\/\w\w\/order\/[\w-]{32}\/pay/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[0] ?? '';
    return link !== '';
  });
  return origin + link;
}

export function iban(page: Page) {
  return page.frameLocator('iframe[title="Secure IBAN input frame"]').locator('[name="iban"]');
}
