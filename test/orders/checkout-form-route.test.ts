// The checkout's form without scripts: it saves, works out, refuses, and leads to the bank.
import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aMethodRefusal, aPaymentProvider, type FakeProvider } from '#test/fixtures/a-payment-provider.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopSettings } from '#test/fixtures/a-shop.ts';
import { postForm, textOf } from '#test/fixtures/post-form.ts';
import { aCheckoutVisitor, address } from './a-checkout-visitor.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

const test = suite<{ shop: ShopFixture; payments: FakeProvider }>('the form of the checkout');

test.before(async (context) => {
  context.payments = aPaymentProvider();
  context.shop = await aShop({
    payments: context.payments,
    settings: shopSettings(['p24', 'card', 'cash_on_delivery']),
  });
});
test.before.each(({ payments }) => {
  payments.failWith = null;
  payments.confirmations.length = 0;
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);

test('the page holds what the form needs: a token, the total that was shown, and buttons', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const { body } = await visitor.getPage('/pl/checkout');
  assert.match(body, `name="token" value="${visitor.token}"`);
  assert.match(body, 'name="expectedTotal" value="14599"');
  assert.match(body, /<noscript><button[^>]*value="refresh"/);
  assert.match(body, /<button type="submit"[^>]*value="order"/);
});

test('another country is saved and worked out', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ action: 'refresh', country: 'DE', email: 'nicht fertig' });
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), '/pl/checkout?payment=p24#checkout-country');
  const { body } = await visitor.getPage('/pl/checkout?payment=p24');
  assert.match(body, /<option value="DE" selected="">/);
  assert.match(body, /name="email"[^>]*value="nicht fertig"/);
  assert.match(body, /<input[^>]*name="paymentMethod"[^>]*checked=""[^>]*value="p24"/);
});

test('a form that names no button places no order', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.post('/pl/checkout', { ...address, paymentMethod: 'p24' });
  assert.is(locationOf(answer), '/pl/checkout?payment=p24#checkout-country');
});

test('problems stand first in the page and beside their fields, and everything typed is kept', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ postalCode: '1', isCompany: 'on', companyName: 'Nowak', taxId: '123' });
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), '/pl/checkout?notice=fields&payment=p24#checkout-notice');
  const { body } = await visitor.getPage('/pl/checkout?notice=fields&payment=p24');
  const form = body.slice(body.indexOf('<form'));
  assert.match(textOf(form), '2 rzeczy wymagają jeszcze uwagi');
  assert.ok(form.indexOf('id="checkout-notice"') < form.indexOf('name="email"'), 'the summary comes first');
  assert.match(form, '<a href="#checkout-postalCode">');
  assert.match(form, '<a href="#checkout-taxId">');
  assert.match(form, /<input[^>]*id="checkout-postalCode"[^>]*aria-invalid="true"/);
  assert.match(form, /name="taxId"[^>]*value="123"/);
  assert.match(form, /name="isCompany"[^>]*checked=""/);
  assert.match(form, /name="fullName"[^>]*value="Jan Kowalski"/);
});

test('a number that only the server can judge is refused beside its field', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ isCompany: 'on', companyName: 'Dupont', taxId: 'FR40303265044' });
  const { body } = await visitor.getPage(locationOf(answer));
  assert.match(body, /<input[^>]*id="checkout-taxId"[^>]*aria-invalid="true"/);
  assert.match(body, /name="taxId"[^>]*value="FR40303265044"/);
});

test('a method that needs scripts orders nothing and says so to who has none', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  const before = payments.intents.size;
  const answer = await visitor.press({ paymentMethod: 'card' });
  assert.is(locationOf(answer), '/pl/checkout?notice=needs-scripts&payment=card#checkout-notice');
  const { body } = await visitor.getPage('/pl/checkout?notice=needs-scripts&payment=card');
  assert.match(body, /<noscript><div[^>]*id="checkout-notice"[^>]*>.*Ta płatność wymaga JavaScriptu/);
  assert.is(payments.intents.size, before);
});

test('a method that is not offered orders nothing', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.match(locationOf(await visitor.press({ paymentMethod: 'ideal' })), 'notice=method-not-offered');
});

