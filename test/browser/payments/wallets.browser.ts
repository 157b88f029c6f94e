// Apple Pay, Google Pay and Link at the checkout, as the sandbox's stand-ins: no wallet of a browser has been asked here.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { WalletName } from '#src/payments/methods/payment-methods.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import {
  alert,
  aShopperAtCheckout,
  assertPaidOnce,
  attemptsOf,
  heading,
  ordersOf,
  thanks,
} from '../checkout-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';
import { answerChallenge, cards, fillCard, pressOrder } from '../shopper-steps.ts';

const test = paymentSuite('wallets');

const group = (page: Page) => page.locator('form [role="group"]:has(iframe[title="Secure express checkout frame"])');
const sheet = (page: Page) => page.frameLocator('iframe[title="Wallet"]');
const orderButton = (page: Page) => page.locator('button[name="action"][value="order"]');

async function pressWallet(page: Page, wallet: WalletName): Promise<void> {
  // Below the screen it would never be still: Chromium draws no frame of it there.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.frameLocator('iframe[title="Secure express checkout frame"]').locator(`button[value="${wallet}"]`).click();
  await sheet(page).locator('h1').waitFor();
}

async function payWith(page: Page, card: RegExp): Promise<void> {
  await sheet(page).getByRole('radio', { name: card }).check();
  await sheet(page).locator('button[type="submit"]').click();
}

const paying = /4242/;
const declined = /0002/;
const challenged = /3184/;

for (const [market, wallet, name, words] of [
  ['pl', 'apple_pay', 'Apple Pay', 'Zamówienie z obowiązkiem zapłaty'],
  ['de', 'google_pay', 'Google Pay', 'zahlungspflichtig bestellen'],
  ['nl', 'link', 'Link', 'Bestelling met betalingsverplichting'],
] as const) {
  (wallet === 'apple_pay' ? test.always : test)(
    `${name} orders and pays what the form holds, below the words that the law wants`,
    async (context) => {
      const { page, email, complaints, close } = await aShopperAtCheckout(context, market);
      await group(page).waitFor();
      const said = await group(page).locator('p').innerText();
      const total = await page.locator('[aria-labelledby="order-summary"] dl dd').last().innerText();
      assert.ok(said.startsWith(words), said);
      assert.ok(said.includes(total), `${total} in ${said}`);
      await pressWallet(page, wallet);
      assert.ok((await sheet(page).locator('h1').innerText()).includes(total));
      assert.is((await ordersOf(context.shop, email)).length, 0, 'nothing is ordered before the sheet says yes');
      await payWith(page, paying);
      await heading(page, thanks);
      await assertPaidOnce(context.shop, email);
      assert.equal(await attemptsOf(context.shop, email), [wallet]);
      await page.goto(`${context.shop.origin}/${market}/order/${(await ordersOf(context.shop, email))[0]?.token}`);
      assert.match(await page.locator('main').innerText(), name);
      assert.equal(complaints, []);
      await close();
    },
  );
}

test('a card that the wallet holds is declined: the page says so, and the order button pays the same order', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await pressWallet(page, 'google_pay');
  await payWith(page, declined);
  await alert(page, /odrzucił płatność/);
  await page.locator('iframe[title="Wallet"]').waitFor({ state: 'detached' });
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(await attemptsOf(context.shop, email), ['google_pay', 'card']);
  assert.equal(complaints, []);
  await close();
});

test('a card in a wallet may ask for 3-D Secure; given up, it is tried again', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await pressWallet(page, 'google_pay');
  await payWith(page, challenged);
  await answerChallenge(page, 'Fail');
  await alert(page, /nie została potwierdzona/);
  await pressWallet(page, 'google_pay');
  await payWith(page, challenged);
  await answerChallenge(page, 'Complete');
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(await attemptsOf(context.shop, email), ['google_pay']);
  assert.equal(complaints, []);
  await close();
});

test('a sheet that is closed orders nothing, and can be opened again', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await pressWallet(page, 'link');
  await sheet(page).locator('button[value="cancel"]').click();
  await page.locator('iframe[title="Wallet"]').waitFor({ state: 'detached' });
  assert.ok(await orderButton(page).isEnabled());
  assert.equal(await ordersOf(context.shop, email), []);
  await pressWallet(page, 'apple_pay');
  await page.keyboard.press('Escape');
  await page.locator('iframe[title="Wallet"]').waitFor({ state: 'detached' });
  assert.equal(await ordersOf(context.shop, email), []);
  assert.equal(complaints, []);
  await close();
});

test('the buttons come when the form is complete and go when it is not; the order button stays where it is', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const place = () => orderButton(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  await group(page).waitFor();
  await page.getByRole('button', { name: 'Zmień: Kontakt' }).click();
  await page.locator('[name="phone"]').focus();
  const before = await place();
  await page.locator('[name="phone"]').fill('12');
  await group(page).waitFor({ state: 'hidden' });
  assert.is(await place(), before);
  await page.locator('[name="phone"]').fill('+48600100200');
  await group(page).waitFor();
  assert.is(await place(), before);
  assert.equal(complaints, []);
  await close();
});

test('what is agreed to fits on a screen of 900 px, with wallets and the sentence about reviews', async (context) => {
  const { shop } = context;
  await setSettings(shop.db, 'reviews', { askDaysAfterDelivery: 7 });
  // The longest words.
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de');
  await group(page).waitFor();
  await page.getByText('Nach der Lieferung bitten wir').waitFor();
  const [summary, buttons] = await Promise.all([
    page.locator('[aria-labelledby="order-summary"]').boundingBox(),
    group(page).boundingBox(),
  ]);
  const height = (buttons?.y ?? 0) + (buttons?.height ?? 0) - (summary?.y ?? 0);
  assert.ok(height > 0 && height <= 900, `${height} px`);
  await setSettings(shop.db, 'reviews', {});
  assert.equal(complaints, []);
  await close();
});

test('a cart that has changed meanwhile is not paid: the new total is said first', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const { shop } = context;
  await pressWallet(page, 'apple_pay');
  const other = await page.context().newPage();
  await other.goto(`${shop.origin}/pl/p/zolw-jazz`);
  const variant = await other.locator('[name="variant"]').first().inputValue();
  const headers = { origin: shop.origin };
  await page.context().request.post(`${shop.origin}/pl/p/zolw-jazz`, { form: { variant, quantity: '1' }, headers });
  await other.close();
  await payWith(page, paying);
  await alert(page, /zmieniła/);
  await page.locator('iframe[title="Wallet"]').waitFor({ state: 'detached' });
  assert.equal(await ordersOf(shop, email), []);
  await pressWallet(page, 'apple_pay');
  await payWith(page, paying);
  await heading(page, thanks);
  await assertPaidOnce(shop, email);
  assert.equal(complaints, []);
  await close();
});

test('a payment whose answer is lost is made once, however often the wallet is pressed', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl', { expected: /ERR_FAILED|40[02]/ });
  let lost = 0;
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await pressWallet(page, 'apple_pay');
  await sheet(page).getByRole('radio', { name: paying }).check();
  await sheet(page).locator('button[type="submit"]').dblclick();
  await alert(page, /Połączenie zostało przerwane/);
  await pressWallet(page, 'apple_pay');
  await payWith(page, paying);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test.run();
