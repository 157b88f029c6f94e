// What somebody chooses, types and ticks before the page's scripts are there is what counts when they have come.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { putInCart } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';
import { holdScripts } from './held-scripts.ts';

const test = visitSuite('chosen before the scripts');

const polish = { viewport: viewports.desktop, locale: 'pl-PL' };
const buy = (page: Page) => page.locator('form#buy').getByRole('button', { name: 'Do koszyka' }).first();
const drawer = (page: Page) => page.getByRole('dialog');
const quantity = (page: Page) => page.locator('main').getByRole('spinbutton');

test.always('the size and the number that were chosen are shown, and put into the cart', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/p/zolw-jazz`);
  await page.getByRole('radio', { name: /50×70/ }).check();
  await quantity(page).fill('3');
  await scripts.untilTakenOver();
  assert.ok(await page.getByRole('radio', { name: /50×70/ }).isChecked());
  assert.is(await quantity(page).inputValue(), '3');
  assert.match(await page.locator('form#buy').innerText(), '129,00');
  assert.match(page.url(), 'variant=');
  await buy(page).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: /50×70/ });
  await line.waitFor();
  assert.is(await line.getByRole('spinbutton').inputValue(), '3');
  assert.match(await line.innerText(), '387,00');
  assert.equal(complaints, []);
  await close();
});

test('of several options each that was ticked counts', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  for (const [product, size] of [
    ['zubr', null],
    ['zolw-jazz', /50×70/],
  ] as const) {
    await scripts.open(`${shop.origin}/pl/p/${product}`);
    if (size) await page.getByRole('radio', { name: size }).check();
    await page.getByRole('radio', { name: /Dąb/ }).check();
    await scripts.untilTakenOver();
    await buy(page).click();
    await drawer(page)
      .getByRole('listitem')
      .filter({ hasText: size ?? '' })
      .filter({ hasText: 'Dąb' })
      .waitFor();
  }
  assert.equal(complaints, []);
  await close();
});

test('a text for the line stays while another version is chosen and half of the scripts are missing', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, polish);
  const scripts = await holdScripts(page, 'late-*');
  await scripts.open(`${context.shop.origin}/pl/p/notes-zazolc`);
  const text = page.getByRole('textbox', { name: 'Imię tłoczone na okładce' });
  await text.fill('Zofia');
  // The page has been taken over, and its late parts have not.
  await page.waitForFunction(() => document.querySelector('form#buy button[type="button"]:enabled'));
  await page.locator('form#buy').getByRole('radio').nth(1).check();
  await page.waitForURL('**variant=**');
  assert.is(await text.inputValue(), 'Zofia');
  await scripts.untilTakenOver();
  assert.is(await text.inputValue(), 'Zofia');
  await buy(page).click();
  await drawer(page).getByText('Imię tłoczone na okładce: Zofia').first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test('the number in the cart is the number at the checkout', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  await putInCart(page.context(), `${shop.origin}/pl/p/zubr`);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/cart`);
  await quantity(page).fill('4');
  await scripts.untilTakenOver();
  await page.locator('main').getByRole('button', { name: 'Przejdź do kasy' }).click();
  await page.waitForURL('**/pl/checkout');
  await page.locator('main').getByText('Liczba sztuk: 4').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a search is in the order that was chosen, and a listing shows what was ticked', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/search?q=plakat`);
  await page.locator('select[name="sort"]').selectOption('price-asc');
  await scripts.release();
  await page.waitForURL('**/pl/search?q=plakat&sort=price-asc');
  await scripts.untilTakenOver();
  assert.is(await page.locator('select[name="sort"]').inputValue(), 'price-asc');

  await scripts.open(`${shop.origin}/pl/c/plakaty`);
  await page.locator('details summary').first().click();
  const choice = page.locator('details[open] input[type="checkbox"]:enabled').first();
  const name = await choice.getAttribute('name');
  await choice.check();
  await scripts.release();
  await page.waitForURL(`**/pl/c/plakaty?*${name}=*`);
  await scripts.untilTakenOver();
  assert.ok(await choice.isChecked());

  // Untouched, an address stays what it is, whatever it says that the page has no field for.
  await scripts.open(`${shop.origin}/pl/c/plakaty?${name}=nothing-of-the-kind&sort=title`);
  await scripts.untilTakenOver();
  assert.match(page.url(), 'nothing-of-the-kind&sort=title');
  assert.equal(complaints, []);
  await close();
});

test('a price that was typed into a listing waits for its button', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/c/plakaty`);
  const price = page.locator('input[name="max"]');
  await page.locator('details', { has: price }).locator('summary').click();
  await price.fill('100');
  await scripts.untilTakenOver();
  assert.is(await price.inputValue(), '100');
  await price.press('Enter');
  await page.waitForURL('**/pl/c/plakaty?*price=-100*');
  assert.equal(complaints, []);
  await close();
});

test('what was typed into the search is suggested for, and looked for', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl`);
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('żubr');
  await scripts.release();
  await page.getByRole('option').first().waitFor();
  const typed = page.locator('header input[name="q"]');
  assert.is(await typed.inputValue(), 'żubr');
  await typed.press('Enter');
  await page.waitForURL('**/pl/search?q=*');
  assert.equal(complaints, []);
  await close();
});

test('the switch of what was looked at last is on when it was switched on', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/wishlist`);
  await page.getByRole('switch').check({ force: true });
  await scripts.untilTakenOver();
  assert.ok(await page.getByRole('switch').isChecked());
  assert.is(await page.evaluate(() => localStorage.getItem('kasa-recently-viewed')), '');
  assert.equal(complaints, []);
  await close();
});

test.run();