test('a redirect method orders, is confirmed here, and leads to the bank by a page of ours', async ({
  shop,
  payments,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press();
  assert.is(answer.statusCode, 303);
  assert.match(locationOf(answer), /^\/pl\/checkout\/bank\/[\w-]{32}$/);
  assert.is(payments.confirmations.length, 1);
  const intentId = payments.confirmations[0];
  const bank = await visitor.getPage(locationOf(answer));
  assert.is(bank.statusCode, 200);
  assert.is(bank.headers['cache-control'], 'private, no-store');
  const url = `https://bank.example/${intentId}?back=http%3A%2F%2Flocalhost%3A3000%2Fpl%2Fcheckout%2Freturn%3Forder%3D`;
  assert.match(bank.body, `<meta http-equiv="refresh" content="0; url=${url}`);
  assert.match(bank.body, `<a href="${url}`);
});

test('pressing twice is one order, one confirmation and the same way', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  const first = locationOf(await visitor.press());
  const second = locationOf(await visitor.press());
  assert.is(second, first);
  assert.is(payments.confirmations.length, 1);
});

test('once it is paid, the way to the bank leads to the page that tells so', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  const bank = locationOf(await visitor.press());
  const intent = payments.intents.get(payments.confirmations[0] ?? '');
  if (!intent) throw new Error('nothing was confirmed');
  payments.replace({ ...intent, status: 'succeeded', next_action: null });
  const answer = await visitor.getPage(bank);
  assert.is(answer.statusCode, 303);
  assert.match(locationOf(answer), /^\/pl\/checkout\/return\?order=/);
  assert.match(await visitor.getText(locationOf(answer)), /[Dd]ziękujemy/);
});

test('nobody is led anywhere by an order that does not exist', async ({ shop }) => {
  for (const token of ['x', 'a'.repeat(32)]) {
    const answer = await shop.app.inject({ url: `/pl/checkout/bank/${token}` });
    assert.is(answer.statusCode, 303);
    assert.match(locationOf(answer), /^\/($|pl\/checkout\/return\?order=)/);
  }
});

test('another total than was shown is told with both, and the next press takes the new one', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ expectedTotal: '1000' });
  assert.is(locationOf(answer), '/pl/checkout?notice=total-changed&was=1000&payment=p24#checkout-notice');
  assert.match(await visitor.getText(locationOf(answer)), 'suma zmieniła się z 10,00 zł na 145,99 zł');
  assert.match(locationOf(await visitor.press()), '/pl/checkout/bank/');
});

// Seen to fail with the order of the other method returned, which cost the fee less.
test('cash on delivery after the bank costs its fee, which is told before it is ordered', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.match(locationOf(await visitor.press()), '/pl/checkout/bank/');
  const back = locationOf(await visitor.press({ paymentMethod: 'cash_on_delivery' }));
  assert.is(back, '/pl/checkout?notice=total-changed&was=14599&payment=cash_on_delivery#checkout-notice');
  assert.match(await visitor.getText(back), 'suma zmieniła się z 145,99 zł na 153,99 zł');
  assert.match((await visitor.getPage(back)).body, 'name="expectedTotal" value="15399"');
  const ordered = await visitor.press({ paymentMethod: 'cash_on_delivery', expectedTotal: '15399' });
  assert.match(await visitor.getText(locationOf(ordered)), /Opłata.*8,00 zł.*153,99 zł/s);
});

test('what sold out is named', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  await shop.database.db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', visitor.variant).execute();
  const answer = await visitor.press();
  assert.is(locationOf(answer), '/pl/checkout?notice=out-of-stock&payment=p24#checkout-notice');
  assert.match(await visitor.getText(locationOf(answer)), 'W tej liczbie niedostępne: Żółw.');
});

test('delivery that does not go there is told', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ shippingMethod: 'nie-ma' });
  assert.is(locationOf(answer), '/pl/checkout?notice=delivery&payment=p24#checkout-notice');
  assert.match(await visitor.getText(locationOf(answer)), 'Wybrana dostawa nie obejmuje tego adresu');
});

// Seen to fail with the method refused as any other parameter is: 500.
test('a method that the account lacks is refused in words, and offered no more for a while', async ({
  shop,
  payments,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.match((await visitor.getPage('/pl')).body, 'aria-label="Przelewy24"');
  payments.failWith = aMethodRefusal();
  const answer = await visitor.press({ fullName: 'Jan Nowak' });
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), '/pl/checkout?notice=method-refused&payment=p24#checkout-notice');
  payments.failWith = null;

  const { body } = await visitor.getPage(locationOf(answer));
  assert.match(body, 'Ta metoda płatności chwilowo nie działa. Wybierz inną');
  assert.match(body, /name="fullName"[^>]*value="Jan Nowak"/);
  assert.not.match(body, /name="paymentMethod"[^>]*value="p24"/);
  assert.match(body, /<input[^>]*name="paymentMethod"[^>]*checked=""[^>]*value="card"/);
  assert.not.match((await visitor.getPage('/pl')).body, 'aria-label="Przelewy24"', 'no cached page shows its mark');
  assert.match(locationOf(await visitor.press()), 'notice=method-not-offered');
  const metrics = await shop.app.inject({ url: '/metrics' });
  assert.match(metrics.body, 'kasa_payment_method_refusals_total{method="p24"} 1');

  payments.wait(10 * 60_000);
  assert.match((await visitor.getPage('/pl/checkout')).body, /name="paymentMethod"[^>]*value="p24"/);
  assert.match(locationOf(await visitor.press({ fullName: 'Jan Nowak' })), '/pl/checkout/bank/');
});

