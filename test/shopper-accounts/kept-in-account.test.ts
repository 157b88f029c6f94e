// What shoppers keep in their accounts: addresses, which fill in the checkout, and products; and that all of it goes with the account.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { insertShopperPasskey } from '#server/shopper-accounts/shopper-passkeys.ts';
import { MOST_SAVED } from '#src/catalogue/saved/read-handles.ts';
import { compareWishlists } from '#src/shopper-accounts/compare-wishlists.ts';
import { MOST_ADDRESSES } from '#src/shopper-accounts/saved-address.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aShoppersBrowser, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture }>('what an account keeps');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  const { db } = shop.database;
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('shopper_accounts').execute();
  await db.deleteFrom('shopper_sign_ins').execute();
});
test.after(({ shop }) => shop.close());

const warsaw = {
  ...{ action: 'save', id: 'new', fullName: 'Anna Nowak', line1: 'ul. Długa 12/3', line2: '' },
  ...{ postalCode: '00238', city: 'Warszawa', country: 'PL', phone: '600 100 200', companyName: '', taxId: '' },
};

async function aSignedIn(shop: ShopFixture, email = 'anna@example.com') {
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, email);
  return browser;
}

/** The values of the fields of the form, by their names. */
const valuesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );

test('an address is written as on a parcel, and is in the checkout when it opens', async ({ shop }) => {
  const browser = await aSignedIn(shop);
  assert.is((await browser.postOwn('/pl/account/addresses', warsaw)).location, '/pl/account/addresses');
  const { text } = await browser.open('/pl/account/addresses');
  assert.match(text, /Anna Nowak\s+ul\. Długa 12\/3\s+00-238 Warszawa\s+Polska\s+\+48600100200/);
  const id = await aProduct(shop.database.db, { handle: 'filled-in' });
  await browser.post('/pl/p/filled-in', { variant: id, quantity: '1' });
  const checkout = valuesIn((await browser.open('/pl/checkout')).html);
  const { email, fullName, line1, postalCode, city, phone } = checkout;
  assert.equal(
    { email, fullName, line1, postalCode, city, phone },
    {
      ...{ email: 'anna@example.com', fullName: 'Anna Nowak', line1: 'ul. Długa 12/3', postalCode: '00-238' },
      ...{ city: 'Warszawa', phone: '+48600100200' },
    },
  );
  const guest = aShoppersBrowser(shop);
  await guest.post('/pl/p/filled-in', { variant: id, quantity: '1' });
  assert.is(valuesIn((await guest.open('/pl/checkout')).html).email, '');
});

