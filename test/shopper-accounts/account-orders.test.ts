// Which orders an account shows: those under its address, once somebody has shown that the mailbox is theirs.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ORDERS_ON_PAGE } from '#server/shopper-accounts/account-orders.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aCardProduct, lineOf } from '../gift-cards/a-bought-card.ts';
import { aShoppersBrowser, receiveMails, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture }>('orders of an account');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

async function anOrder({ database: { db }, payments }: ShopFixture, email: string) {
  const order = await aPaidOrder({ db, payments, now: () => shopTime });
  await db.updateTable('orders').set({ email }).where('id', '=', order.id).execute();
  return order;
}

test('orders of a guest join when the address is proven, in whatever letters they were typed', async ({ shop }) => {
  const [own, other] = [await anOrder(shop, 'Anna@Example.com'), await anOrder(shop, 'ewa@example.com')];
  const browser = aShoppersBrowser(shop);
  await browser.ask('anna@example.com');
  assert.not.match((await browser.open('/pl/account')).html, own.token);
  const [mail] = await receiveMails(shop);
  await browser.post('/pl/account/sign-in/code', { code: mail?.code ?? '' });
  const { text, html } = await browser.open('/pl/account');
  assert.match(text, `Zamówienie ${own.number}`);
  assert.match(html, `href="/pl/order/${own.token}"`);
  assert.not.match(text, `Zamówienie ${other.number}`);
  const later = await anOrder(shop, 'anna@example.com');
  assert.match((await browser.open('/pl/account')).text, `Zamówienie ${later.number}`);
});

test('one whose address staff has corrected is in the other account', async ({ shop }) => {
  const order = await anOrder(shop, 'olga@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'olga@example.com');
  assert.match((await browser.open('/pl/account')).text, `Zamówienie ${order.number}`);
  await shop.database.db.updateTable('orders').set({ email: 'ola@example.com' }).where('id', '=', order.id).execute();
  assert.not.match((await browser.open('/pl/account')).text, `Zamówienie ${order.number}`);
});

test('an order whose money has all gone back is not being prepared', async ({ shop }) => {
  const { db } = shop.database;
  const order = await anOrder(shop, 'ola@example.org');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'ola@example.org');
  const says = async (refundedMinor: number) => {
    await db.updateTable('orders').set({ refunded_minor: refundedMinor }).where('id', '=', order.id).execute();
    const { text } = await browser.open('/pl/account');
    return ['W przygotowaniu', 'Pieniądze zwrócone'].filter((state) => text.includes(state));
  };
  assert.equal(await says(0), ['W przygotowaniu']);
  assert.equal(await says(14_598), ['W przygotowaniu']);
  assert.equal(await says(14_599), ['Pieniądze zwrócone']);
});

test('an order says what of it has gone back, and what is on its way, as its page does', async ({ shop }) => {
  const { db } = shop.database;
  const order = await anOrder(shop, 'maja@example.org');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'maja@example.org');
  assert.not.match((await browser.open('/pl/account')).text, /Zwrócono|Zwrot w toku/);
  const given = { order_id: order.id, intent_id: order.intentId, currency: 'PLN' as const, cause: 'staff' };
  for (const [amount_minor, status] of [
    [2_500, 'succeeded'],
    [1_000, 'pending'],
  ] as const) {
    const id = randomUUID();
    await db
      .insertInto('refunds')
      .values({ ...given, id, idempotency_key: id, amount_minor, status, created_at: shopTime, updated_at: shopTime })
      .execute();
  }
  const { text } = await browser.open('/pl/account');
  assert.match(text, /Zwrócono: 25,00\szł/);
  assert.match(text, /Zwrot w toku: 10,00\szł/);
});

test('what was in an order goes into the cart again, and that of somebody else does not', async ({ shop }) => {
  const [own, other] = [await anOrder(shop, 'iza@example.com'), await anOrder(shop, 'ewa@example.com')];
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'iza@example.com');
  const { location } = await browser.postOwn(`/pl/account/orders/${own.number}/again`);
  assert.match(location, /^\/pl\/cart/);
  assert.match((await browser.open('/pl/cart')).html, 'name="variant"');
  for (const number of [other.number, 'x', '1e400', '99999999999999999999']) {
    assert.is((await browser.postOwn(`/pl/account/orders/${number}/again`)).status, 404, String(number));
  }
});

test('where nothing of an order can be had again, the empty cart says why', async ({ shop }) => {
  const own = await anOrder(shop, 'ina@example.com');
  await shop.database.db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', own.variantId).execute();
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'ina@example.com');
  const { location } = await browser.postOwn(`/pl/account/orders/${own.number}/again`);
  const { text } = await browser.open(location);
  assert.match(text, 'ten produkt właśnie się wyprzedał');
  assert.match(text, 'Twój koszyk jest pusty');
});

