import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import {
  alert,
  aShopperAtCheckout,
  assertPaidOnce,
  attemptsOf,
  bank,
  heading,
  iban,
  ordersOf,
  thanks,
} from '../checkout-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';
import {
  answerChallenge,
  cards,
  chooseMethod,
  fillCard,
  pressOrder,
  pressPay,
  untilPayable,
} from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('payment methods');

test('a card that needs no challenge pays, and one that is declined after it does not', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await fillCard(page, cards.declinedAfterChallenge);
  await pressOrder(page);
  await answerChallenge(page, 'Complete');
  await alert(page, /odrzucił płatność/i);
  await fillCard(page, cards.frictionless);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test.always('BLIK waits for the app with a countdown, and pays', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  assert.ok(await page.locator('[value="blik"]').isChecked(), 'what most people here pay with is ticked');
  await pressOrder(page);
  await page
    .getByRole('alert')
    .getByRole('link', { name: /sześć cyfr/ })
    .click();
  assert.is(await page.evaluate(() => document.activeElement?.id), 'blik-code');
  await page.locator('#blik-code').pressSequentially('12 34-56 7');
  assert.is(await page.locator('#blik-code').inputValue(), '123456');
  const wait = await orderWithBlik(page);
  assert.ok(await wait.evaluate((element) => element === document.activeElement), 'the wait has the focus');
  assert.match(await wait.innerText(), /\b(60|[1-5]?\d)\b/);
  assert.not.ok(await page.locator('#blik-code').isVisible(), 'the code is with the bank');
  context.shop.pass(3);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test('BLIK that is refused or not approved in time is tried again on the same order', async (context) => {
  const email = 'customer_timeout@example.com';
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl', { email });
  await page.locator('#blik-code').fill('123456');
  await orderWithBlik(page);
  context.shop.pass(60);
  await alert(page, /na czas/);
  assert.is(await page.locator('#blik-code').inputValue(), '', 'a code is of use once');
  assert.is((await ordersOf(context.shop, email))[0]?.state, 'awaiting_payment');
  await page.locator('#blik-code').fill('654321');
  await orderWithBlik(page);
  context.shop.pass(60);
  await alert(page, /na czas/);
  assert.is((await ordersOf(context.shop, email)).length, 1);
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(await attemptsOf(context.shop, email), ['blik', 'card']);
  assert.equal(complaints, []);
  await close();
});

test('a BLIK code that the bank does not know leads back to the field', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl', { email: 'invalid_code@example.com' });
  await page.locator('#blik-code').fill('123456');
  await pressOrder(page);
  await alert(page, /nie zna tego kodu/);
  assert.is(await page.locator('#blik-code').getAttribute('aria-invalid'), 'true');
  assert.equal(complaints, []);
  await close();
});

test.always(
  'Przelewy24 fails at the bank, comes back, and pays with another bank on the same order',
  async (context) => {
    const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
    await chooseMethod(page, 'p24');
    await page.getByRole('radio', { name: 'mBank' }).check({ force: true });
    await pressOrder(page);
    await page.getByText('mbank mtransfer').waitFor();
    await bank(page, 'failed');
    await heading(page, /nie udała/);
    await alert(page, /nie została dokończona w banku/);
    await page.getByRole('main').getByRole('link', { name: 'Zapłać teraz' }).click();
    await page.waitForURL('**/pay');
    await chooseMethod(page, 'p24');
    await page.getByRole('radio', { name: 'ING', exact: true }).check({ force: true });
    await pressPay(page);
    await page.getByText(/^ing$/).waitFor();
    await bank(page, 'authorized');
    await heading(page, thanks);
    await assertPaidOnce(context.shop, email);
    assert.equal(await attemptsOf(context.shop, email), ['p24']);
    assert.equal(complaints, []);
    await close();
  },
);

test('iDEAL fails and pays', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'nl');
  assert.ok(await page.locator('[value="ideal"]').isChecked());
  await pressOrder(page);
  await bank(page, 'failed');
  await alert(page, /niet afgerond/);
  await page.goBack();
  await page.goto(`${context.shop.origin}/nl/checkout`);
  await pressOrder(page);
  await bank(page, 'authorized');
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test('what was typed outlives another method, another theme and a refusal', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de');
  await iban(page).pressSequentially('DE8937040044');
  await fillCard(page, cards.declined);
  await chooseMethod(page, 'sepa_debit');
  await page.emulateMedia({ colorScheme: 'dark' });
  // Unfinished, in the accent of the dark theme.
  const ink = () => iban(page).evaluate((input) => getComputedStyle(input).color);
  await until(async () => (await ink()) === 'rgb(255, 106, 77)');
  assert.is(await iban(page).inputValue(), 'DE89 3704 0044');
  assert.is(await iban(page).evaluate((input) => getComputedStyle(input).fontSize), '14px');
  await chooseMethod(page, 'card');
  await pressOrder(page);
  await alert(page, /abgelehnt/);
  const card = page.frameLocator('iframe[title="Secure card number input frame"]').locator('[name="cardnumber"]');
  assert.is(await card.inputValue(), '4000 0000 0000 0002');
  await chooseMethod(page, 'sepa_debit');
  assert.is(await iban(page).inputValue(), 'DE89 3704 0044');
  assert.equal(complaints, []);
  await close();
});

