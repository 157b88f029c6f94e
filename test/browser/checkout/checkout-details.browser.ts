// What stands beside the plain way through the checkout: another address for the bill, a note, and what the law wants said.
import { sql } from 'kysely';
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { saveNotice } from '#server/terms/guarantee-store.ts';
import { wholeSuite } from '../../depths.ts';
import { aGuaranteeFile } from '../../fixtures/a-guarantee-file.ts';
import { endSharing } from '../../shared-resources.ts';
import { aShopperAtCheckout, assertPaidOnce, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openReusedPage } from '../reused-page.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import {
  cards,
  chooseMethod,
  fillCard,
  pressOrder,
  startAtCheckout,
  untilHydrated,
  untilPayable,
  untilSaved,
} from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('details of the checkout');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const bill = {
  billingFullName: 'Ada Beispiel',
  billingLine1: 'Torstraße 1',
  billingPostalCode: '10115',
  billingCity: 'Berlin',
};
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Letting go some time after, unlike `click`. */
async function pressAsByHand(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
}

test('what is said of the field that is left does not move the button away under the finger', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.phone });
  await startAtCheckout(page, shop.origin);
  await untilPayable(page);
  // Wallets and the method's own fields come late and have a height: that they move the button is not what is tried here.
  await page.waitForLoadState('networkidle');
  await field(page, 'email').fill('anna@gmial.com');
  await pressAsByHand(page, page.locator('main button[type="submit"]').last());
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Podaj miejscowość'));
  await page.getByText('Czy chodziło o').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('what is wrong with a field that is left for the frame of the card is said, though no press ends on the page', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.phone });
  await startAtCheckout(page, shop.origin);
  await untilPayable(page);
  await chooseMethod(page, 'card');
  await field(page, 'email').fill('anna');
  const frame = page.frameLocator('iframe[title="Secure card number input frame"]');
  await pressAsByHand(page, frame.locator('[name="cardnumber"]'));
  await page.locator('[name="email"][aria-invalid="true"]').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('what is wrong with a field is said, though the press that left it became a drag', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  await startAtCheckout(page, shop.origin);
  await field(page, 'email').fill('anna');
  await page.getByRole('main').getByRole('link', { name: 'Wróć do koszyka' }).hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 5 });
  await page.mouse.up();
  await page.locator('[name="email"][aria-invalid="true"]').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a bill goes elsewhere, a note goes along, a reload loses neither, and the provider is told who pays', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  assert.is(await page.locator('body > section').isVisible(), false, 'no marks distract');
  assert.is(await field(page, 'billingCity').isVisible(), false, 'folded until it is wanted');
  await field(page, 'hasBillingAddress').check();
  // Nothing is delivered to France: its rules come when they are needed.
  const asked = page.waitForResponse((response) => response.url().includes('CheckoutAddressRule'));
  await field(page, 'billingCountry').selectOption('FR');
  await asked;
  await field(page, 'billingPostalCode').fill('7500');
  await field(page, 'billingPostalCode').blur();
  await page.getByText('75001').waitFor();
  await field(page, 'billingCountry').selectOption('DE');
  for (const [name, value] of Object.entries(bill)) await field(page, name).fill(value);
  await page.locator('summary').filter({ hasText: 'Uwagi' }).click();
  await field(page, 'note').fill('Proszę zostawić u sąsiada');
  await field(page, 'note').blur();
  await untilSaved(page);
  await page.reload();
  await untilHydrated(page);
  assert.is(await field(page, 'billingCountry').inputValue(), 'DE');
  assert.is(await field(page, 'billingCity').inputValue(), 'Berlin');
  assert.is(await field(page, 'note').inputValue(), 'Proszę zostawić u sąsiada');

  await fillCard(page, '4242424242424242');
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  const [order] = await ordersOf(context.shop, email);
  await page.goto(`${context.shop.origin}/pl/order/${order?.token}`);
  const text = await page.locator('main').innerText();
  for (const part of ['Anna Nowak', 'Warszawa', 'Ada Beispiel', '10115 Berlin', 'Proszę zostawić u sąsiada'])
    assert.match(text, part);
  const { rows } = await sql<{ payer: string; city: string }>`
    select body #>> '{billing_details,name}' as payer, body #>> '{billing_details,address,city}' as city
    from sandbox.objects where kind = 'payment_method'`.execute(context.shop.db);
  assert.equal(rows, [{ payer: 'Ada Beispiel', city: 'Berlin' }]);

  // The next order in the same tab was once sent with the note of this one.
  await startAtCheckout(page, context.shop.origin);
  assert.is(await field(page, 'note').inputValue(), '');
  assert.equal(complaints, []);
  await close();
});

