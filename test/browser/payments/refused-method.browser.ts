// A Stripe account in which BLIK and Przelewy24 are not activated, and a shopper who is offered them first.
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endSharing } from '../../shared-resources.ts';
import { alert, aShopperAtCheckout, assertPaidOnce, attemptsOf, heading, thanks } from '../checkout-shopper.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { cards, fillCard, pressOrder } from '../shopper-steps.ts';

const test = suite<{ shop: ClockShop; browser: Browser }>('refused methods');

test.before(async (context) => {
  // The refusals are logged as errors, which is right and would only clutter the tests.
  context.shop = await startShopWithClock({ SANDBOX_INACTIVE_METHODS: 'blik,p24', LOG_LEVEL: 'silent' });
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

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

test.run();
