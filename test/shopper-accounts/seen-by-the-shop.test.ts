// What those who run the shop see of an account: that there is one, and nothing of what is in it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { describeAccount } from '#server/shopper-accounts/describe-accounts.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { ask } from '../orders/office/an-office.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { aShoppersBrowser, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture }>('an account as the shop sees it');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

async function anOrder({ database: { db }, payments }: ShopFixture, email: string) {
  const order = await aPaidOrder({ db, payments, now: () => shopTime });
  await db.updateTable('orders').set({ email }).where('id', '=', order.id).execute();
  return order;
}

test('an order says that its address has an account, from the first proof on', async ({ shop }) => {
  const packer = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
  const { number } = await anOrder(shop, 'Jan@example.com');
  const seen = async () => (await ask(shop, packer, 'OrdersManaged', { number })).managedOrder;
  const before = await seen();
  assert.is(before.hasAccount, false);
  const browser = aShoppersBrowser(shop);
  await browser.ask('jan@example.com');
  assert.is((await seen()).hasAccount, false);
  await signIn(shop, browser, 'jan@example.com');
  const address = { action: 'save', id: 'new', fullName: 'Tajne Imię', line1: 'ul. Ukryta 1', line2: '' };
  const place = {
    postalCode: '00-238',
    city: 'Warszawa',
    country: 'PL',
    phone: '600100200',
    companyName: '',
    taxId: '',
  };
  await browser.postOwn('/pl/account/addresses', { ...address, ...place });
  const after = await seen();
  assert.is(after.hasAccount, true);
  assert.not.match(JSON.stringify(after), 'Ukryta');
  assert.equal(Object.keys(after), Object.keys(before));
});

test('kasa accounts-of says it of an address, in words and for programs', async ({ shop }) => {
  const { db, url } = shop.database;
  const { number } = await anOrder(shop, 'ola@example.com');
  const run = (...args: string[]) => runKasa(['accounts-of', ...args], { env: { DATABASE_URL: url } });
  assert.match((await run('ola@example.com')).stdout, `ola@example.com has no account.\nOrders: ${number}`);
  await signIn(shop, aShoppersBrowser(shop), 'ola@example.com');
  const described = await describeAccount(db, 'Ola@Example.com', shopTime);
  assert.equal([described.account?.browsers, described.orders], [1, [number]]);
  const told = JSON.parse((await run('OLA@example.com', '--json')).stdout);
  assert.equal([told.ok, told.email, told.account.createdAt], [true, 'ola@example.com', shopTime.toISOString()]);
  assert.match((await run('ola@example.com')).stdout, 'has had an account since 2026-11-21 11:00.');
  const mistyped = await run('ola.example.com');
  assert.equal([mistyped.code, mistyped.stdout], [1, '']);
  assert.match(mistyped.stderr, 'ola.example.com is no e-mail address.');
});

test.run();