test('a checkout with no method left says so, and its button orders nothing', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  await shop.change('payments', { methods: [] });
  const text = await visitor.getText('/pl/checkout');
  const answer = await visitor.post('/pl/checkout', { ...address, action: 'order' });
  await shop.change('payments', shopSettings(['p24', 'card', 'cash_on_delivery']).payments);
  assert.match(text, 'W tej chwili nie możemy przyjąć żadnej płatności.');
  assert.not.match(text, 'poniżej najmniejszej kwoty');
  assert.match(locationOf(answer), 'notice=method-not-offered');
});

test('a provider that is away keeps the order for the next press', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  payments.failWith = new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' });
  const answer = await visitor.press();
  assert.is(locationOf(answer), '/pl/checkout?notice=payment-unavailable&payment=p24#checkout-notice');
  assert.match(await visitor.getText(locationOf(answer)), 'operator płatności nie odpowiada');
  payments.failWith = null;
  assert.match(locationOf(await visitor.press()), '/pl/checkout/bank/');
});

test('a field that the form does not have, or that is too long, is refused', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const wrong: Record<string, string>[] = [
    { isAdmin: 'on' },
    { city: 'a'.repeat(201) },
    { city: 'a\0' },
    { expectedTotal: '1.5' },
  ];
  for (const fields of wrong) {
    assert.is((await visitor.press(fields)).statusCode, 400, JSON.stringify(fields).slice(0, 40));
  }
});

test('a form without its token is refused and saves nothing', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.is((await visitor.press({ token: 'x', fullName: 'Ktoś Inny' })).statusCode, 403);
  assert.not.match((await visitor.getPage('/pl/checkout')).body, 'Ktoś Inny');
});

test('the bank and the consent that were given go along, and another bank is another way', async ({
  shop,
  payments,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  payments.redirects.length = 0;
  await visitor.press({ p24Bank: 'mbank_mtransfer', p24Terms: 'on' });
  await visitor.press({ p24Bank: 'mbank_mtransfer', p24Terms: 'on' });
  await visitor.press({ p24Bank: 'ing' });
  const sent = payments.redirects.map(({ bank, hasAcceptedTerms }) => [bank, hasAcceptedTerms]);
  assert.equal(sent, [
    ['mbank_mtransfer', true],
    ['ing', false],
  ]);
});

// Seen to fail with the address as it was typed: Stripe refuses spaces, and domains in letters of their own.
test('the bank gets the e-mail address as mail servers know it', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  payments.redirects.length = 0;
  await visitor.press({ email: ' jan@żółw.pl ' });
  assert.equal(
    payments.redirects.map(({ email }) => email),
    ['jan@xn--w-uga1v8h.pl'],
  );
});

test('a bank that Przelewy24 does not have refuses the form', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.is((await visitor.press({ p24Bank: 'lehman_brothers' })).statusCode, 400);
});

test('a browser that lost its cart is told so, and what was typed waits for the next cart', async ({
  shop,
  payments,
}) => {
  const before = payments.intents.size;
  const { app } = shop;
  const fields = { ...address, paymentMethod: 'p24', action: 'order', token: 'of-the-lost-cart' };
  const answer = await postForm(app, '/pl/checkout', fields);
  assert.is(answer.statusCode, 303);
  assert.is(locationOf(answer), '/pl/checkout?notice=cart-lost');
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const page = await app.inject({ url: locationOf(answer), headers: { cookie } });
  assert.match(textOf(page.body), 'Przeglądarka zgubiła koszyk');
  assert.is(payments.intents.size, before);

  const handle = 'poster-of-the-next-cart';
  const variant = await aProduct(shop.database.db, { handle });
  await postForm(app, `/pl/p/${handle}`, { variant, quantity: '1' }, { cookie });
  const checkout = await app.inject({ url: '/pl/checkout', headers: { cookie } });
  assert.match(checkout.body, /name="line1"[^>]*value="ul. Długa 12\/3"/);
});

test.run();
