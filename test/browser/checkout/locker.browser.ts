// A parcel to a locker, chosen with the keyboard alone.

import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { cards, fillAddress, fillCard, linesOf, pressOrder, startAtCheckout } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('a parcel to a locker');

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.matches(':focus'));

test.always('it is found and chosen by keyboard, paid by card, and stands on the order', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin);
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
  assert.ok(await page.getByRole('button', { name: 'Blisko mnie' }).evaluate((button) => button.matches(':focus')));
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
  await page.locator('main').getByText('KRA11M').first().waitFor();
  const text = await page.locator('main').innerText();
  assert.match(text, /Do odbioru w punkcie\s+KRA11M\s+Rynek Główny 12\s+31-042 Kraków/);
  assert.is(await linesOf(page.locator('main').getByText('31-042', { exact: true })), 1, 'not broken at its hyphen');
  assert.match(text, 'Paczkomat InPost');
  assert.equal(complaints, []);
  await close();
});

test('an order without a point leads back to the search, and what was chosen outlives a reload', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin, 'zubr');
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
  const change = page.getByRole('button', { name: 'Wybierz inny punkt' });
  // The finder's code comes after the page, and may draw the button anew: whichever is there is asked.
  await until(() => change.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))));
  await change.click();
  await page.locator('[name="pickupSearch"]:focus').waitFor();
  assert.equal(complaints, []);
  await close();
});

/** Opens the finder, with the browser's position watched, until the answer is disposed of. */
async function openFinder(page: Page, origin: string): Promise<AsyncDisposable> {
  const watch = await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.positionsAsked = String(
        Number(document.documentElement.dataset.positionsAsked ?? 0) + 1,
      );
      ask(...given);
    };
  });
  await startAtCheckout(page, origin);
  await page.locator('[value="inpost-locker"]').check();
  await page.locator('[name="pickupSearch"]').waitFor();
  return watch;
}

const positionsAsked = (page: Page) => page.evaluate(() => document.documentElement.dataset.positionsAsked ?? '0');

test('whoever presses for it sees the points around them, and the position is in no address', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
    permissions: ['geolocation'],
    geolocation: { latitude: 52.230123, longitude: 21.012345 },
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await using _watch = await openFinder(page, shop.origin);
  assert.is(await positionsAsked(page), '0');
  const sent = page.waitForRequest((request) => request.url().includes('ShippingPointsNear'));
  await page.getByRole('button', { name: 'Blisko mnie' }).click();
  assert.equal((await sent).postDataJSON(), {
    method: 'inpost-locker',
    country: 'PL',
    latitude: 52.23,
    longitude: 21.012,
  });
  await page.getByRole('status').filter({ hasText: 'w okolicy, od najbliższego' }).waitFor();
  const rows = await page.getByRole('region', { name: 'Punkty odbioru' }).getByRole('listitem').allInnerTexts();
  const distances = rows.map((row) => Number(/(\d+(?:,\d)?)\s*km/.exec(row)?.[1]?.replace(',', '.')));
  assert.match(rows[0] ?? '', /WAW11M 0,5\skm/);
  assert.equal(
    distances,
    distances.toSorted((a, b) => a - b),
  );
  assert.is(await positionsAsked(page), '1');
  assert.equal(
    addresses.filter((address) => /52[.]2|21[.]01/.test(address)),
    [],
  );
  // Typing asks for a place again.
  await page.locator('[name="pickupSearch"]').fill('krakow');
  await page
    .getByRole('radio', { name: /Kraków/ })
    .first()
    .waitFor();
  assert.equal(complaints, []);
  await close();
});

test('whoever does not share it is told to type a place', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await using _watch = await openFinder(page, shop.origin);
  await page.getByRole('button', { name: 'Blisko mnie' }).click();
  await page.getByRole('status').filter({ hasText: 'Przeglądarka nie podała, gdzie jesteś.' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a misspelt place is found, and a list that goes on shows it and is scrolled by keys', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await using _watch = await openFinder(page, shop.origin);
  const search = page.locator('[name="pickupSearch"]');
  await search.fill('Warszwa Krucza 99');
  await page
    .getByRole('status')
    .filter({ hasText: 'Pokazujemy wyniki dla: Krucza, Warszawa. Znaleziono 1 punkt.' })
    .waitFor();
  await search.fill('Warszwa');
  const list = page.getByRole('region', { name: 'Punkty odbioru' });
  await list.waitFor();
  const edge = await list.evaluate((region) => {
    const { position, backgroundImage } = getComputedStyle(region, '::after');
    return {
      isLonger: region.scrollHeight > region.clientHeight + 40,
      position,
      fades: /gradient/.test(backgroundImage),
    };
  });
  assert.equal(edge, { isLonger: true, position: 'sticky', fades: true });
  await list.focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const region = document.querySelector('fieldset [role="region"]');
    return region !== null && region.scrollTop + region.clientHeight >= region.scrollHeight - 1;
  });
  assert.equal(complaints, []);
  await close();
});

test.run();