test('what is missing of the bill is named in the summary, and leads to its field', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl', { viewport: viewports.phone });
  await field(page, 'hasBillingAddress').check();
  await field(page, 'billingFullName').fill('Ada Beispiel');
  await pressOrder(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.locator('a[href="#checkout-billingCity"]').click();
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'billingCity');
  await field(page, 'hasBillingAddress').uncheck();
  await page.waitForFunction(() => !document.querySelector('a[href="#checkout-billingCity"]'));
  assert.equal(complaints, []);
  await close();
});

test('where the parcel is collected, the one address is the bill’s', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const unfold = () => page.locator('[data-section="address"][data-folded] button').click();
  await field(page, 'hasBillingAddress').check();
  await field(page, 'billingCountry').selectOption('DE');
  for (const [name, value] of Object.entries(bill)) await field(page, name).fill(value);
  await page.locator('[name="shippingMethod"][value="inpost-locker"]').check();
  await unfold();
  await field(page, 'city').waitFor();
  await field(page, 'hasBillingAddress').waitFor({ state: 'hidden' });
  await page.locator('[name="shippingMethod"][value="inpost-courier"]').check();
  await unfold();
  await field(page, 'billingCity').waitFor();
  assert.is(await field(page, 'billingCity').inputValue(), 'Berlin', 'what was typed is there again');
  assert.equal(complaints, []);
  await close();
});

test('a mistyped mail domain is offered corrected, by keyboard, beside what is typed and beside the one line', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de', { email: 'ada@gmial.com' });
  const offer = page.getByRole('status').getByRole('button', { name: 'Meinten Sie ada@gmail.com?' });
  // On a slow machine all was typed before the page's code was there, and that folds when the focus moves.
  await field(page, 'line1').focus();
  await page.locator('[data-section="contact"][data-folded]').waitFor();
  await offer.waitFor();
  assert.is(await field(page, 'email').inputValue(), 'ada@gmial.com', 'offered, not imposed');
  await page.locator('[data-section="contact"] button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Geändert in ada@gmail.com.' }).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Geändert in ada@gmail.com.');
  await page.locator('[data-section="contact"]').filter({ hasText: 'ada@gmail.com' }).waitFor();
  assert.is(await field(page, 'email').inputValue(), 'ada@gmail.com');
  await page.locator('[data-section="contact"] button').click();
  await field(page, 'email').fill('ada@gmx.de');
  await offer.waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('the terms stand at the button and open beside the form, the notice above the summary, and its script never runs', async (context) => {
  const file = await aGuaranteeFile();
  await inTransaction(context.shop.db, (tx) => saveNotice(tx, 'pl', file));
  const { page, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const picture = page.locator(`img[src="/guarantees/${file.sha256}.svg"]`);
  await picture.waitFor();
  await page.waitForFunction(
    (address) => document.querySelector<HTMLImageElement>(`img[src="${address}"]`)?.naturalWidth === 300,
    `/guarantees/${file.sha256}.svg`,
  );
  const box = await picture.boundingBox();
  const summary = await page.locator('#order-summary').boundingBox();
  assert.ok(box && summary && box.y < summary.y, 'above the summary');
  const foot = await page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(foot.includes('/pl/withdraw') && foot.includes('/pl/page/terms') && foot.includes('/pl/page/privacy'));
  assert.equal(
    foot.filter((href) => !/^\/pl\/(withdraw|page\/)/.test(href ?? '')),
    [],
    'who pays is led nowhere else',
  );
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Regulamin' }).first().click(),
  ]);
  await opened.waitForURL('**/pl/page/terms');
  await opened.goto(`${context.shop.origin}/guarantees/${file.sha256}.svg`);
  assert.is.not(await opened.title(), 'ran');
  assert.is(await field(page, 'city').inputValue(), 'Warszawa');
  assert.equal(complaints, []);
  await close();
});

test('a house without a number is asked about once, and ordered to', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await field(page, 'line1').fill('Folwark Zalesie');
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('alert').getByText('Podaj numer domu').waitFor();
  assert.equal(await ordersOf(context.shop, email), []);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test.run();
