// A Stripe account in which BLIK, Przelewy24 and the wallets are not activated.
import type { Frame } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { alert, aShopperAtCheckout, assertPaidOnce, attemptsOf, heading, thanks } from '../checkout-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';
import { cards, fillCard, pressOrder, untilHydrated } from '../shopper-steps.ts';

// The refusals are logged as errors, which is right and would only clutter the tests.
const account = { SANDBOX_INACTIVE_METHODS: 'blik,p24,apple_pay,google_pay,link', LOG_LEVEL: 'silent' };
/** And was answered: resources are listed when they have come. */
const hasAskedForWallets = (frame: Frame) =>
  frame.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/v1/elements/sessions')),
  );

const test = paymentSuite('refused methods', account);

test('a refused method is told, the next is ticked, what was typed stays, and the order is paid by card', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const ticked = (method: string) => page.locator(`[name="paymentMethod"][value="${method}"]:checked`).waitFor();
  await ticked('blik');
  await page.locator('#blik-code').fill('123456');
  await pressOrder(page);
  await alert(page, /Ta metoda płatności chwilowo nie działa\. Wybierz inną/);
  await ticked('p24');
  assert.is(await page.locator('[value="blik"]').count(), 0);
  await pressOrder(page);
  await ticked('card');
  await alert(page, /Ta metoda płatności chwilowo nie działa/);
  assert.is(await page.locator('[name="email"]').inputValue(), email);

  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(await attemptsOf(context.shop, email), ['blik', 'p24', 'card']);
  await page.goto(`${context.shop.origin}/pl`);
  assert.is(await page.getByRole('img', { name: 'BLIK' }).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('where the account has no wallet there is none, and no gap either', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  // Its answer is what says that there is none; it may have come before anybody listened.
  await until(async () => (await Promise.all(page.frames().map(hasAskedForWallets))).some(Boolean));
  await untilHydrated(page);
  assert.is(await page.locator('iframe[title="Secure express checkout frame"]').count(), 0);
  assert.is(await page.getByText('Także portfelem').isVisible(), false);
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test.run();
