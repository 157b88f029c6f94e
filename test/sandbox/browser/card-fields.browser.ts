// The card fields in a real browser: the real @stripe/react-stripe-js, on a page of another origin and under the
// checkout's content security policy.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shareBrowser } from '../../browser/launch-browser.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { type CardCheckout, openCardCheckout } from './open-card-checkout.ts';
import { resultOf, takeScreenshot, visitCheckout } from './visit-checkout.ts';

const test = wholeSuite('card fields');

let checkout: CardCheckout;
let browser: Browser;
let page: Page;
const problems: string[] = [];

test.before(async () => {
  checkout = await openCardCheckout('card-checkout');
  browser = await shareBrowser();
});
test.after(async () => {
  await checkout.closeAll();
  await endSharing();
});
test.before.each(() => openPage());
test.after.each(() => page.context().close());

async function openPage({ locale, width = 760 }: { locale?: string; width?: number } = {}): Promise<void> {
  page = await visitCheckout(browser, { url: checkout.shopUrl, width, locale, refusal: /status of 402/, problems });
  await number().waitFor();
}

const field = (title: string, name: string) =>
  page.frameLocator(`iframe[title="${title}"]`).locator(`input[name="${name}"]`);
const number = () => field('Secure card number input frame', 'cardnumber');
const expiry = () => field('Secure expiration date input frame', 'exp-date');
const cvc = () => field('Secure CVC input frame', 'cvc');
const challenge = () => page.frameLocator('iframe[title="3D Secure authentication"]');

async function fillCard(digits: string): Promise<void> {
  await number().fill('');
  await number().pressSequentially(digits);
  await expiry().fill('12 / 40');
  await cvc().fill('123');
}

async function pay(): Promise<void> {
  await page.click('button[type=submit]');
}

const result = () => resultOf(page);
const screenshot = (name: string) => takeScreenshot(page, name);

test('the fields are frames of another origin, named, titled and filled in as the fields of Stripe', async () => {
  const frames = page.frames().filter((frame: Frame) => frame.name().startsWith('__privateStripeFrame'));
  assert.is(frames.length, 3);
  for (const frame of frames) assert.is(new URL(frame.url()).origin, checkout.sandbox.origin);
  assert.is(await number().getAttribute('autocomplete'), 'cc-number');
  assert.is(await expiry().getAttribute('autocomplete'), 'cc-exp');
  assert.is(await cvc().getAttribute('autocomplete'), 'cc-csc');
  assert.is(await number().getAttribute('inputmode'), 'numeric');
  assert.is(await number().getAttribute('aria-label'), 'Credit or debit card number');
  await screenshot('1-empty');
});

test('a card is typed and paid with, and the shop never sees its number', async () => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === checkout.shopUrl) requests.push(request.url() + (request.postData() ?? ''));
  });
  await number().pressSequentially('4242424242424242');
  assert.is(await number().inputValue(), '4242 4242 4242 4242');
  await screenshot('2-typed');
  await expiry().pressSequentially('1240');
  await cvc().pressSequentially('123');
  await pay();
  assert.is(await result(), 'succeeded');
  const told = await page.evaluate(() => JSON.stringify([window.changes, window.messages]));
  assert.not.match(told, /4242/);
  assert.not.match(requests.join(), /4242/);
  assert.match(told, /"brand":"visa"/);
  await screenshot('3-paid');
});

test('the container carries the classes of the field', async () => {
  const classes = () => page.locator('#number').getAttribute('class');
  assert.is(await classes(), 'StripeElement StripeElement--empty');
  await number().pressSequentially('4242424242424242');
  await page.waitForSelector('#number.StripeElement--complete.StripeElement--focus');
  await number().press('Backspace');
  await number().press('1');
  await page.waitForSelector('#number.StripeElement--invalid:not(.StripeElement--complete)');
  await page.locator('#problem', { hasText: /^Your card number is invalid\.$/ }).waitFor();
  assert.is(await number().getAttribute('aria-invalid'), 'true');
  await screenshot('4-invalid');
});

test('what is left unfinished is wrong once the field is left', async () => {
  await number().pressSequentially('4242');
  assert.is(await number().getAttribute('aria-invalid'), 'false');
  await expiry().focus();
  await page.waitForSelector('#number.StripeElement--invalid');
  await page.locator('#problem', { hasText: /^Your card number is incomplete\.$/ }).waitFor();
});

test('paying with empty fields says which is missing and asks nothing of the API', async () => {
  await pay();
  assert.is(await result(), 'incomplete_number');
});

