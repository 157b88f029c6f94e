// What somebody who is signed in leaves in the checkout of a browser: it goes with the account, and is not for whoever comes next.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SESSION_IDLE_MS } from '#src/shopper-accounts/account-life.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aCardProduct, lineOf } from '../gift-cards/a-bought-card.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { aShoppersBrowser, type ShoppersBrowser, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture; variant: string }>('what an account leaves in the checkout');

test.before(async (context) => {
  context.shop = await aShop();
  context.variant = await aProduct(context.shop.database.db, { handle: 'owl' });
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
  await shop.database.db.deleteFrom('shopper_accounts').execute();
});
test.after(({ shop }) => shop.close());

async function emailIn(browser: ShoppersBrowser): Promise<string> {
  const { html } = await browser.open('/pl/checkout');
  const [field = ''] = /<input[^>]*name="email"[^>]*>/.exec(html) ?? [];
  return /value="([^"]*)"/.exec(field)?.[1] ?? '';
}

/** The browser with a product in the cart. */
async function aBrowser(shop: ShopFixture, variant: string) {
  const browser = aShoppersBrowser(shop);
  await browser.post('/pl/p/owl', { variant, quantity: '1' });
  return browser;
}

async function type(browser: ShoppersBrowser, email: string) {
  const { html } = await browser.open('/pl/checkout');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  const fields = { ...address, token, action: 'refresh', paymentMethod: 'p24', email };
  const { status } = await browser.post('/pl/checkout', fields);
  assert.is(status, 303);
}

const leave = {
  'signing out': (browser: ShoppersBrowser) => browser.postOwn('/pl/account/sign-out', { where: 'here' }),
  'signing out everywhere': (browser: ShoppersBrowser) =>
    browser.postOwn('/pl/account/sign-out', { where: 'everywhere' }),
  'deleting the account': (browser: ShoppersBrowser) => browser.postOwn('/pl/account/delete'),
};

for (const [how, out] of Object.entries(leave)) {
  test(`${how} takes along what was in the checkout`, async ({ shop, variant }) => {
    const browser = await aBrowser(shop, variant);
    await signIn(shop, browser, 'anna@example.com');
    await type(browser, 'anna@work.example');
    assert.is(await emailIn(browser), 'anna@work.example');
    await out(browser);
    assert.is(await emailIn(browser), '');
    const { rows } = { rows: await shop.database.db.selectFrom('carts').select('checkout_draft').execute() };
    assert.not.match(JSON.stringify(rows), 'anna@work.example');
  });
}

test('signing out everywhere, or deleting the account, clears the checkout of other browsers', async ({
  shop,
  variant,
}) => {
  for (const out of [leave['signing out everywhere'], leave['deleting the account']]) {
    const [here, there] = [await aBrowser(shop, variant), await aBrowser(shop, variant)];
    await signIn(shop, here, 'anna@example.com');
    await signIn(shop, there, 'anna@example.com');
    await type(there, 'anna@work.example');
    await out(here);
    assert.is(await emailIn(there), '');
  }
});

test('a session that is over shows nobody what was typed in it, and its account finds it again', async ({
  shop,
  variant,
}) => {
  const browser = await aBrowser(shop, variant);
  await signIn(shop, browser, 'anna@example.com');
  await type(browser, 'anna@work.example');
  const last_used_at = new Date(shopTime.getTime() - SESSION_IDLE_MS - 1);
  await shop.database.db.updateTable('shopper_sessions').set({ last_used_at }).execute();
  assert.is(await emailIn(browser), '');
  await signIn(shop, browser, 'anna@example.com');
  assert.is(await emailIn(browser), 'anna@work.example');
});

test('who signs in after somebody else finds her own address', async ({ shop, variant }) => {
  const browser = await aBrowser(shop, variant);
  await signIn(shop, browser, 'anna@example.com');
  await type(browser, 'anna@work.example');
  await signIn(shop, browser, 'liisa@example.com');
  assert.is(await emailIn(browser), 'liisa@example.com');
});

test('what a guest typed stays hers', async ({ shop, variant }) => {
  const browser = await aBrowser(shop, variant);
  await type(browser, 'guest@example.com');
  await signIn(shop, browser, 'anna@example.com');
  assert.is(await emailIn(browser), 'guest@example.com');
  await leave['signing out'](browser);
  assert.is(await emailIn(browser), 'guest@example.com');
});

test('an order that is ordered again leaves neither its address nor the recipient of its card', async ({ shop }) => {
  const { db } = shop.database;
  const order = await aPaidOrder({ db, payments: shop.payments, now: () => shopTime });
  const card = await aCardProduct(db);
  await db.updateTable('orders').set({ email: 'anna@example.com' }).where('id', '=', order.id).execute();
  await db
    .updateTable('order_lines')
    .set({ variant_id: card, line_text: lineOf({ recipient: 'granny@example.com', message: 'Kisses' }) })
    .where('order_id', '=', order.id)
    .execute();
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'anna@example.com');
  await browser.postOwn(`/pl/account/orders/${order.number}/again`);
  assert.match((await browser.open('/pl/cart')).text, 'granny@example.com');
  assert.is(await emailIn(browser), 'anna@example.com');
  await leave['signing out'](browser);
  assert.not.match((await browser.open('/pl/cart')).text, /granny@example\.com|Kisses/);
  assert.is(await emailIn(browser), '');
});

test.run();
