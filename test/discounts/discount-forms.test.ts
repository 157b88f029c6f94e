// Discount codes without scripts: the forms of the cart and of the checkout.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings } from '../fixtures/a-shop.ts';
import { aCheckoutVisitor, address } from '../orders/a-checkout-visitor.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDiscountCode } from './a-discount-code.ts';

const test = suite<{ shop: ShopFixture }>('discount codes without scripts');

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
  await aDiscountCode(context.shop.database.db, { code: 'TEN' });
  await aDiscountCode(context.shop.database.db, { code: 'MUCH', minimums: { PLN: 50_000 } });
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);

test('the form of the cart puts a code on and takes it off', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.match((await visitor.getPage('/pl/cart')).body, /<summary>Dodaj kod rabatowy<\/summary>/);
  assert.is(locationOf(await visitor.post('/pl/cart', { action: 'discount', discountCode: 'ten' })), '/pl/cart');
  const text = await visitor.getText('/pl/cart');
  assert.match(text, 'Rabat −12,90 zł');
  assert.match(text, 'TEN Usuń');
  assert.is(locationOf(await visitor.post('/pl/cart', { action: 'discount-off', discountCode: '' })), '/pl/cart');
  assert.not.match(await visitor.getText('/pl/cart'), 'Rabat −');
});

test('a code with an accent is found without it, and shown as the shop spells it', async ({ shop }) => {
  await aDiscountCode(shop.database.db, { code: 'MIKOŁAJ10' });
  const visitor = await aCheckoutVisitor(shop);
  await visitor.post('/pl/cart', { action: 'discount', discountCode: 'mikolaj10' });
  assert.match(await visitor.getText('/pl/cart'), 'MIKOŁAJ10 Usuń');
});

test('the page says why a code takes nothing off', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const unknown = locationOf(await visitor.post('/pl/cart', { action: 'discount', discountCode: 'NONE' }));
  assert.is(unknown, '/pl/cart?discount=UNKNOWN');
  assert.match(await visitor.getText(unknown), 'Nie ma takiego kodu.');
  const small = locationOf(await visitor.post('/pl/cart', { action: 'discount', discountCode: 'MUCH' }));
  assert.match(await visitor.getText(small), 'Ten kod działa przy zamówieniach od 500,00 zł.');
});

test('the form of the checkout takes a code, keeps what was typed, and orders at the total that it showed', async ({
  shop,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const applied = await visitor.press({ action: 'discount', discountCode: 'TEN' });
  assert.is(locationOf(applied), '/pl/checkout?payment=p24#order-summary');
  const { body } = await visitor.getPage('/pl/checkout?payment=p24');
  assert.match(body, 'name="expectedTotal" value="13309"');
  assert.match(body, `value="${address.fullName}"`);
  assert.not.match(locationOf(await visitor.press({ expectedTotal: '13309' })), 'notice=');
  const order = await shop.database.db
    .selectFrom('orders')
    .select(['total_minor', 'discount_code'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal(order, { total_minor: 13_309, discount_code: 'TEN' });
});

test('a code that has ended is told at the order button', async ({ shop }) => {
  const { db } = shop.database;
  await aDiscountCode(db, { code: 'SOON' });
  const visitor = await aCheckoutVisitor(shop);
  await visitor.press({ action: 'discount', discountCode: 'SOON' });
  await db.updateTable('discount_codes').set({ stopped_at: new Date() }).where('code', '=', 'SOON').execute();
  const back = locationOf(await visitor.press({ expectedTotal: '13309' }));
  assert.is(back, '/pl/checkout?notice=discount&payment=p24#checkout-notice');
  assert.match(await visitor.getText(back), 'Kodu SOON nie można tu użyć');
});

test.run();
