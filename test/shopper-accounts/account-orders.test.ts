// Which orders an account shows: those under its address, once somebody has shown that the mailbox is theirs.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ORDERS_ON_PAGE } from '#server/shopper-accounts/account-orders.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
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
  const second = await browser.open('/pl/account?page=2');
  const count = ({ html }: typeof first) => html.match(/\/orders\/\d+\/again/g)?.length;
  assert.equal([count(first), count(second)], [ORDERS_ON_PAGE, 1]);
  assert.match(first.html, 'href="/pl/account?page=2"');
});

test('an order under somebody who was erased is not shown', async ({ shop }) => {
  const order = await anOrder(shop, 'una@example.com');
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'una@example.com');
  await shop.database.db.updateTable('orders').set({ erased_at: shopTime }).where('id', '=', order.id).execute();
  assert.not.match((await browser.open('/pl/account')).text, `Zamówienie ${order.number}`);
});

test.run();