test('fields are tabbed through, edited in the middle and sent by the Enter key', async () => {
  await number().focus();
  await page.keyboard.type('424242424242424');
  await page.keyboard.press('Home');
  await page.keyboard.type('4');
  assert.is(await number().inputValue(), '4424 2424 2424 2424');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  assert.is(await number().inputValue(), '4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  assert.is(await result(), 'succeeded');
});

test('a label of the shop leads into the field', async () => {
  await page.click('label[for=expiry]');
  // The click is told to the frame by a message; keys typed before it has arrived go nowhere.
  await expiry().evaluate(async (input) => {
    while (document.activeElement !== input || !document.hasFocus()) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.type('1240');
  assert.is(await expiry().inputValue(), '12 / 40');
});

test('a change of style keeps what was typed, and the frame stays transparent in the dark', async () => {
  await fillCard('4242424242424242');
  await page.click('#theme');
  const ink = () => number().evaluate((input) => getComputedStyle(input).color);
  await until(async () => (await ink()) === 'rgb(244, 239, 230)');
  assert.is(await number().inputValue(), '4242 4242 4242 4242');
  assert.match(await number().evaluate((input) => getComputedStyle(input).fontFamily), 'Outfit');
  await until(() => number().evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')));
  await screenshot('5-dark');
  await pay();
  assert.is(await result(), 'succeeded');
});

test('a declined card says why and another card pays', async () => {
  await fillCard('4000000000009995');
  await pay();
  assert.is(await result(), 'card_declined insufficient_funds');
  assert.is(await page.locator('#problem').textContent(), 'Your card has insufficient funds.');
  await fillCard('5555555555554444');
  await pay();
  await page.waitForFunction(() => document.getElementById('result')?.textContent === 'succeeded');
});

test('a challenge takes the focus, survives Escape, and is passed', async () => {
  await fillCard('4000000000003220');
  await pay();
  await challenge().getByRole('dialog').waitFor();
  await challenge().getByText('Test mode: you pay nothing').waitFor();
  await challenge().locator('button:enabled').first().waitFor();
  await page.keyboard.press('Escape');
  assert.is(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null), true);
  await screenshot('6-challenge');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.is(await result(), 'succeeded');
  assert.is(await page.locator('iframe[title="3D Secure authentication"]').count(), 0);
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Pay 129,00 zł');
});

test('a challenge takes no answer before it can tell the shop of it', async () => {
  await page.route('**/challenge-frame.js', async (route) => {
    await challenge().getByRole('dialog').waitFor();
    await sleep(500);
    await route.continue();
  });
  await fillCard('4000000000003220');
  await pay();
  await challenge().locator('button[value="authorized"]').click();
  assert.is(await result(), 'succeeded');
});

test('a failed challenge says so and another card pays', async () => {
  await fillCard('4000000000003220');
  await pay();
  await challenge().getByRole('button', { name: 'Fail authentication' }).click();
  assert.is(await result(), 'payment_intent_authentication_failure');
  assert.match((await page.locator('#problem').textContent()) ?? '', 'unable to authenticate');
  await fillCard('4242424242424242');
  await pay();
  await page.waitForFunction(() => document.getElementById('result')?.textContent === 'succeeded');
});

test('the fields and their errors speak Polish', async () => {
  await page.context().close();
  await openPage({ locale: 'pl', width: 375 });
  assert.is(await expiry().getAttribute('placeholder'), 'MM / RR');
  await expiry().pressSequentially('1220');
  await page.waitForFunction(() => document.getElementById('problem')?.textContent === 'Rok ważności karty już minął.');
  await fillCard('4000000000009995');
  await pay();
  await page.waitForFunction(
    () => document.getElementById('problem')?.textContent === 'Na Twojej karcie brakuje środków.',
  );
  await screenshot('7-polish');
});

test('a security code is as long as the network in the other field says', async () => {
  await number().pressSequentially('378282246310005');
  assert.is(await number().inputValue(), '3782 822463 10005');
  await cvc().pressSequentially('12345');
  assert.is(await cvc().inputValue(), '1234');
  await number().fill('4242424242424242');
  await page.waitForSelector('#cvc:not(.StripeElement--complete)');
  await cvc().fill('');
  await cvc().pressSequentially('12345');
  assert.is(await cvc().inputValue(), '123');
});

test('none of these pages reported an error or a breach of its policy', () => {
  assert.equal(problems, []);
});

test.run();
