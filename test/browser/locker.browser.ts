// A parcel to a locker, chosen with the keyboard alone.

import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shopSuite } from './shop-suite.ts';
import { cards, fillAddress, fillCard, fillCart, openCheckout, pressOrder } from './shopper-steps.ts';
import { openWatchedPage, viewports } from './watched-page.ts';

const test = shopSuite('a parcel to a locker');

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.matches(':focus'));

test('it is found and chosen by keyboard, paid by card, and stands on the order', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.desktop, locale: 'pl-PL' });
  await fillCart(page, shop.origin);
  await openCheckout(page);
  await fillAddress(page);
  await page.locator('[value="inpost-courier"]').focus();
  await page.keyboard.press('ArrowUp');
  const search = page.getByRole('searchbox', { name: 'Znajdź punkt odbioru' });
  await search.waitFor();
  const status = page.getByRole('status').filter({ hasText: 'punkt' });
  // The address is in Warsaw: what is near it is there without a search.
  await page
    .getByRole('radio', { name: /Warszawa/ })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  assert.ok(await isFocused(page, '[name="pickupSearch"]'));
  await page.keyboard.type('krakow rynek');
  await page.keyboard.press('Enter');
  const point = page.getByRole('radio', { name: /Rynek Główny 12, 31-042 Kraków/ });
  await point.waitFor();
  await status.filter({ hasText: 'Znaleziono 1 punkt.' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.ok(await point.isChecked());
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Wybierz inny punkt');
  await page.getByRole('region', { name: 'Twoje zamówienie' }).getByText('Rynek Główny 12, Kraków').waitFor();
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  await page
    .locator('main')
    .getByRole('link', { name: /zamówieni/i })
    .first()
    .click();
  await page.waitForURL('**/pl/order/*');
  const text = await page.locator('main').innerText();
  assert.match(text, /Do odbioru w punkcie\s+KRA11M\s+Rynek Główny 12\s+31-042 Kraków/);
  assert.match(text, 'Paczkomat InPost');
  assert.equal(complaints, []);
  await close();
});

test('an order without a point leads back to the search, and what was chosen outlives a reload', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.phone, locale: 'pl-PL' });
  await fillCart(page, shop.origin, 'Żubr');
  await openCheckout(page);
  await fillAddress(page);
  await page.locator('[value="inpost-locker"]').check();
  await page
    .getByRole('radio', { name: /Warszawa/ })
    .first()
    .waitFor();
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('alert').getByRole('link', { name: 'Wybierz, gdzie chcesz odebrać paczkę.' }).click();
  assert.ok(await isFocused(page, '[name="pickupSearch"]'));
  await page.locator('[name="pickupSearch"]').fill('lodz piotrkowska 104');
  const saved = page.waitForResponse((response) => /"pickupPoint":"LOD/.test(response.request().postData() ?? ''));
  await page.getByRole('radio', { name: /Piotrkowska 104/ }).click();
  await page.getByRole('button', { name: 'Wybierz inny punkt' }).waitFor();
  await saved;
  await page.reload();
  await page.getByRole('button', { name: 'Wybierz inny punkt' }).waitFor();
  assert.match(await page.locator('[name="pickupPoint"]').inputValue(), /^LOD/);
  await page.getByRole('button', { name: 'Wybierz inny punkt' }).click();
  assert.ok(await isFocused(page, '[name="pickupSearch"]'));
  assert.equal(complaints, []);
  await close();
});

test.run();
