// Bank transfer and cash on delivery in a real browser, with scripts and without.
import * as assert from 'uvu/assert';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aShopperAtCheckout, assertPaidOnce, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';
import { cards, chooseMethod, fillCard, pressOrder, pressPay } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('methods without the provider');

const amounts = (text: string) => [...text.matchAll(/\d+,\d\d/g)].map(([amount]) => amount);

test.always(
  'a transfer ends on a page with account and reference, and is paid when somebody has seen it',
  async (context) => {
    const { shop } = context;
    const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
    await chooseMethod(page, 'bank_transfer');
    await pressOrder(page);
    await heading(page, thanks);
    const [order] = await ordersOf(shop, email);
    assert.is(order?.state, 'awaiting_payment');
    const told = await page.locator('main').innerText();
    assert.match(told, 'PL20 9999 0000 0000 0000 0000 0001');
    assert.match(told, 'Bank Przykładowy');
    assert.match(told, String(Number(order?.total) / 100).replace('.', ','));
    assert.not.match(told, 'Wciąż pytamy bank');
    await page.goto(`${shop.origin}/pl/order/${order?.token}`);
    assert.match(await page.locator('main').innerText(), 'PL20 9999 0000 0000 0000 0000 0001');

    const services = { db: shop.db, now: shop.now, payments: aPaymentProvider() };
    await recordManualPayment(services, { orderId: order?.id ?? '', reference: 'statement 7' });
    await page.reload();
    assert.not.match(await page.locator('main').innerText(), 'PL20 9999');
    await assertPaidOnce(shop, email);
    assert.equal(complaints, []);
    await close();
  },
);

test('whoever was to transfer pays by card instead', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  await chooseMethod(page, 'bank_transfer');
  await pressOrder(page);
  await heading(page, thanks);
  await page.getByRole('main').getByRole('link', { name: 'Zapłać inaczej' }).click();
  await page.waitForURL('**/pay');
  assert.is(await page.locator('[value="cash_on_delivery"]').count(), 0, 'its fee would change the order');
  await fillCard(page, cards.paid);
  await pressPay(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(complaints, []);
  await close();
});

test('the fee of cash on delivery stands in the summary before the order button is pressed', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl');
  const summary = page.getByRole('region', { name: 'Twoje zamówienie' });
  const [without] = amounts(await summary.innerText()).slice(-2);
  assert.not.match(await summary.innerText(), 'Opłata za pobranie');
  await chooseMethod(page, 'cash_on_delivery');
  assert.match(await summary.innerText(), /Opłata za pobranie\s+8,00/);
  const [total] = amounts(await summary.innerText()).slice(-2);
  assert.is(Number(total?.replace(',', '.')).toFixed(2), (Number(without?.replace(',', '.')) + 8).toFixed(2));
  await chooseMethod(page, 'card');
  assert.equal(amounts(await summary.innerText()).slice(-2)[0], without);
  await chooseMethod(page, 'cash_on_delivery');
  await pressOrder(page);
  await heading(page, thanks);
  const [order] = await ordersOf(context.shop, email);
  assert.equal([order?.state, order?.total], ['due_on_delivery', Number(total?.replace(',', ''))]);
  assert.match(await page.locator('main').innerText(), /Opłata za pobranie\s+8,00/);
  assert.equal(complaints, []);
  await close();
});

test('where the carrier brings no money, cash on delivery is not offered', async (context) => {
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de');
  assert.is(await page.locator('[value="bank_transfer"]').count(), 1);
  assert.is(await page.locator('[value="cash_on_delivery"]').count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('without JavaScript a transfer is ordered in one press, and the fee of cash on delivery is seen first', async (context) => {
  const options = { javaScriptEnabled: false, viewport: viewports.phone };
  const transfer = await aShopperAtCheckout(context, 'pl', options);
  await chooseMethod(transfer.page, 'bank_transfer');
  await pressOrder(transfer.page);
  await heading(transfer.page, thanks);
  assert.match(await transfer.page.locator('main').innerText(), 'PL20 9999 0000 0000 0000 0000 0001');

  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'pl', options);
  await chooseMethod(page, 'cash_on_delivery');
  await pressOrder(page);
  await page.waitForURL('**/checkout?*');
  assert.equal(await ordersOf(context.shop, email), [], 'the page said another total');
  assert.ok(await page.locator('[value="cash_on_delivery"]').isChecked());
  const summary = await page.getByRole('region', { name: 'Twoje zamówienie' }).innerText();
  assert.match(summary, /Opłata za pobranie\s+8,00/);
  await pressOrder(page);
  await heading(page, thanks);
  assert.is((await ordersOf(context.shop, email))[0]?.state, 'due_on_delivery');
  assert.equal([...transfer.complaints, ...complaints], []);
  await transfer.close();
  await close();
});

test.run();
