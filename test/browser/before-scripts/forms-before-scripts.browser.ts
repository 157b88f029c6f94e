// Forms of the pages behind the cart: what was typed, ticked or chosen before the scripts came stays when they have come, and
// is what is sent.
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { linkPath } from '#server/checkout/visit-by-link.ts';
import { aDeliveredOrder } from '../../customers/a-customer.ts';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { aDraftOrder } from '../../drafts/a-draft.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { aShopperAtCheckout, assertPaidOnce, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openReusedPage } from '../reused-page.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { cards, chooseMethod, fillCard, pressPay, putInCart } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';
import { holdScripts } from './held-scripts.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('forms before the scripts');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const polish = { viewport: viewports.phone, locale: 'pl-PL' };

/** What the page posts as a form. */
async function postedBy(page: Page, press: () => Promise<void>): Promise<URLSearchParams> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await press();
  return new URLSearchParams((await sent).postData() ?? '');
}

test('stars and words of a review', async ({ shop, browser }) => {
  const order = await aDeliveredOrder({ db: shop.db, payments: aPaymentProvider(), now: () => new Date() });
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/review/${order.token}`);
  await page.locator('label').filter({ hasText: '4 gwiazdki' }).click();
  await page.getByLabel('Twoimi słowami').fill('Piękny papier.');
  await page.getByLabel('Imię przy opinii').fill('Ola L.');
  await scripts.untilTakenOver();
  assert.ok(await page.getByRole('radio', { name: '4 gwiazdki' }).isChecked());
  assert.is(await page.getByLabel('Twoimi słowami').inputValue(), 'Piękny papier.');
  const posted = await postedBy(page, () => page.getByRole('button', { name: 'Wyślij opinię' }).click());
  assert.equal([posted.get('stars'), posted.get('text'), posted.get('name')], ['4', 'Piękny papier.', 'Ola L.']);
  await page.getByText('Dziękujemy! Opinia dotarła.').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('the goods of a withdrawal, and how many of them', async ({ shop, browser }) => {
  const { db } = shop;
  const order = await aDeliveredOrder({ db, payments: aPaymentProvider(), now: () => new Date() });
  await db
    .updateTable('order_lines')
    .set({ quantity: 3, total_minor: (eb) => eb('unit_minor', '*', 3) })
    .where('order_id', '=', order.id)
    .execute();
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/withdraw/${order.token}`);
  await page.locator('[name="email"]').fill('ola@example.com');
  await page.locator('[name="email"]').press('Enter');
  const quantity = page.locator('select[name="quantity"]');
  await quantity.selectOption('0:2');
  await scripts.untilTakenOver();
  assert.is(await quantity.inputValue(), '0:2');
  const confirm = page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' });
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('checkbox').check();
  const posted = await postedBy(page, () => confirm.click());
  assert.equal([posted.getAll('line'), posted.getAll('quantity')], [['0'], ['0:2']]);
  assert.equal(complaints, []);
  await close();
});

