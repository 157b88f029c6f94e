// The whole way with JavaScript switched off: plain links and forms from the home page to the choice of payment.

import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { fillAddress, pressOrder } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('without scripts');

test.always('a shopper gets from the home page to the choice of payment', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
    javaScriptEnabled: false,
  });
  await chooseVersion(page, shop.origin);
  await changeCart(page);
  await checkOut(page);
  assert.equal(complaints, []);
  await close();
});

async function chooseVersion(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pl`);
  await page.locator('main').getByRole('link', { name: 'Plakaty' }).first().click();
  await page.waitForURL('**/pl/c/plakaty');
  await page.getByRole('link', { name: 'Żółw długogrający' }).first().click();
  await page.waitForURL('**/pl/p/zolw-jazz');
  await page.getByRole('radio', { name: /50×70/ }).check();
  await page.getByRole('button', { name: 'Pokaż ten wariant' }).click();
  assert.ok(await page.getByRole('radio', { name: /50×70/ }).isChecked());
  await page.getByRole('radio', { name: /Dąb/ }).check();
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.waitForURL('**/pl/cart?notice=ADDED');
  const cart = await page.locator('main').innerText();
  assert.match(cart, 'Dodane do koszyka');
  assert.match(cart, /50×70\scm.*Dąb/);
}

async function changeCart(page: Page): Promise<void> {
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Zmień' }).click();
  assert.is(await quantity.inputValue(), '3');
  assert.match(await page.locator('main').innerText(), '3 sztuki');
  await page.getByRole('button', { name: /^Usuń/ }).click();
  assert.match(await page.locator('h1').innerText(), 'pusty');
  await page.getByRole('button', { name: 'Przywróć' }).click();
  assert.is(await quantity.inputValue(), '3', 'all of it is back');
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Przejdź do kasy' }).click();
  const summary = page.getByRole('region', { name: 'Twoje zamówienie' });
  const homeTotal = await summary.innerText();
  await page.locator('[name="country"]').selectOption('DE');
  await page.getByRole('button', { name: 'Przelicz dostawę i sumę' }).first().click();
  assert.is(await page.locator('[name="country"]').inputValue(), 'DE');
  assert.is.not(await summary.innerText(), homeTotal, 'delivery abroad costs something else');
  await page.locator('[name="country"]').selectOption('PL');

  await fillAddress(page);
  await page.locator('[name="postalCode"]').fill('1');
  await page.getByLabel('Kupuję na firmę').check();
  await page.locator('[name="companyName"]').fill('Nowak i Syn');
  await page.locator('[name="taxId"]').fill('526-025-02-75');
  await pressOrder(page);
  const problems = page.getByRole('alert');
  assert.equal(await problems.getByRole('link').count(), 2);
  assert.ok(page.url().endsWith('#checkout-notice'));
  assert.is(await page.locator('[name="postalCode"]').getAttribute('aria-invalid'), 'true');
  assert.is(await page.locator('[name="fullName"]').inputValue(), 'Anna Nowak', 'what was typed is kept');

  await page.locator('[name="postalCode"]').fill('00-238');
  await page.locator('[name="taxId"]').fill('526-025-02-74');
  await page.getByRole('radio', { name: /Karta/ }).check();
  await pressOrder(page);
  assert.match(await page.getByRole('alert').innerText(), /wymaga JavaScriptu/);
  assert.is(await page.getByRole('radio', { name: /Karta/ }).isChecked(), true);
}

test.run();