test('what is wrong in an address is said at its field, and what was typed is kept', async ({ shop }) => {
  const browser = await aSignedIn(shop);
  const typed = { ...warsaw, postalCode: '0023', city: '' };
  const { location } = await browser.postOwn('/pl/account/addresses', typed);
  assert.match(location, /^\/pl\/account\/addresses\?address=[\w-]{36}#answer$/);
  const { html, text } = await browser.open(location);
  assert.match(text, 'Podaj miejscowość');
  assert.equal([valuesIn(html).line1, valuesIn(html).postalCode], ['ul. Długa 12/3', '0023']);
  const id = new URLSearchParams(location.split(/[?#]/)[1]).get('address') ?? '';
  assert.is((await browser.postOwn('/pl/account/addresses', { ...warsaw, id })).location, '/pl/account/addresses');
  const rows = await shop.database.db.selectFrom('shopper_addresses').select('id').execute();
  assert.equal(rows, [{ id }]);
});

test('the address that is put first fills the checkout; the others are kept', async ({ shop }) => {
  const browser = await aSignedIn(shop);
  await browser.postOwn('/pl/account/addresses', warsaw);
  await browser.postOwn('/pl/account/addresses', { ...warsaw, fullName: 'Praca', line1: 'ul. Krótka 1' });
  const names = async () =>
    [...(await browser.open('/pl/account/addresses')).html.matchAll(/Usuń adres: ([^"]+)"/g)].map(([, name]) => name);
  assert.equal(await names(), ['Anna Nowak', 'Praca']);
  const { id } = await shop.database.db
    .selectFrom('shopper_addresses')
    .select('id')
    .where('typed', '@>', JSON.stringify({ fullName: 'Praca' }) as never)
    .executeTakeFirstOrThrow();
  await browser.postOwn('/pl/account/addresses', { action: 'first', id });
  assert.equal(await names(), ['Praca', 'Anna Nowak']);
  await browser.postOwn('/pl/account/addresses', { action: 'remove', id });
  assert.equal(await names(), ['Anna Nowak']);
});

test('an account keeps so many addresses, and none of another account', async ({ shop }) => {
  const browser = await aSignedIn(shop);
  for (let count = 0; count < MOST_ADDRESSES; count += 1) await browser.postOwn('/pl/account/addresses', warsaw);
  const full = await browser.postOwn('/pl/account/addresses', warsaw);
  assert.match(full.location, 'refused=ADDRESSES_FULL');
  const { id } = await shop.database.db.selectFrom('shopper_addresses').select('id').limit(1).executeTakeFirstOrThrow();
  const other = await aSignedIn(shop, 'ewa@example.com');
  const changed = await other.postOwn('/pl/account/addresses', { ...warsaw, id });
  assert.match(changed.location, 'refused=ADDRESS_GONE');
  await other.postOwn('/pl/account/addresses', { action: 'remove', id });
  const left = await shop.database.db.selectFrom('shopper_addresses').select('id').execute();
  assert.is(left.length, MOST_ADDRESSES);
});

test('products are kept by their names of now and of before, and taken out again', async ({ shop }) => {
  const { db } = shop.database;
  for (const handle of ['bear', 'fox']) await aProduct(db, { handle });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'fox').executeTakeFirstOrThrow();
  await db.insertInto('product_redirects').values({ handle: 'red-fox', product_id: id }).execute();
  const browser = await aSignedIn(shop);
  await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: 'bear,red-fox,nothing-like-it' });
  const kept = (html: string) => [...html.matchAll(/href="\/pl\/p\/([\w-]+)/g)].map(([, handle]) => handle);
  const { html } = await browser.open('/pl/account/wishlist');
  assert.equal([...new Set(kept(html))].sort(), ['bear', 'fox']);
  await browser.postOwn('/pl/account/wishlist', { action: 'remove', products: 'bear' });
  assert.equal([...new Set(kept((await browser.open('/pl/account/wishlist')).html))], ['fox']);
});

test('what is not on sale any more is told, and goes out by one press', async ({ shop }) => {
  const { db } = shop.database;
  for (const handle of ['wolf', 'lynx']) await aProduct(db, { handle });
  const browser = await aSignedIn(shop);
  await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: 'wolf,lynx' });
  const withdraw = (handle: string) =>
    db.updateTable('products').set({ is_published: false }).where('handle', '=', handle).execute();
  const lead = 'Te produkty są zapisane na koncie';
  await withdraw('wolf');
  const some = await browser.open('/pl/account/wishlist');
  assert.match(some.text, lead);
  assert.match(some.text, '1 produktu z listy teraz nie sprzedajemy.');
  await withdraw('lynx');
  const { text, html } = await browser.open('/pl/account/wishlist');
  assert.not.match(text, lead);
  assert.match(text, '2 produktów z listy teraz nie sprzedajemy.');
  const [, products = ''] = /name="products" value="([^"]*)"/.exec(html) ?? [];
  assert.equal(products.split(',').sort(), ['lynx', 'wolf']);
  await browser.postOwn('/pl/account/wishlist', { action: 'remove', products });
  assert.equal(await db.selectFrom('shopper_wishlist').select('product_id').execute(), []);
});

test('a browser’s list and the account’s are compared by the names of now', () => {
  // The bear is kept and not on sale, and the browser knows the fox by its earlier name, too.
  const lists = { wishes: ['fox', 'bear', 'owl'], onSale: ['fox', 'owl'] };
  const here = ['fox', 'fox', 'cat'];
  assert.equal(compareWishlists({ ...lists, here }), { onlyHere: ['cat'], onlyThere: ['owl'] });
  assert.equal(compareWishlists({ ...lists, here: ['owl'] }), { onlyHere: [], onlyThere: ['fox'] });
});

test('too many products are refused as a whole', async ({ shop }) => {
  const { db } = shop.database;
  const handles = Array.from({ length: MOST_SAVED + 1 }, (_, at) => `wished-${at}`);
  for (const handle of handles) await aProduct(db, { handle });
  const browser = await aSignedIn(shop);
  await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: handles.slice(0, 30).join(',') });
  const full = await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: handles.slice(25).join(',') });
  assert.match(full.location, 'refused=WISHLIST_FULL');
  assert.is((await db.selectFrom('shopper_wishlist').select('product_id').execute()).length, 30);
});

