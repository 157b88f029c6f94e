// Gift cards without scripts: the forms of the cart and of the checkout.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disableGiftCard } from '#server/gift-cards/disable-gift-card.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { money } from '#src/money.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '../fixtures/a-shop.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';

const test = suite<{ shop: ShopFixture }>('gift cards without scripts');

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);

async function aCard({ database: { db } }: ShopFixture, minor: number, currency: 'PLN' | 'EUR' = 'PLN') {
  const services = { db, now: () => shopTime, audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(minor, currency), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  return issued.value;
}

const latestOrder = ({ database: { db } }: ShopFixture) =>
  db
    .selectFrom('orders')
    .select(['payment_state', 'total_minor', 'cards_minor'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

test('as long as nobody has a card, the field speaks of discounts alone', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.match((await visitor.getPage('/pl/checkout')).body, /<summary>Dodaj kod rabatowy<\/summary>/);
  await aCard(shop, 1_000);
  assert.match(
    (await visitor.getPage('/pl/checkout')).body,
    /<summary>Dodaj kod rabatowy lub kartę podarunkową<\/summary>/,
  );
});

test('the form of the checkout takes a card, shows what is left to pay, and orders at that', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const card = await aCard(shop, 5_000);
  const put = await visitor.press({ action: 'discount', discountCode: card.code.toLowerCase() });
  assert.is(locationOf(put), `/pl/checkout?payment=p24&card=${card.lastFour}#order-summary`);
  const { body } = await visitor.getPage('/pl/checkout?payment=p24');
  assert.match(body, 'name="expectedTotal" value="14599"');
  assert.match(body, 'name="expectedDue" value="9599"');
  const text = await visitor.getText('/pl/checkout?payment=p24');
  assert.match(text, `Karta podarunkowa …${card.lastFour} Usuń −50,00 zł Pozostaje do zapłaty 95,99 zł`);
  assert.not.match(locationOf(await visitor.press({ expectedDue: '9599' })), 'notice=');
  assert.equal(await latestOrder(shop), { payment_state: 'awaiting_payment', total_minor: 14_599, cards_minor: 5_000 });
});

test('a card that covers all is ordered without a provider, and its button says that it obliges to pay', async ({
  shop,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const card = await aCard(shop, 20_000);
  await visitor.press({ action: 'discount', discountCode: card.code });
  const { body } = await visitor.getPage('/pl/checkout');
  assert.match(body, 'Zamówienie z obowiązkiem zapłaty');
  const placed = locationOf(await visitor.press({ expectedDue: '0', paymentMethod: 'nothing_due' }));
  assert.not.match(placed, 'notice=');
  assert.equal(await latestOrder(shop), { payment_state: 'paid', total_minor: 14_599, cards_minor: 14_599 });
});

test('a card is taken out again by its button', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const card = await aCard(shop, 5_000);
  await visitor.press({ action: 'discount', discountCode: card.code });
  await visitor.press({ action: `card-off ${card.id}` });
  assert.not.match((await visitor.getPage('/pl/checkout')).body, 'expectedDue');
});

test('the page says why a card does not pay: alike for whatever pays nothing, and a currency as what it is', async ({
  shop,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const unknown = locationOf(await visitor.press({ action: 'discount', discountCode: '0000 0000 0000 0000 0000' }));
  assert.match(unknown, 'discount=CARD_UNKNOWN');
  assert.match(
    await visitor.getText(unknown),
    'Nie ma karty podarunkowej o tym kodzie albo nie ma już na niej środków.',
  );
  const { code } = await aCard(shop, 5_000, 'EUR');
  const other = locationOf(await visitor.press({ action: 'discount', discountCode: code }));
  assert.match(await visitor.getText(other), 'Ta karta podarunkowa jest w innej walucie.');
});

test('the form of the cart takes a card for the checkout', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const card = await aCard(shop, 5_000);
  const put = locationOf(await visitor.post('/pl/cart', { action: 'discount', discountCode: card.code }));
  assert.is(put, `/pl/cart?card=${card.lastFour}`);
  assert.match(await visitor.getText(put), `Karta podarunkowa …${card.lastFour} zostanie użyta przy płatności.`);
  assert.match((await visitor.getPage('/pl/checkout')).body, 'name="expectedDue" value="9599"');
});

test('a due that is no longer so is told at the button, with both sums', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const card = await aCard(shop, 5_000);
  await visitor.press({ action: 'discount', discountCode: card.code });
  const services = { db: shop.database.db, now: () => shopTime, audit: async () => undefined };
  await disableGiftCard(services, card.id);
  const back = locationOf(await visitor.press({ expectedDue: '9599' }));
  assert.match(back, 'notice=total-changed');
  const text = await visitor.getText(back);
  assert.match(text, '95,99 zł');
  assert.match(text, '145,99 zł');
});

test.run();
