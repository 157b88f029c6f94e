// Before the page's scripts are there a form is an ordinary form, with what stands in it, and a button that needs them
// cannot be pressed.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { putInCart } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';
import { holdScripts } from './held-scripts.ts';

const test = visitSuite('pressed before the scripts');

const polish = { viewport: viewports.phone, locale: 'pl-PL' };

/** Buttons that send no form and open nothing by themselves. */
const needsScripts = 'button[type="button"]:not([popovertarget])';
const listEnabled = (page: Page) =>
  page.locator(`${needsScripts}:enabled`).evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML));
for (const path of ['p/zolw-jazz', 'c/plakaty', 'cart', 'wishlist?products=zubr', 'checkout', 'search?q=lis']) {
  test(`on ${path} no button is enabled that needs scripts, and each is when they are there`, async (context) => {
    const { origin } = context.shop;
    const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
    await putInCart(page.context(), `${origin}/pl/p/zubr`);
    const scripts = await holdScripts(page);
    await scripts.open(`${origin}/pl/${path}`);
    assert.ok((await page.locator(needsScripts).count()) > 0);
    assert.equal(await listEnabled(page), []);
    await scripts.untilTakenOver();
    const left = page.locator(`${needsScripts}:disabled`);
    // One piece is the least.
    const names = await left.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    assert.equal(
      names.filter((name) => !name?.endsWith('mniej')),
      [],
    );
    assert.equal(complaints, []);
    await close();
  });
}

test.always('what is put into the cart and changed there by a press is what the page shows', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${origin}/pl/p/zolw-jazz`);
  await page.getByRole('radio', { name: /50×70/ }).check();
  await page.locator('main').getByRole('spinbutton').fill('2');
  await page.locator('form#buy').getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.waitForURL('**/pl/cart?notice=ADDED', { waitUntil: 'commit' });
  const number = page.locator('main').getByRole('spinbutton');
  assert.match(await page.locator('main').innerText(), /50×70.*258,00/s);
  await number.fill('5');
  await number.press('Enter');
  await page.waitForURL('**/pl/cart', { waitUntil: 'commit' });
  await page.locator('main').getByText('5 sztuk').waitFor();
  await page.getByRole('button', { name: /^Usuń/ }).click();
  await page.waitForURL('**/pl/cart?removed=*', { waitUntil: 'commit' });
  await scripts.untilTakenOver();
  assert.equal(complaints, []);
  await close();
});

test('the number in the cart goes to the checkout with a press, and no other number is lost', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
  await putInCart(page.context(), `${origin}/pl/p/zubr`);
  await putInCart(page.context(), `${origin}/pl/p/makbet`);
  const scripts = await holdScripts(page);
  await scripts.open(`${origin}/pl/cart`);
  const numbers = page.locator('main').getByRole('spinbutton');
  await numbers.nth(0).fill('4');
  await numbers.nth(1).fill('2');
  await page.locator('main').getByRole('button', { name: 'Przejdź do kasy' }).click();
  await page.waitForURL('**/pl/checkout', { waitUntil: 'commit' });
  await scripts.untilTakenOver();
  const lines = page.locator('main');
  await lines.getByText('Liczba sztuk: 4').waitFor();
  await lines.getByText('Liczba sztuk: 2').waitFor();
  assert.equal(complaints, []);
  await close();
});

for (const [path, fields, answer] of [
  ['newsletter', { email: 'ada@example.com' }, /state=|newsletter/],
  ['find-order', { orderNumber: '100', orderEmail: 'ada@example.com' }, /sent/],
  ['withdraw', { name: 'Ada Nowak', orderEmail: 'ada@example.com', orderNumber: '1', reason: 'za duży' }, /withdraw/],
  ['contact', { name: 'Ada Nowak', email: 'ada@example.com', message: 'Czy plakat jest w tubie?' }, /contact/],
] as const) {
  test(`what was typed into ${path} stays, and is sent by a press before the scripts and after`, async (context) => {
    const { origin } = context.shop;
    const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
    const scripts = await holdScripts(page);
    const form = page.locator('main form');
    const type = async () => {
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(text);
    };
    const send = async () => {
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
      await form.locator('[type="submit"]').click();
      const posted = new URLSearchParams((await sent).postData() ?? '');
      for (const [name, text] of Object.entries(fields)) assert.is(posted.get(name), text);
      await page.waitForURL(answer, { waitUntil: 'commit' });
    };
    await scripts.open(`${origin}/pl/${path}`);
    await type();
    await send();
    await scripts.open(`${origin}/pl/${path}`);
    await type();
    await scripts.untilTakenOver();
    await send();
    assert.equal(complaints, []);
    await close();
  });
}

test('the address and the code of an account are sent by a press before the scripts', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${origin}/pl/account/sign-in`);
  await page.locator('main [name="email"]').fill('ada@example.com');
  await page.getByRole('button', { name: 'Wyślij mi kod' }).click();
  await page.getByText('ada@example.com').waitFor();
  await page.locator('main [name="code"]').fill('no code');
  await page.locator('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.getByText('To nie ten kod.').waitFor();
  await scripts.untilTakenOver();
  assert.equal(complaints, []);
  await close();
});

test('a code that is sent before its part has come is looked up, and nothing is ordered', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, origin, polish);
  await putInCart(page.context(), `${origin}/pl/p/zubr`);
  const scripts = await holdScripts(page, 'discount-code-*');
  await scripts.open(`${origin}/pl/checkout`);
  const field = page.locator('[name="discountCode"]');
  // React has taken over the form, and not yet the part of codes.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => /^__react/.test(key)),
  );
  await page.locator('details', { has: field }).locator('summary').click();
  await field.fill('NIC');
  await field.press('Enter');
  await page.waitForURL('**/pl/checkout?*discount=UNKNOWN*', { waitUntil: 'commit' });
  await scripts.untilTakenOver();
  assert.is(await page.locator('[name="email"][aria-invalid="true"]').count(), 0, 'the order button was not pressed');
  assert.equal(complaints, []);
  await close();
});

test.run();