async function aFullAccount(shop: ShopFixture) {
  const { db } = shop.database;
  const browser = await aSignedIn(shop);
  await browser.postOwn('/pl/account/addresses', warsaw);
  await aProduct(db, { handle: `owl-${Date.now()}` });
  const { handle } = await db.selectFrom('products').select('handle').limit(1).executeTakeFirstOrThrow();
  await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: handle });
  const { id } = await db.selectFrom('shopper_accounts').select('id').executeTakeFirstOrThrow();
  const passkey = { id: 'credential', publicKey: Buffer.from('key'), counter: 0, transports: ['internal'] };
  await inTransaction(db, (tx) => insertShopperPasskey(tx, id, passkey, { name: 'Phone', now: shopTime }));
  return browser;
}

const tables = [
  ...(['shopper_accounts', 'shopper_sessions', 'shopper_addresses', 'shopper_wishlist', 'shopper_passkeys'] as const),
  'shopper_sign_ins' as const,
];

async function countRows({ database: { db } }: ShopFixture) {
  const counts = tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length);
  return Promise.all(counts);
}

test('the copy holds all that is kept under the address, and no secret', async ({ shop }) => {
  await shop.database.db.deleteFrom('shopper_sign_ins').execute();
  const browser = await aFullAccount(shop);
  const { status, headers, html } = await browser.open('/pl/account/data.json');
  assert.is(status, 200);
  assert.match(String(headers['content-disposition']), /^attachment; filename="personal-data-[\d-]+\.json"$/);
  assert.match(String(headers['cache-control']), 'no-store');
  const { data } = JSON.parse(html);
  for (const table of tables) assert.ok(data[table], table);
  assert.not.match(html, /token_hash|link_hash|window_hash|public_key/);
  const stranger = await aShoppersBrowser(shop).open('/pl/account/data.json');
  assert.equal([stranger.status, stranger.headers.location], [303, '/pl/account/sign-in']);
});

test('where staff has put two addresses together, the copy is of the proven one', async ({ shop }) => {
  const { db, payments } = { db: shop.database.db, payments: shop.payments };
  const [own, other] = [
    await aPaidOrder({ db, payments, now: () => shopTime }),
    await aPaidOrder({ db, payments, now: () => shopTime }),
  ];
  await db.updateTable('orders').set({ email: 'ada@example.com' }).where('id', '=', own.id).execute();
  await db.updateTable('orders').set({ email: 'ada@work.example' }).where('id', '=', other.id).execute();
  const customer = await db
    .selectFrom('customer_emails')
    .select('customer_id')
    .where('email', '=', 'ada@example.com')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customer_emails')
    .set({ customer_id: customer.customer_id })
    .where('email', '=', 'ada@work.example')
    .execute();
  assert.is((await findPersonByEmail(db, 'ada@example.com')).emails.length, 2);
  const browser = await aSignedIn(shop, 'ada@example.com');
  const { html } = await browser.open('/pl/account/data.json');
  assert.match(html, 'ada@example.com');
  assert.not.match(html, 'ada@work.example');
});

test('deleting says what stays, and deletes all else', async ({ shop }) => {
  const { db } = shop.database;
  const order = await aPaidOrder({ db, payments: shop.payments, now: () => shopTime });
  await db.updateTable('orders').set({ email: 'anna@example.com' }).where('id', '=', order.id).execute();
  const browser = await aFullAccount(shop);
  assert.match((await browser.open('/pl/account/delete')).text, 'Zamówienia przechowujemy tak długo, jak wymaga prawo');
  const { location } = await browser.postOwn('/pl/account/delete');
  assert.match((await browser.open(location)).text, 'Konto zostało usunięte');
  assert.equal(
    await countRows(shop),
    tables.map(() => 0),
  );
  assert.equal([...browser.cookies.keys()], [], 'nothing of it is left in the browser');
  const kept = await db.selectFrom('orders').select('email').where('id', '=', order.id).executeTakeFirst();
  assert.is(kept?.email, 'anna@example.com');
});

test('erasing a person in the office takes the account with it', async ({ shop }) => {
  const { db } = shop.database;
  await aFullAccount(shop);
  const person = await findPersonByEmail(db, 'anna@example.com');
  assert.ok((await exportPerson(db, person, shopTime))?.data.shopper_accounts);
  await db.deleteFrom('customer_emails').where('email', '=', 'anna@example.com').execute();
  const services = { db, now: () => shopTime, audit: async () => undefined, reason: 'asked' as const };
  await db.updateTable('orders').set({ email: 'x@example.com' }).where('email', '=', 'anna@example.com').execute();
  const erased = await erasePerson(services, (tx) => findPersonByEmail(tx, 'anna@example.com'));
  assert.is(erased.ok, true);
  assert.equal(
    await countRows(shop),
    tables.map(() => 0),
  );
});

test.run();
