import * as assert from 'uvu/assert';
import {
  aShopperAtCheckout,
  assertPaidOnce,
  attemptsOf,
  confirmationsTo,
  heading,
  iban,
  ordersOf,
  payLinkTo,
  thanks,
} from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { cards, fillCard, pressOrder, pressPay } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('debits');

test.always('a debit is on its way for days, then paid; the mandate stands on the order', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'de');
  await iban(page).waitFor();
  await pressOrder(page);
  await page.getByRole('alert').getByRole('link', { name: /IBAN/ }).waitFor();
  await iban(page).pressSequentially('DE89370400440532013000');
  await pressOrder(page);
  await heading(page, /unterwegs/);
  assert.is((await ordersOf(context.shop, email))[0]?.state, 'payment_processing');
  assert.is(await confirmationsTo(context.shop, email), 0, 'nothing is confirmed before it is paid');
  context.shop.pass(5 * 86_400);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  await page.goto(`${context.shop.origin}/de/order/${(await ordersOf(context.shop, email))[0]?.token}`);
  assert.match(await page.locator('main').innerText(), /Mandatsreferenz/);
  assert.equal(complaints, []);
  await close();
});

test('a debit that is sent back leaves the order to be paid in another way', async (context) => {
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'de');
  await iban(page).pressSequentially('DE62370400440532013001');
  await pressOrder(page);
  await heading(page, /unterwegs/);
  context.shop.pass(20);
  await heading(page, /nicht geklappt/);
  await page.goto(`${context.shop.origin}/de/checkout`);
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(context.shop, email);
  assert.equal(await attemptsOf(context.shop, email), ['sepa_debit', 'card']);
  assert.equal(complaints, []);
  await close();
});

test('the e-mail about a debit that was sent back leads to paying by card in another browser', async (context) => {
  const first = await aShopperAtCheckout(context, 'de');
  await iban(first.page).pressSequentially('DE62370400440532013001');
  await pressOrder(first.page);
  await heading(first.page, /unterwegs/);
  context.shop.pass(20);
  await heading(first.page, /nicht geklappt/);
  const link = await payLinkTo(context.shop, first.email);
  await first.close();

  const second = await openReusedPage(context.browser, context.shop.origin, { viewport: viewports.phone });
  await second.page.goto(link);
  await heading(second.page, /bezahlen/);
  await fillCard(second.page, cards.paid);
  await pressPay(second.page);
  await heading(second.page, thanks);
  await assertPaidOnce(context.shop, first.email);
  assert.equal(await attemptsOf(context.shop, first.email), ['sepa_debit', 'card']);
  assert.equal([...first.complaints, ...second.complaints], []);
  await second.close();
});

test.run();