test('the address that wants to hear when a version is back', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/p/bocian?variant=PP-BOCI-3040-M-N`);
  const email = page.locator('#back-in-stock-email');
  await email.fill('ola@example.com');
  await scripts.untilTakenOver();
  assert.is(await email.inputValue(), 'ola@example.com');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('stock'));
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  assert.is(new URLSearchParams((await sent).postData() ?? '').get('email'), 'ola@example.com');
  assert.equal(complaints, []);
  await close();
});

test('an address that is typed where an earlier one comes back takes its place, and is not joined with it', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, polish);
  await putInCart(page.context(), `${context.shop.origin}/pl/p/zolw-jazz`);
  // Not at the checkout, which would write into the tab's storage itself.
  await visit(page, `${context.shop.origin}/pl`);
  const unsaved = { email: 'anna@example.com', fullName: 'Anna Nowak', offer: null };
  await page.evaluate((kept) => sessionStorage.setItem('kasa-unsaved-draft', JSON.stringify(kept)), unsaved);
  const scripts = await holdScripts(page);
  await scripts.open(`${context.shop.origin}/pl/checkout`);
  const email = page.locator('[name="email"]');
  await email.focus();
  await scripts.untilTakenOver();
  assert.is(await email.inputValue(), unsaved.email, 'it is there for whoever types nothing');
  assert.is(await page.locator('[name="fullName"]').inputValue(), unsaved.fullName);
  await page.keyboard.type('jan@example.com');
  assert.is(await email.inputValue(), 'jan@example.com');
  // Half an address that was there before the scripts stays what it is.
  await page.evaluate((kept) => sessionStorage.setItem('kasa-unsaved-draft', JSON.stringify(kept)), unsaved);
  await scripts.open(`${context.shop.origin}/pl/checkout`);
  await email.fill('ola@');
  await scripts.untilTakenOver();
  await page.keyboard.type('example.com');
  assert.is(await email.inputValue(), 'ola@example.com');
  assert.equal(complaints, []);
  await close();
});

test('company, other bill, country and delivery that were ticked and chosen at the checkout', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  await putInCart(page.context(), `${shop.origin}/pl/p/zolw-jazz`);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/checkout`);
  const ways = page.locator('[name="shippingMethod"]');
  // A courier: a locker wants a point as well.
  const courier = page.locator('[name="shippingMethod"][value="dpd"]');
  const before = await page.locator('[name="shippingMethod"]:checked').inputValue();
  assert.is.not(before, 'dpd');
  await courier.check();
  await page.locator('[name="isCompany"]').check();
  await page.locator('[name="hasBillingAddress"]').check();
  await scripts.untilTakenOver();
  const isKept = async () => {
    for (const name of ['isCompany', 'hasBillingAddress'])
      assert.ok(await page.locator(`[name="${name}"]`).isChecked(), name);
    assert.ok(await courier.isChecked());
    await page.locator('[name="companyName"]').waitFor();
    await page.locator('[name="billingLine1"]').waitFor();
  };
  await isKept();
  // It is what is kept of the checkout, too.
  await page.locator('[name="companyName"]').fill('Nowak i Syn');
  await page.locator('[name="companyName"]').blur();
  await visit(page, `${shop.origin}/pl/checkout`);
  await isKept();

  await scripts.open(`${shop.origin}/pl/checkout`);
  await page.locator('[name="country"]').selectOption('DE');
  await scripts.untilTakenOver();
  assert.is(await page.locator('[name="country"]').inputValue(), 'DE');
  const offered = await ways.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  assert.ok(offered.length > 0 && !offered.includes('inpost-courier'), `${offered} lead to Germany`);
  assert.equal(complaints, []);
  await close();
});

for (const path of ['cart', 'checkout']) {
  test(`a discount code on the page ${path}`, async ({ shop, browser }) => {
    const code = `EARLY-${path}`.toUpperCase();
    await aDiscountCode(shop.db, { code });
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
    await putInCart(page.context(), `${shop.origin}/pl/p/zolw-jazz`);
    const scripts = await holdScripts(page);
    await scripts.open(`${shop.origin}/pl/${path}`);
    await page.getByText('Dodaj kod rabatowy').click();
    const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
    await field.fill(code);
    await scripts.untilTakenOver();
    assert.is(await field.inputValue(), code);
    await page.getByRole('button', { name: 'Zastosuj' }).click();
    await page.getByText('−7,90').waitFor();
    assert.equal(complaints, []);
    await close();
  });
}

