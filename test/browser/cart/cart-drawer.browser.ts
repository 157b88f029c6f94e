// The drawer of the cart, and the sections of the checkout that become one line: what only a browser can show.

import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { cards, fillAddress, linesOf, pressOrder, startAtCheckout } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('the drawer and the folded checkout');

async function openProduct({ shop, browser }: { shop: RunningShop; browser: Browser }) {
  const watched = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop, locale: 'pl-PL' });
  await visit(watched.page, `${shop.origin}/pl/p/zolw-jazz`);
  return { ...watched, drawer: watched.page.getByRole('dialog') };
}

const activeText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.always('what is put in is shown in a drawer that has the focus, and gives it back', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  await buy.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  assert.is(await activeText(page), 'Dodane do koszyka');
  assert.match(await drawer.innerText(), 'Żółw długogrający');
  assert.is(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal')), true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  assert.is(await activeText(page), 'Do koszyka');
  assert.is(new URL(page.url()).pathname, '/pl/p/zolw-jazz');
  assert.equal(complaints, []);
  await close();
});

test('numbers are changed in the drawer, and what was taken out is put back', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await drawer.getByRole('button', { name: 'O jedną więcej' }).click();
  const badge = page.locator('header [data-count]').first();
  await page.waitForFunction(() => document.querySelector('header [data-count]')?.textContent === '2');
  assert.match(await drawer.innerText(), /158,00\s*zł/);
  await drawer.getByRole('button', { name: /^Usuń/ }).click();
  await drawer.getByRole('button', { name: 'Przywróć' }).click();
  await page.waitForFunction(() => document.querySelector('header [data-count]')?.textContent === '2');
  assert.is(await badge.innerText(), '2');
  assert.equal(complaints, []);
  await close();
});

test('a number beyond what can be ordered is said, and does not become another in silence', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  const number = page.locator('main').getByRole('spinbutton');
  await number.fill('500');
  assert.is(await number.inputValue(), '500');
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.getByText('Tylu sztuk nie możemy sprzedać naraz.').waitFor();
  await page
    .locator('header')
    .getByRole('link', { name: /Koszyk/ })
    .click();
  const inCart = drawer.getByRole('spinbutton').first();
  const most = Number(await inCart.inputValue());
  await inCart.fill(String(most + 400));
  await drawer.getByText('Tylu sztuk nie możemy sprzedać naraz.').waitFor();
  await until(async () => Number(await inCart.inputValue()) === most);
  assert.equal(complaints, []);
  await close();
});

test('no press is lost: neither to a late answer nor to closing the drawer at once', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  const more = drawer.getByRole('button', { name: 'O jedną więcej' });
  const untilCounted = (count: string) =>
    page.waitForFunction((text) => document.querySelector('header [data-count]')?.textContent === text, count);
  const answer = Promise.withResolvers<void>();
  await page.route('**/mutation/CartSetQuantity*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/mutation/CartSetQuantity*');
  await more.click();
  await asked;
  await more.click();
  answer.resolve();
  await untilCounted('2');
  await more.click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await untilCounted('4');
  assert.equal(complaints, []);
  await close();
});

test('a click beside the drawer closes it, a link in it leads on', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await drawer.waitFor();
  await page.mouse.click(200, 400);
  await drawer.waitFor({ state: 'detached' });
  await page
    .locator('header')
    .getByRole('link', { name: /Koszyk/ })
    .click();
  await drawer.getByRole('link', { name: 'Zobacz koszyk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Twój koszyk' }).waitFor();
  assert.is(await drawer.count(), 0);
  await page
    .locator('header')
    .getByRole('link', { name: /Koszyk/ })
    .click();
  assert.is(await drawer.count(), 0, 'there is no drawer over the cart');
  assert.equal(complaints, []);
  await close();
});

test('with Ctrl or the middle button the cart opens as a page of its own', async (context) => {
  const { page, drawer, complaints, close } = await openProduct(context);
  const link = page.locator('header').getByRole('link', { name: /Koszyk/ });
  for (const click of [() => link.click({ modifiers: ['Control'] }), () => link.click({ button: 'middle' })]) {
    await click();
    await closeTab(context.browser, '/pl/cart');
  }
  assert.is(await drawer.count(), 0);
  assert.equal(complaints, []);
  await close();
});

