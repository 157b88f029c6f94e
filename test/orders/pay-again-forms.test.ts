// The two forms that stand on an order's own pages, as browsers without scripts and without a cart post them.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { payOrder } from '#server/orders/pay-again/pay-order.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { anUnpaidOrder, aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aMethodRefusal, aPaymentProvider, type FakeProvider } from '#test/fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings } from '#test/fixtures/a-shop.ts';
import { aSession } from '#test/fixtures/a-shopper.ts';
import { postForm, textOf } from '#test/fixtures/post-form.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { shop: ShopFixture; payments: FakeProvider };

const test = suite<Context>('the forms of an order');

test.before(async (context) => {
  context.payments = aPaymentProvider();
  context.shop = await aShop({ payments: context.payments, settings: shopSettings(['blik', 'p24', 'card']) });
});
test.before.each(({ payments }) => {
  payments.failWith = null;
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const services = ({ shop, payments }: Context) => ({
  db: shop.database.db,
  now: () => new Date(),
  payments,
  paymentSettings: noPaymentSettings,
});
const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);

test('paying by Przelewy24 leads to the bank, without a cookie', async (context) => {
  const { app } = context.shop;
  const { token, intentId } = await anUnpaidOrder(services(context));
  const page = await app.inject({ url: `/pl/order/${token}/pay` });
  assert.match(page.body, `<form class="`);
  assert.match(page.body, `action="/pl/order/${token}/pay"`);
  const answer = await postForm(app, `/pl/order/${token}/pay`, { paymentMethod: 'p24', p24Bank: 'ing' });
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), `/pl/checkout/bank/${token}`);
  assert.is(context.payments.intents.get(intentId)?.status, 'canceled', 'the card payment is closed');
  assert.equal(context.payments.redirects.at(-1)?.fullName, 'Jan Kowalski');
});

test('a method that needs scripts, is not offered, is refused or was overtaken, leads back and says so', async (context) => {
  const { app } = context.shop;
  const { id, token } = await anUnpaidOrder(services(context));
  const press = async (paymentMethod: string) => {
    const answer = await postForm(app, `/pl/order/${token}/pay`, { paymentMethod });
    assert.is(answer.statusCode, 303);
    const { body } = await app.inject({ url: locationOf(answer).split('#')[0] ?? '' });
    return { to: locationOf(answer), body, text: textOf(body) };
  };
  const card = await press('card');
  assert.is(card.to, `/pl/order/${token}/pay?notice=needs-scripts&payment=card#checkout-notice`);
  assert.match(card.text, 'wymaga JavaScriptu');
  assert.is(
    (await press('ideal')).to,
    `/pl/order/${token}/pay?notice=method-not-offered&payment=ideal#checkout-notice`,
  );

  context.payments.failWith = Object.assign(new Error('down'), { type: 'StripeConnectionError' });
  const away = await press('p24');
  assert.match(away.to, 'notice=payment-unavailable');
  assert.match(away.text, 'płatności nie odpowiada');
  context.payments.failWith = null;
  const { createIntent } = context.payments;
  // While the form is at the provider, BLIK is chosen in another window.
  context.payments.createIntent = async (request) => {
    context.payments.createIntent = createIntent;
    const intent = await createIntent(request);
    const inWindow = { ...services(context), session: aSession() };
    await payOrder(inWindow, { orderId: id, locale: 'pl', paymentMethod: 'blik' });
    return intent;
  };
  const overtaken = await press('p24');
  assert.match(overtaken.to, 'notice=payment-overtaken');
  assert.match(overtaken.text, 'rozpoczęto przed chwilą gdzie indziej');
  context.payments.failWith = aMethodRefusal();
  const refused = await press('p24');
  assert.match(refused.to, 'notice=method-refused');
  assert.not.match(refused.body, /<input[^>]*value="p24"/, 'it is hidden for a while');
  assert.match(refused.body, /<input[^>]*value="card"/);
  context.payments.wait(60 * 60_000);
});

test('an order that is paid has no form, and posting one leads to how it stands', async (context) => {
  const { app } = context.shop;
  const { token } = await aPaidOrder(services(context));
  const { body } = await app.inject({ url: `/pl/order/${token}/pay` });
  assert.not.match(body, 'name="paymentMethod"');
  const answer = await postForm(app, `/pl/order/${token}/pay`, { paymentMethod: 'p24' });
  assert.is(locationOf(answer), `/pl/checkout/return?order=${token}`);
});

test('ordering again fills a new cart and the checkout', async (context) => {
  const { app, database } = context.shop;
  const { token, id } = await anUnpaidOrder(services(context));
  await database.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  const answer = await postForm(app, `/pl/order/${token}/again`, {});
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), '/pl/cart');
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const cart = await app.inject({ url: '/pl/cart', headers: { cookie } });
  assert.match(textOf(cart.body), 'Żółw');
  const checkout = await app.inject({ url: '/pl/checkout', headers: { cookie } });
  assert.match(checkout.body, /name="line1"[^>]*value="ul. Długa 12\/3"/);
});

test('a token that names no order is not found, and another site’s form is refused', async (context) => {
  const { app } = context.shop;
  const { token } = await anUnpaidOrder(services(context));
  const unknown = 'x'.repeat(token.length);
  for (const path of ['pay', 'again']) {
    assert.is((await postForm(app, `/pl/order/${unknown}/${path}`, {})).statusCode, 404);
    const foreign = await postForm(app, `/pl/order/${token}/${path}`, {}, { origin: 'https://elsewhere.example' });
    assert.is(foreign.statusCode, 403);
  }
});

test.run();