/** An order of one gift card that was sent on a day in the past. */
async function aCardOrder(shop: ShopFixture, email: string) {
  const { db } = shop.database;
  const order = await anOrder(shop, email);
  const variantId = await aCardProduct(db);
  const text = lineOf({ sendOn: '2026-01-06', message: 'Sto lat' });
  await db
    .updateTable('order_lines')
    .set({ variant_id: variantId, line_text: text })
    .where('order_id', '=', order.id)
    .execute();
  return { ...order, variantId };
}

test('a gift card whose day is over is chosen anew on its own page, with what was said of it', async ({ shop }) => {
  const own = await aCardOrder(shop, 'ira@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'ira@example.com');
  const { location } = await browser.postOwn(`/pl/account/orders/${own.number}/again`);
  assert.match(location, /^\/pl\/p\/gift-card-\d+\?/);
  const { text, html } = await browser.open(location);
  assert.match(text, 'Wybierz dzisiejszy dzień');
  assert.match(html, />Sto lat<\/textarea>/);
  // Where it is not sold any more, there is no such page.
  const product = shop.database.db.selectFrom('variants').select('product_id').where('id', '=', own.variantId);
  await shop.database.db.updateTable('products').set({ is_published: false }).where('id', 'in', product).execute();
  const gone = await browser.postOwn(`/pl/account/orders/${own.number}/again`);
  assert.is(gone.location, '/pl/cart?notice=CARD_DAY');
  assert.match((await browser.open(gone.location)).text, 'już minął');
});

test('a gift card is not put beside what lies in the cart, and the cart says so', async ({ shop }) => {
  const [own, goods] = [await aCardOrder(shop, 'ola@example.com'), await anOrder(shop, 'ola@example.com')];
  await shop.database.db
    .updateTable('order_lines')
    .set({ line_text: lineOf() })
    .where('order_id', '=', own.id)
    .execute();
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'ola@example.com');
  await browser.postOwn(`/pl/account/orders/${goods.number}/again`);
  const { location } = await browser.postOwn(`/pl/account/orders/${own.number}/again`);
  assert.match((await browser.open(location)).text, 'Karty podarunkowe zamawia się osobno.');
});

test('whose session ended meanwhile is asked to sign in', async ({ shop }) => {
  const order = await anOrder(shop, 'ida@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'ida@example.com');
  const { html } = await browser.open('/pl/account');
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  await shop.database.db.deleteFrom('shopper_sessions').execute();
  const { location } = await browser.post(`/pl/account/orders/${order.number}/again`, { token });
  assert.is(location, '/pl/account/sign-in?refused=SIGNED_OUT#answer');
});

test('many orders have pages', async ({ shop }) => {
  for (let count = 0; count <= ORDERS_ON_PAGE; count += 1) await anOrder(shop, 'many@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'many@example.com');
  const first = await browser.open('/pl/account');
  // The address of the page itself stands in other links too, such as those of its languages.
  const linksOf = ({ html }: typeof first) => {
    const [, pages = ''] = /<nav[^>]* aria-label="Strony zamówień"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    return [...pages.matchAll(/href="(\/pl\/account\?(?:before|after)=\d+)"/g)].map(([, href = '']) => href);
  };
  const numbersOf = ({ html }: typeof first) =>
    [...html.matchAll(/\/orders\/(\d+)\/again/g)].map(([, number]) => number);
  const [older = '', ...noNewer] = linksOf(first);
  assert.equal(noNewer, []);
  const second = await browser.open(older);
  assert.equal([numbersOf(first).length, numbersOf(second).length], [ORDERS_ON_PAGE, 1]);
  assert.ok(Number(numbersOf(first).at(-1)) > Number(numbersOf(second)[0]));
  const [newer = '', ...noOlder] = linksOf(second);
  assert.equal(noOlder, []);
  assert.equal(numbersOf(await browser.open(newer)), numbersOf(first));
  // What is no number of an order leads to the newest.
  assert.equal(numbersOf(await browser.open('/pl/account?before=x&after=0')), numbersOf(first));
});

test('an order under somebody who was erased is not shown', async ({ shop }) => {
  const order = await anOrder(shop, 'una@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'una@example.com');
  await shop.database.db.updateTable('orders').set({ erased_at: shopTime }).where('id', '=', order.id).execute();
  assert.not.match((await browser.open('/pl/account')).text, `Zamówienie ${order.number}`);
});

test.run();
