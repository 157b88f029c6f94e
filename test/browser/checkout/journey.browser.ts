// The whole journey, on a phone and at a desk: find a poster, choose size and frame, fill the cart and the checkout,
// pay by card, see the order.

import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { confirmationsTo } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { untilSettled } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import {
  answerChallenge,
  cards,
  fillAddress,
  fillCard,
  fillCart,
  openCheckout,
  pressOrder,
  startAtCheckout,
  untilSaved,
} from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('the journey');

// Stripe's own API answers a declined card with 402, and browsers report that.
const declinedCard = /402/;

for (const [device, viewport] of Object.entries(viewports)) {
  (device === 'phone' ? test.always : test)(
    `on a ${device}: a card pays, the order is shown and confirmed by e-mail`,
    async ({ shop, browser }) => {
      const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport, locale: 'pl-PL' });
      await fillCart(page, shop.origin);
      await openCheckout(page);
      const email = `anna.${device}@example.com`;
      await fillAddress(page, { email });
      await fillCard(page, cards.paid);
      await pressOrder(page);
      await page.waitForURL('**/pl/checkout/return?*');
      await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
      // What was paid is no longer in the cart, on this page already.
      await page.locator('[data-count="0"]').first().waitFor({ state: 'attached' });
      await page
        .locator('main')
        .getByRole('link', { name: /zamówieni/i })
        .first()
        .click();
      await page.waitForURL('**/pl/order/*');
      await page.locator('main').getByText('Żółw długogrający').first().waitFor();
      const text = await page.locator('main').innerText();
      assert.match(text, /50×70\scm/);
      assert.match(text, 'Anna Nowak');
      await until(async () => (await confirmationsTo(shop, email)) === 1);
      assert.equal(complaints, []);
      await close();
    },
  );

  (device === 'phone' ? test : test.always)(
    `on a ${device}: the bank asks, the shopper confirms`,
    async ({ shop, browser }) => {
      const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport, locale: 'pl-PL' });
      await startAtCheckout(page, shop.origin);
      await fillAddress(page);
      await fillCard(page, cards.challenge);
      await pressOrder(page);
      await answerChallenge(page, 'Complete');
      await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
      assert.equal(complaints, []);
      await close();
    },
  );
}

test('a declined card keeps everything typed, and another card pays the same order', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
    expected: declinedCard,
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await fillAddress(page);
  await fillCard(page, cards.insufficientFunds);
  await pressOrder(page);
  const refusal = page.getByRole('alert').filter({ hasText: /środk/i });
  await refusal.waitFor();
  assert.is(await page.locator('[name="line1"]').inputValue(), 'ul. Długa 12/3');
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a failed confirmation at the bank is no payment, and the shopper may try again', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
    expected: declinedCard,
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await fillAddress(page);
  await fillCard(page, cards.challenge);
  await pressOrder(page);
  await answerChallenge(page, 'Fail');
  await page.getByRole('alert').first().waitFor();
  assert.match(page.url(), '/pl/checkout');
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('what was typed a moment ago is there after a reload', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await fillAddress(page);
  await page.reload();
  await untilSettled(page);
  // The form puts it back when it is hydrated.
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="city"]')?.value === 'Warszawa');
  assert.is(await page.locator('[name="email"]').inputValue(), 'anna@example.com');
  await untilSaved(page);
  await page.reload();
  const html = await page.content();
  assert.match(html, 'value="Warszawa"', 'the server knows it by then');
  assert.equal(complaints, []);
  await close();
});

test('what is saved while a reload is under way is there after it', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
    // A document that the test hands over has no network that its scripts may come from: Stripe's stays away.
    expected: /stripe\.js/,
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await untilSettled(page);
  const saves: Route[] = [];
  let isHeld = true;
  await page.route('**/mutation/CheckoutSaveDraft', (route) => (isHeld ? void saves.push(route) : route.continue()));
  await page.locator('[name="city"]').fill('Warszawa');
  await until(async () => saves.length > 0);
  await page.route('**/pl/checkout', async (route) => {
    const response = await route.fetch();
    assert.not.match(await response.text(), 'value="Warszawa"');
    const isSaved = page.waitForResponse('**/mutation/CheckoutSaveDraft');
    // What the page that comes saves is not held back.
    isHeld = false;
    for (const save of saves) await save.continue();
    await (await isSaved).finished();
    await route.fulfill({ response });
  });
  await page.reload();
  await untilSettled(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="city"]')?.value === 'Warszawa');
  assert.equal(complaints, []);
  await close();
});

test('empty fields are named beside them and in a summary that has the focus', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await startAtCheckout(page, shop.origin, 'zubr');
  await untilSettled(page);
  await pressOrder(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.waitFor();
  assert.ok(await summary.evaluate((element) => element.contains(document.activeElement)), 'the summary has the focus');
  await summary.getByRole('link').first().click();
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
  assert.is(await page.locator('[name="email"]').getAttribute('aria-invalid'), 'true');
  assert.equal(complaints, []);
  await close();
});

test.run();
