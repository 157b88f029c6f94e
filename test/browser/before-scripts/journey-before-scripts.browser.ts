// Buying over a line so slow that on no page the scripts are there when something is first done on it: what is ordered and
// charged is what the screen said.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import type { ClockShop } from '../running-shop.ts';
import { paymentSuite } from '../shop-suite.ts';
import { cards, chooseMethod, fillAddress, fillCard, pressOrder } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';
import { type HeldScripts, holdScripts } from './held-scripts.ts';

const test = paymentSuite('the journey before the scripts');

const ways = {
  card: (page: Page) => fillCard(page, cards.paid),
  bank_transfer: (page: Page) => chooseMethod(page, 'bank_transfer'),
};

for (const [method, choose] of Object.entries(ways)) {
  test(`by ${method}, what was on the screen is ordered and charged`, async ({ shop, browser }) => {
    const options = { viewport: viewports.phone, locale: 'pl-PL' };
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, options);
    const scripts = await holdScripts(page);
    await putInCartAtOnce(page, scripts, shop.origin);
    await changeNumberAtOnce(page, scripts, shop.origin);

    const email = `early.${method.replace('_', '.')}@example.com`;
    await scripts.open(`${shop.origin}/pl/checkout`);
    await page.locator('[name="email"]').fill(email);
    await scripts.untilTakenOver();
    await fillAddress(page, { email });
    await choose(page);
    const shown = await totalOn(page);
    await pressOrder(page);
    await heading(page, thanks);

    const [order] = await ordersOf(shop, email);
    assert.is(order?.state, method === 'card' ? 'paid' : 'awaiting_payment');
    assert.is(Number(order?.total), shown);
    assert.is(Number(order?.captured), method === 'card' ? shown : 0);
    assert.equal(await linesOf(shop, order?.id ?? ''), [{ sku: 'PP-JAZZ-5070-M-D', quantity: 3 }]);
    assert.equal(complaints, []);
    await close();
  });
}

/** Each is done as soon as what it is done to is there; none waits for scripts. */
const steps: readonly ((page: Page, origin: string, email: string) => Promise<unknown>)[] = [
  (page, origin) => page.goto(`${origin}/pl/p/zolw-jazz`, { waitUntil: 'commit' }),
  (page) => page.getByRole('radio', { name: /50×70/ }).check(),
  (page) => page.getByRole('radio', { name: /Dąb/ }).check(),
  (page) => page.locator('main').getByRole('spinbutton').fill('2'),
  (page) => page.locator('form#buy').getByRole('button', { name: 'Do koszyka' }).first().click(),
  (page) => untilInCart(page),
  (page, origin) => page.goto(`${origin}/pl/cart`, { waitUntil: 'commit' }),
  (page) => page.locator('main').getByRole('spinbutton').fill('3'),
  (page) => page.locator('main').getByRole('spinbutton').press('Enter'),
  (page) => page.locator('main').getByText('3 sztuki').waitFor(),
  (page) => page.locator('main').getByRole('button', { name: 'Przejdź do kasy' }).click(),
  (page) => page.locator('[name="paymentMethod"][value="bank_transfer"]').check(),
  (page, _origin, email) => fillAddress(page, { email }),
  (page) => pressOrder(page),
];

steps.forEach((_, arrival) => {
  test(`when the scripts come before step ${arrival + 1}, what was on the screen is ordered`, async (context) => {
    const { shop, browser } = context;
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'pl-PL' });
    const scripts = await holdScripts(page);
    const email = `arrival.${arrival}@example.com`;
    for (const [at, act] of steps.entries()) {
      if (at === arrival) await scripts.release();
      await act(page, shop.origin, email);
    }
    await heading(page, thanks);
    const [order] = await ordersOf(shop, email);
    assert.equal(await linesOf(shop, order?.id ?? ''), [{ sku: 'PP-JAZZ-5070-M-D', quantity: 3 }]);
    assert.equal([order?.state, complaints], ['awaiting_payment', []]);
    await close();
  });
});

async function putInCartAtOnce(page: Page, scripts: HeldScripts, origin: string): Promise<void> {
  await scripts.open(`${origin}/pl/c/plakaty`);
  await page.getByRole('link', { name: 'Żółw długogrający' }).first().click();
  await page.waitForURL('**/pl/p/zolw-jazz', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /50×70/ }).check();
  await page.getByRole('radio', { name: /Dąb/ }).check();
  await scripts.untilTakenOver();
  await page.locator('main').getByRole('spinbutton').fill('2');
  await page.locator('form#buy').getByRole('button', { name: 'Do koszyka' }).first().click();
  await untilInCart(page);
}

/** The scripts open a drawer, the form leads to the cart's page. */
async function untilInCart(page: Page): Promise<void> {
  const cart = page
    .getByRole('dialog')
    .or(page.locator('main', { has: page.getByRole('heading', { name: 'Koszyk' }) }));
  await cart.getByText('50×70').first().waitFor();
}

async function changeNumberAtOnce(page: Page, scripts: HeldScripts, origin: string): Promise<void> {
  await scripts.open(`${origin}/pl/cart`);
  const number = page.locator('main').getByRole('spinbutton');
  assert.is(await number.inputValue(), '2');
  await number.fill('3');
  await scripts.untilTakenOver();
  await number.press('Enter');
  await page.locator('main').getByText('3 sztuki').waitFor();
  await page.locator('main').getByRole('button', { name: 'Przejdź do kasy' }).click();
  await page.waitForURL('**/pl/checkout');
}

/** The total in minor units. */
async function totalOn(page: Page): Promise<number> {
  const summary = await page.getByRole('region', { name: 'Twoje zamówienie' }).innerText();
  const [, total = ''] = /Do zapłaty\s+(\d+,\d\d)/.exec(summary) ?? [];
  return Number(total.replace(',', ''));
}

function linesOf({ db }: ClockShop, orderId: string) {
  return db.selectFrom('order_lines').select(['sku', 'quantity']).where('order_id', '=', orderId).execute();
}

test.run();