/** Asks Chromium itself for it: Playwright may miss where a page went that was opened in the background. */
async function closeTab(browser: Browser, path: string): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const find = async () =>
    (await session.send('Target.getTargets')).targetInfos.find(
      ({ type, url }) => type === 'page' && url.endsWith(path),
    );
  await until(async () => (await find()) !== undefined);
  await session.send('Target.closeTarget', { targetId: (await find())?.targetId ?? '' });
  await until(async () => (await find()) === undefined);
  await session.detach();
}

test('a drawer that cannot be had is the cart’s page instead', async (context) => {
  const { page, close } = await openProduct(context);
  await page.route(/cart-drawer-root/, (route) => route.abort());
  await page
    .locator('header')
    .getByRole('link', { name: /Koszyk/ })
    .click();
  await page.waitForURL('**/pl/cart');
  await close();
});

test('sections above are folded when they are done, stay in the form, and open again', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await untilSettled(page);
  const section = (name: string) => page.locator(`[data-section="${name}"]`);
  const isFolded = async (name: string) => (await section(name).getAttribute('data-folded')) !== null;

  await page.locator('[name="email"]').fill('anna@example');
  await page.locator('[name="phone"]').fill('600100200');
  await page.locator('[name="fullName"]').focus();
  assert.not.ok(await isFolded('contact'), 'an address that is wrong stays open');
  await fillAddress(page);
  // A real press, so that nothing may move between pressing and letting go.
  await page.getByRole('radio', { name: /DPD/ }).click();
  assert.ok(await page.getByRole('radio', { name: /DPD/ }).isChecked());
  await page.waitForFunction(() => document.querySelectorAll('[data-folded]').length === 2);
  assert.match(await section('contact').innerText(), 'anna@example.com');
  assert.match(await section('address').innerText(), 'Anna Nowak, ul. Długa 12/3, 00-238 Warszawa, Polska');
  assert.is(await linesOf(section('address').getByText('00-238', { exact: true })), 1, 'not broken at its hyphen');
  assert.is(await page.locator('[name="email"]').inputValue(), 'anna@example.com');

  const edit = page.getByRole('button', { name: 'Zmień: Kontakt' });
  assert.is(await edit.getAttribute('aria-expanded'), 'false');
  await edit.click();
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
  await page.locator('[name="email"]').fill('anna');
  await page.getByRole('radio', { name: /DPD/ }).focus();
  await pressOrder(page);
  await page.getByRole('alert').first().waitFor();
  assert.not.ok(await isFolded('contact'), 'what is wrong is open');
  assert.equal(complaints, []);
  await close();
});

test('folding keeps what has the focus where it is on the screen', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await untilSettled(page);
  await fillAddress(page);
  const radio = page.locator('[name="paymentMethod"]').first();
  await radio.scrollIntoViewIfNeeded();
  const before = await radio.evaluate((element) => element.getBoundingClientRect().top);
  await radio.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
  await page.waitForFunction(() => document.querySelectorAll('[data-folded]').length === 3);
  const after = await radio.evaluate((element) => element.getBoundingClientRect().top);
  const reachedTop = await page.evaluate(() => window.scrollY === 0);
  assert.ok(Math.abs(after - before) < 2 || (reachedTop && after < before), `${before} -> ${after}`);
  assert.equal(complaints, []);
  await close();
});

test('a shopper with a keyboard alone gets from the product to the paid order', async (context) => {
  const { page, complaints, close } = await openProduct(context);
  await tabTo(page, 'Do koszyka');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'Przejdź do kasy');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pl/checkout');
  await untilSettled(page);
  const typed: [string, string][] = [
    ['email', 'anna@example.com'],
    ['phone', '600100200'],
    ['fullName', 'Anna Nowak'],
    ['line1', 'ul. Długa 12/3'],
    ['postalCode', '00238'],
    ['city', 'Warszawa'],
  ];
  for (const [name, text] of typed) {
    await tabToField(page, name);
    await page.keyboard.type(text);
  }
  await tabToField(page, 'shippingMethod');
  const isCourier = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value === 'dpd');
  while (!(await isCourier())) await page.keyboard.press('ArrowDown');
  await tabToField(page, 'paymentMethod');
  for (const text of [cards.paid, '1234', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text, { delay: 20 });
  }
  await tabTo(page, 'Zamówienie z obowiązkiem zapłaty');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  assert.equal(complaints, []);
  await close();
});

const MAX_TABS = 60;

async function tabUntil(page: Page, isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_TABS} times Tab did not lead to ${what}`);
}

const tabTo = (page: Page, text: string) => tabUntil(page, async () => (await activeText(page)).trim() === text, text);

const tabToField = (page: Page, name: string) =>
  tabUntil(page, async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name, name);

test.run();
