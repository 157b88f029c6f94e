// A discount code in the browser: folded away in the cart, applied without a reload, taken off at the checkout, and charged
// as it was shown.
import * as assert from 'uvu/assert';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { setFreeDelivery } from '../../fixtures/settings/set-free-delivery.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { aShopperAtCheckout, bank, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { chooseMethod, pressOrder, putInCart, untilHydrated } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('discount codes in the browser');

test('a code is applied in the cart and taken off again, and a wrong one is told where it was typed', async ({
  shop,
  browser,
}) => {
  await aDiscountCode(shop.db, { code: 'PHONE' });
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await putInCart(page.context(), `${shop.origin}/pl/p/zolw-jazz`);
  await visit(page, `${shop.origin}/pl/cart`);
  await page.getByText('Dodaj kod rabatowy').click();
  const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
  await field.fill('nie-ma');
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Nie ma takiego kodu.' }).waitFor();
  assert.is(await field.evaluate((input) => input === document.activeElement), true);
  await field.fill('phone');
  await page.getByRole('button', { name: 'Zastosuj' }).click();
  await page.getByText('−7,90').waitFor();
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'Usuń kod PHONE' }).click();
  await page.getByRole('status').filter({ hasText: 'Kod rabatowy został usunięty.' }).waitFor();
  assert.is(await page.getByText('−7,90').count(), 0);
  assert.equal(complaints, []);
  await close();
});

test.always(
  'a code at the checkout lowers the total that is charged, and the order names it',
  async ({ shop, browser }) => {
    await aDiscountCode(shop.db, { code: 'DESK', maxUses: 1 });
    const { page, email, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
    await page.getByText('Dodaj kod rabatowy').click();
    const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
    await field.fill('desk');
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Kod DESK został naliczony.' }).waitFor();
    await page.getByText('−7,90').waitFor();
    assert.equal(await listFaults(page), []);
    await chooseMethod(page, 'p24');
    await untilHydrated(page);
    await pressOrder(page);
    await bank(page, 'authorized');
    await heading(page, thanks);
    const [order] = await ordersOf(shop, email);
    assert.equal([order?.state, order?.captured], ['paid', 7_900 - 790 + 1_699]);
    await visit(page, `${shop.origin}/pl/order/${order?.token}`);
    assert.match(await page.getByRole('main').innerText(), /Rabat DESK\s*−7,90/);
    assert.equal(complaints, []);
    await close();
  },
);

test('a code that leaves nothing takes the payment away and gives it back, and the order needs none', async ({
  shop,
  browser,
}) => {
  const chargeDelivery = await setFreeDelivery(shop.db);
  try {
    await aDiscountCode(shop.db, { code: 'GIFT', reward: { kind: 'percentage', basisPoints: 10_000 } });
    const { page, email, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
    const button = page.locator('button[name="action"][value="order"]');
    const methods = page.locator('[data-method]');
    const type = async () => {
      await page.getByText('Dodaj kod rabatowy').click();
      const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
      await field.fill('gift');
      await field.press('Enter');
      await page.locator('[data-method="nothing_due"]').waitFor();
    };
    await type();
    assert.is(await methods.count(), 1);
    assert.is(await button.innerText(), 'Zamawiam');
    assert.is(await page.locator('[data-method] iframe').count(), 0, 'no fields of Stripe');
    assert.equal(await listFaults(page), []);

    await page.getByRole('button', { name: 'Usuń kod GIFT' }).click();
    await page.locator('[data-method="card"]').waitFor();
    assert.is(await button.innerText(), 'Zamówienie z obowiązkiem zapłaty');
    assert.is(await page.locator('[name="paymentMethod"]:checked').count(), 1);
    await type();
    await pressOrder(page);
    await heading(page, thanks);
    const [order, ...others] = await ordersOf(shop, email);
    assert.equal(others, []);
    assert.equal([order?.state, order?.captured, order?.total], ['paid', 0, 0]);
    await visit(page, `${shop.origin}/pl/order/${order?.token}`);
    assert.match(await page.getByRole('main').innerText(), /Płatność\s*Nic do zapłaty/);
    assert.equal(complaints, []);
    await close();
  } finally {
    await chargeDelivery();
  }
});

test('without scripts nothing is to be paid either', async ({ shop, browser }) => {
  const chargeDelivery = await setFreeDelivery(shop.db);
  try {
    await aDiscountCode(shop.db, { code: 'PLAIN', reward: { kind: 'percentage', basisPoints: 10_000 } });
    const { page, email, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl', {
      javaScriptEnabled: false,
    });
    await page.getByText('Dodaj kod rabatowy').click();
    await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('plain');
    await page.locator('button[name="action"][value="discount"]').click();
    await page.locator('[data-method="nothing_due"]').waitFor();
    await page.locator('button[name="action"][value="order"]').click();
    await heading(page, thanks);
    assert.equal(
      (await ordersOf(shop, email)).map(({ state, total }) => [state, total]),
      [['paid', 0]],
    );
    assert.equal(complaints, []);
    await close();
  } finally {
    await chargeDelivery();
  }
});

test.run();