test('two windows with two methods: the later one takes the order, the earlier can no longer be paid', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await chooseMethod(page, 'p24');
  await pressOrder(page);
  await page.locator('button[value="authorized"]').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${context.shop.origin}/pl/checkout`);
  await fillCard(other, cards.paid);
  await pressOrder(other);
  await heading(other, thanks);
  const refused = page.waitForResponse('**/pages/authenticate/**');
  await bank(page, 'authorized');
  await refused;
  await assertPaidOnce(context.shop, email);
  assert.equal(
    complaints.filter((text) => !text.includes('/pages/authenticate')),
    [],
  );
  await close();
});

test('without Stripe.js the page explains itself, and the bank’s page still takes the money', async (context) => {
  const shopper = await aShopperAtCheckout(context, 'nl', { expected: /stripe\.js|ERR_FAILED/ });
  const { page, email, complaints, close } = shopper;
  await page.route('**/endive/stripe.js', (route) => route.abort());
  await page.reload();
  await chooseMethod(page, 'card');
  await alert(page, /betaalvelden konden niet worden geladen/);
  await chooseMethod(page, 'ideal');
  await untilPayable(page);
  await pressOrder(page);
  await bank(page, 'authorized');
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

for (const [market, method] of [
  ['pl', 'p24'],
  ['nl', 'ideal'],
] as const) {
  test(`${method} without JavaScript fails, and pays`, async (context) => {
    const options = { javaScriptEnabled: false, viewport: viewports.phone };
    const { page, email, complaints, close } = await aShopperAtCheckout(context, market, options);
    await chooseMethod(page, method);
    await pressOrder(page);
    await bank(page, 'failed');
    // The order's address is enough: the cart's cookie is gone.
    await page.context().clearCookies();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Zapłać teraz|Nu betalen/ })
      .click();
    await page.waitForURL('**/pay');
    await chooseMethod(page, method);
    await pressPay(page);
    await bank(page, 'authorized');
    await heading(page, thanks);
    await assertPaidOnce(context.shop, email);
    assert.equal(complaints, []);
    await close();
  });
}

/** The bank's minute begins with its answer, the shopper's with the press of the button: time may pass once both run. */
async function orderWithBlik(page: Page): Promise<Locator> {
  const asked = page.waitForResponse('**/payment_intents/*/confirm');
  await pressOrder(page);
  await asked;
  const wait = page.getByRole('group', { name: /Zatwierdź płatność/ });
  await wait.waitFor();
  return wait;
}

test.run();
