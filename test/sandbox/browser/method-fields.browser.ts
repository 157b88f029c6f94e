// The IBAN field and the confirmations of the other methods in a real browser: the real @stripe/react-stripe-js, on a
// page of another origin and under the checkout's content security policy.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shareBrowser } from '../../browser/launch-browser.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { type CardCheckout, openCardCheckout } from './open-card-checkout.ts';
import { resultOf, takeScreenshot, visitCheckout } from './visit-checkout.ts';

const test = wholeSuite('iban field and methods');

let checkout: CardCheckout;
let browser: Browser;
let page: Page;
const problems: string[] = [];
/** While it is set, nobody at the bank does anything. */
let stoppedAt: number | null = null;

test.before(async () => {
  checkout = await openCardCheckout('method-checkout', () => new Date(stoppedAt ?? Date.now()));
  browser = await shareBrowser();
});
test.after(async () => {
  await checkout.closeAll();
  await endSharing();
});
test.before.each(() => openPage());
test.after.each(() => page.context().close());

async function openPage(locale?: string): Promise<void> {
  page = await visitCheckout(browser, {
    url: checkout.shopUrl,
    width: 480,
    locale,
    refusal: /status of 40[02]/,
    problems,
  });
  await iban().waitFor();
}

const iban = () => page.frameLocator('iframe[title="Secure IBAN input frame"]').locator('input[name="iban"]');
const events = () => page.evaluate(() => window.ibanEvents);
const lastChange = async () => (await events()).filter((event) => 'elementType' in event).at(-1);
const problem = (text: string) =>
  page.waitForFunction((expected) => document.getElementById('problem')?.textContent === expected, text);

async function pay(method: string): Promise<void> {
  await page.selectOption('select', method);
  await page.click('button[type=submit]');
}

const result = () => resultOf(page);
const screenshot = (name: string) => takeScreenshot(page, name);

test('the IBAN field is a frame of another origin that tells country, bank and completeness, never the number', async () => {
  const frame = page.frames().find((candidate) => candidate.url().includes('/frames/field'));
  assert.match(frame?.name() ?? '', /^__privateStripeFrame/);
  assert.is(new URL(frame?.url() ?? '').origin, checkout.sandbox.origin);
  assert.is(await iban().getAttribute('placeholder'), 'NL00 AAAA 0000 0000 00');
  assert.is(await iban().getAttribute('aria-label'), 'IBAN');
  await screenshot('iban-1-empty');
  await iban().pressSequentially('nl39rabo0300065264');
  assert.is(await iban().inputValue(), 'NL39 RABO 0300 0652 64');
  await page.waitForSelector('#iban.StripeElement--complete.StripeElement--focus');
  assert.equal(await lastChange(), {
    elementType: 'iban',
    empty: false,
    complete: true,
    error: undefined,
    country: 'NL',
    bankName: 'RABOBANK',
  });
  await page.keyboard.press('Escape');
  await page.focus('input[name=email]');
  await page.waitForFunction(() => window.ibanEvents.some((event) => 'kind' in event && event.kind === 'blur'));
  const kinds = (await events()).flatMap((event) => ('kind' in event ? [event.kind] : []));
  assert.equal(kinds, ['ready', 'focus', 'escape', 'blur']);
  assert.not.match(JSON.stringify(await events()), /0300|0652/);
  await screenshot('iban-2-complete');
});

test('an IBAN is checked as it is typed, and once it is left', async () => {
  await iban().pressSequentially('nl40rabo0300065264');
  await problem('The IBAN you entered is invalid.');
  assert.is(await iban().getAttribute('aria-invalid'), 'true');
  await screenshot('iban-3-invalid');
  await iban().fill('');
  await iban().pressSequentially('us');
  await problem('The IBAN you entered is invalid: its country code is not supported.');
  await iban().fill('');
  await iban().pressSequentially('12');
  await problem('Your IBAN should start with a two-letter country code.');
  await iban().fill('');
  await iban().pressSequentially('DE89');
  await problem('');
  await page.focus('input[name=email]');
  await problem('The IBAN you entered is incomplete.');
  await page.click('#clear');
  await page.waitForSelector('#iban.StripeElement--empty');
  assert.is(await iban().inputValue(), '');
});

test('an IBAN is edited in the middle, keeps its place across a change of theme, and pays', async () => {
  await iban().pressSequentially('DE8937040044053201300');
  await page.keyboard.press('Home');
  for (let moved = 0; moved < 5; moved += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  assert.is(await iban().inputValue(), 'DE83 7040 0440 5320 1300');
  await page.keyboard.type('9');
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  assert.is(await iban().inputValue(), 'DE89 3704 0044 0532 0130 00');
  await page.click('#theme');
  const ink = () => iban().evaluate((input) => getComputedStyle(input).color);
  await until(async () => (await ink()) === 'rgb(244, 239, 230)');
  assert.is(await iban().inputValue(), 'DE89 3704 0044 0532 0130 00');
  assert.is(await iban().evaluate((input) => getComputedStyle(input).fontSize), '14px');
  await screenshot('iban-4-dark');
  await pay('sepa_debit');
  assert.is(await result(), 'processing');
});

test('a debit without an IBAN, or from an account of real life, is refused in the language of the page', async () => {
  await page.context().close();
  await openPage('pl');
  await pay('sepa_debit');
  await problem('Podany numer IBAN jest niekompletny.');
  await iban().pressSequentially('PL61109010140000071219812874');
  await pay('sepa_debit');
  await problem('Tryb testowy przyjmuje tylko rachunki testowe.');
});

test('BLIK waits for the app of the bank and tells how it ended', async () => {
  stoppedAt = Date.now();
  await pay('blik');
  assert.is(await page.locator('#result').textContent(), 'paying');
  stoppedAt = null;
  assert.is(await result(), 'succeeded');
  await page.fill('input[name=email]', 'expired_code@example.com');
  await pay('blik');
  await page.waitForFunction(
    () => document.getElementById('result')?.textContent === 'payment_method_invalid_parameter code_expired',
  );
});

test('BLIK handled by the page itself is only confirmed, and waited for when asked', async () => {
  await page.uncheck('input[name=handles]');
  stoppedAt = Date.now();
  await pay('blik');
  assert.is(await result(), 'requires_action');
  stoppedAt = null;
  await page.waitForFunction(() => document.getElementById('result')?.textContent === 'succeeded');
});

test('Przelewy24 leaves for the bank in the language of the shop and comes back paid', async () => {
  await page.context().close();
  await openPage('nl');
  await pay('p24');
  await page.getByRole('heading', { name: 'Betalen met Przelewy24' }).waitFor();
  await page.getByText('Testmodus: je betaalt niets').waitFor();
  await screenshot('bank-p24');
  await page.getByRole('button', { name: 'Testbetaling goedkeuren' }).click();
  await page.getByText('succeeded succeeded').waitFor();
});

test('iDEAL that fails at the bank comes back to be tried again', async () => {
  await page.uncheck('input[name=handles]');
  await pay('ideal');
  await page.getByRole('button', { name: 'Fail test payment' }).click();
  await page.getByText('failed requires_payment_method').waitFor();
});

test('none of these pages reported an error or a breach of its policy', () => {
  assert.equal(problems, []);
});

test.run();