for (const when of ['before the scripts', 'with the scripts'] as const) {
  test(`taking a line out, putting it back and a code keep the number of another line, ${when}`, async (context) => {
    const { shop, browser } = context;
    const code = `NUMBER-${when.length}`;
    await aDiscountCode(shop.db, { code });
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
    for (const product of ['zubr', 'makbet']) await putInCart(page.context(), `${shop.origin}/pl/p/${product}`);
    const scripts = await holdScripts(page);
    const main = page.locator('main');
    const lineOf = (product: string) =>
      main.getByRole('listitem').filter({ has: page.locator(`a[href$="/${product}"]`) });
    const numberOf = (product: string) => lineOf(product).getByRole('spinbutton');
    const come = async () => (when === 'with the scripts' ? scripts.untilTakenOver() : undefined);
    const isKept = async (product: string, quantity: string) => {
      // The page as the server has it.
      await scripts.untilTakenOver();
      await until(async () => {
        await scripts.open(`${shop.origin}/pl/cart`);
        return (await numberOf(product).inputValue()) === quantity;
      });
    };
    await scripts.open(`${shop.origin}/pl/cart`);
    await come();
    await numberOf('zubr').fill('3');
    await main.getByText('Dodaj kod rabatowy').click();
    await main.getByRole('textbox', { name: 'Kod rabatowy' }).fill(code);
    await main.getByRole('button', { name: 'Zastosuj' }).click();
    await main.getByRole('button', { name: `Usuń kod ${code}` }).waitFor();
    await isKept('zubr', '3');
    await come();
    await numberOf('zubr').fill('4');
    await lineOf('makbet').getByRole('button', { name: /^Usuń/ }).click();
    await main.getByRole('button', { name: 'Przywróć' }).waitFor();
    if (when === 'before the scripts') {
      await numberOf('zubr').fill('2');
      await main.getByRole('button', { name: 'Przywróć' }).click();
      await numberOf('makbet').waitFor();
      await isKept('zubr', '2');
    } else {
      await isKept('zubr', '4');
    }
    await scripts.untilTakenOver();
    assert.equal(complaints, []);
    await close();
  });
}

test('whoever types beside what was refused or taken out types on when the scripts come', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  for (const product of ['zubr', 'makbet']) await putInCart(page.context(), `${shop.origin}/pl/p/${product}`);
  const scripts = await holdScripts(page);
  const type = async (field: Locator) => {
    await field.focus();
    await page.keyboard.type('1');
    await scripts.untilTakenOver();
    assert.ok(await field.evaluate((element) => element === document.activeElement));
  };
  await scripts.open(`${shop.origin}/pl/cart`);
  await page.getByRole('listitem').getByRole('button', { name: /^Usuń/ }).first().click();
  await page.getByRole('button', { name: 'Przywróć' }).waitFor();
  await type(page.locator('main').getByRole('spinbutton').first());
  await scripts.open(`${shop.origin}/pl/checkout?notice=method-not-offered`);
  await page.locator('#checkout-notice').waitFor();
  await type(page.locator('[name="city"]'));
  assert.equal(complaints, []);
  await close();
});

test('the method by which an order is paid that was to be transferred', async (context) => {
  const { shop } = context;
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await chooseMethod(page, 'bank_transfer');
  await page.locator('button[name="action"][value="order"]').click();
  await heading(page, thanks);
  const [order] = await ordersOf(shop, email);
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/order/${order?.token}/pay`);
  await chooseMethod(page, 'card');
  await scripts.untilTakenOver();
  assert.is(await page.locator('[name="paymentMethod"]:checked').inputValue(), 'card');
  await fillCard(page, cards.paid);
  await pressPay(page);
  await heading(page, thanks);
  await assertPaidOnce(shop, email);
  assert.equal(complaints, []);
  await close();
});

test('name and method on the page behind a payment link', async ({ shop, browser }) => {
  const draft = await aDraftOrder(shop.db);
  draft.wait(Date.now() - draft.services.now().getTime());
  const token = await draft.link();
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
  const scripts = await holdScripts(page);
  await scripts.open(shop.origin + linkPath('pl', token));
  await page.locator('[name="fullName"]').fill('Ola Lis');
  await chooseMethod(page, 'bank_transfer');
  await scripts.untilTakenOver();
  assert.is(await page.locator('[name="fullName"]').inputValue(), 'Ola Lis');
  assert.is(await page.locator('[name="paymentMethod"]:checked').inputValue(), 'bank_transfer');
  await visit(page, page.url());
  assert.is(await page.locator('[name="fullName"]').inputValue(), 'Ola Lis');
  assert.equal(complaints, []);
  await close();
});

test.run();
