import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { readRedirectRows } from '#server/redirects/read-redirect-rows.ts';
import { normaliseAddress } from '#server/redirects/redirect-addresses.ts';
import { listRedirects, saveRedirects } from '#server/redirects/redirect-store.ts';
import { removeRedirect, setRedirects } from '#server/redirects/set-redirects.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin } from '../fixtures/post-form.ts';

const test = suite<{ shop: ShopFixture }>('redirects');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw' });
});
test.after(({ shop }) => shop.close());
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('redirects').execute();
});

const give = (shop: ShopFixture, ...pairs: [from: string, to: string][]) =>
  setRedirects(
    servicesOf(shop),
    pairs.map(([from, to], index) => ({ line: index + 2, from, to })),
  );

const servicesOf = ({ database: { db } }: ShopFixture) => ({
  ...{ db, now: () => shopTime, publicUrl: shopOrigin, audit: async () => {} },
});

async function leadsTo({ app }: ShopFixture, path: string): Promise<[status: number, location: unknown]> {
  const { statusCode, headers } = await app.inject(path);
  return [statusCode, headers.location];
}

test('an old address leads to the new one, whatever its capitals, escapes and slash, with the query', async ({
  shop,
}) => {
  assert.ok((await give(shop, ['/Pages/Über-uns/', '/pl/p/zolw'])).ok);
  for (const path of ['/pages/%C3%BCber-uns', '/PAGES/%c3%9cber-uns/']) {
    assert.equal(await leadsTo(shop, path), [301, '/pl/p/zolw']);
  }
  assert.equal(await leadsTo(shop, '/pages/%C3%BCber-uns?utm_source=x'), [301, '/pl/p/zolw?utm_source=x']);
  assert.equal(await leadsTo(shop, '/pages/other'), [404, undefined]);
});

test('an address that is told apart by its query has its own', async ({ shop }) => {
  assert.ok((await give(shop, ['/index.php?id_product=12', '/pl/p/zolw'])).ok);
  assert.equal(await leadsTo(shop, '/index.php?id_product=12'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/index.php?id_product=13'), [404, undefined]);
});

test('what advertisements add to an address does not hide it', async ({ shop }) => {
  assert.ok((await give(shop, ['/old?id=5', '/pl/p/zolw'], ['/Sklep/Zubr.html', '/pl/p/zolw'])).ok);
  for (const query of ['id=5&utm_source=x', 'utm_source=x&id=5', 'id=5&gclid=abc&utm_medium=cpc'])
    assert.equal(await leadsTo(shop, `/old?${query}`), [301, '/pl/p/zolw'], query);
  assert.equal(await leadsTo(shop, '/old?id=6&utm_source=x'), [404, undefined]);
  assert.equal(await leadsTo(shop, '/Sklep/Zubr.html?fbclid=x'), [301, '/pl/p/zolw?fbclid=x']);
});

test('an old address leads to a page that lives, not past it', async ({ shop }) => {
  assert.ok(
    (await give(shop, ['/sklep/zolw.html', '/pl/p/zolw'], ['/pl/p/zolw', '/pl/p/lis'], ['/pl/p/old', '/pl/p/zolw'])).ok,
  );
  assert.equal(await leadsTo(shop, '/Sklep/zolw.html'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/pl/p/old'), [301, '/pl/p/zolw']);
});

test('a page that exists is never led away from', async ({ shop }) => {
  assert.ok((await give(shop, ['/pl/p/zolw', '/pl'])).ok);
  assert.is((await shop.app.inject('/pl/p/zolw')).statusCode, 200);
});

test('an address as WooCommerce makes them finds its product or category', async ({ shop }) => {
  const { db } = shop.database;
  await db.insertInto('collections').values({ handle: 'kubki' }).execute();
  assert.equal(await leadsTo(shop, '/produkt/zolw/'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/kategoria-produktu/kuchnia/kubki/'), [301, '/pl/c/kubki']);
  assert.equal(await leadsTo(shop, '/kategoria-produktu/kuchnia/'), [404, undefined]);
});

test('a handle that the shop could not keep is found at its old address', async ({ shop }) => {
  const { db } = shop.database;
  const product = await db.selectFrom('products').select('id').where('handle', '=', 'zolw').executeTakeFirstOrThrow();
  await db.insertInto('product_redirects').values({ handle: 'żółw™', product_id: product.id }).execute();
  assert.equal(await leadsTo(shop, '/products/%C5%BC%C3%B3%C5%82w%E2%84%A2'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/pl/p/%C5%BC%C3%B3%C5%82w%E2%84%A2'), [301, '/pl/p/zolw']);
});

test('an address as Shopify makes them finds its product without being listed', async ({ shop }) => {
  assert.equal(await leadsTo(shop, '/products/zolw'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/de/collections/all/products/zolw?variant=1'), [301, '/de/p/zolw?variant=1']);
  assert.equal(await leadsTo(shop, '/products/none'), [404, undefined]);
  assert.ok((await give(shop, ['/products/old-turtle', '/products/zolw'])).ok);
  assert.equal(await leadsTo(shop, '/products/old-turtle'), [301, '/pl/p/zolw']);
});

test('a change is seen at once, and what is removed is a 404 again', async ({ shop }) => {
  assert.equal(await leadsTo(shop, '/old'), [404, undefined]);
  assert.ok((await give(shop, ['/old', 'https://example.com/new'])).ok);
  assert.equal(await leadsTo(shop, '/old'), [301, 'https://example.com/new']);
  assert.is(await removeRedirect(servicesOf(shop), '/Old/'), '/old');
  assert.equal(await leadsTo(shop, '/old'), [404, undefined]);
});

test('circles are refused, also with what is there already, and nothing is written then', async ({ shop }) => {
  assert.ok((await give(shop, ['/a', '/b'])).ok);
  const circle = await give(shop, ['/c', '/d'], ['/b', '/A/']);
  assert.is(circle.ok, false);
  if (!circle.ok)
    assert.equal(
      circle.error.faults.map(({ line }) => line),
      [3],
    );
  const own = await give(shop, ['/x', '/X/']);
  assert.is(own.ok, false);
  assert.equal(await listRedirects(shop.database.db), [{ path: '/a', target: '/b' }]);
});

test('a whole address of the shop itself is kept as its path, and is seen where it leads', async ({ shop }) => {
  assert.ok((await give(shop, ['/old', `${shopOrigin}/pl/p/zolw?from=old#top`])).ok);
  assert.equal(await listRedirects(shop.database.db), [{ path: '/old', target: '/pl/p/zolw?from=old#top' }]);
  const circle = await give(shop, ['/a', '/b'], ['/b', `${shopOrigin}/a`]);
  assert.equal(circle.ok || circle.error.faults.map(({ kind }) => kind), ['Circle', 'Circle']);
});

test('a circle by way of a query is refused, too', async ({ shop }) => {
  for (const circle of [
    [['/a', '/a?from=a']],
    [
      ['/a', '/b?x=1'],
      ['/b', '/a?y=2'],
    ],
    [
      ['/a', '/b'],
      ['/b?x=1', '/a?x=1'],
    ],
  ] as const) {
    // The spread loses that each is a pair.
    const refused = await give(shop, ...(circle as unknown as [string, string][]));
    assert.is(refused.ok, false, JSON.stringify(circle));
  }
  assert.ok((await give(shop, ['/list?page=2', '/list'], ['/list', '/pl/c/all'])).ok);
  assert.equal(await leadsTo(shop, '/list?page=2'), [301, '/pl/c/all']);
  assert.equal(await leadsTo(shop, '/list?page=3'), [301, '/pl/c/all?page=3']);
});

test('a whole address of the shop itself is one of ours: it leads there, and in no circle', async ({ shop }) => {
  const { db } = shop.database;
  // A release before has kept them as they were typed.
  const kept = [
    { path: '/old', target: `${shopOrigin}/pl/p/zolw` },
    { path: '/loop', target: `${shopOrigin}/loop` },
  ];
  await inTransaction(db, (tx) => saveRedirects(tx, kept, shopTime));
  assert.equal(await leadsTo(shop, '/old'), [301, '/pl/p/zolw']);
  assert.equal(await leadsTo(shop, '/loop'), [404, undefined]);
  assert.ok((await give(shop, ['/slashes', `${shopOrigin}//elsewhere.example`])).ok);
  assert.equal(await leadsTo(shop, '/slashes'), [301, `${shopOrigin}//elsewhere.example`]);
  assert.ok((await give(shop, ['/there', 'https://elsewhere.example/there'])).ok);
  assert.equal(await leadsTo(shop, '/there'), [301, 'https://elsewhere.example/there']);
});

test('a target in letters that no header may hold leads there all the same', async ({ shop }) => {
  assert.ok((await give(shop, ['/żółw', '/pl/c/żółte'], ['/control', '/pl/\u0001x'])).ok);
  const [status, location] = await leadsTo(shop, '/%C5%BC%C3%B3%C5%82w');
  assert.equal([status, location], [301, '/pl/c/%C5%BC%C3%B3%C5%82te']);
  assert.ok((await leadsTo(shop, '/control'))[0] < 500);
});

test('what is no address is refused with its line', async ({ shop }) => {
  const refused = await give(
    shop,
    ['', '/pl'],
    ['/', '/pl'],
    ['/a', '//evil.example'],
    ['/b', 'javascript:x'],
    ['/c', '/pl'],
  );
  assert.is(refused.ok, false);
  if (!refused.ok)
    assert.equal(
      refused.error.faults.map(({ line }) => line),
      [2, 3, 4, 5],
    );
});

test('a second import of the same redirects changes nothing', async ({ shop }) => {
  const first = await give(shop, ['/a', '/pl'], ['/b', '/de']);
  assert.equal(first, { ok: true, value: { created: 2, updated: 0, unchanged: 0, shortened: 0 } });
  assert.equal(await give(shop, ['/a', '/pl'], ['/b', '/en']), {
    ok: true,
    value: { created: 0, updated: 1, unchanged: 1, shortened: 0 },
  });
});

test("Shopify's file and any other of two columns are read", async () => {
  const expected = [{ line: 2, from: '/a', to: '/b' }];
  assert.equal((await readRedirectRows('Redirect from,Redirect to\n/a,/b\n')).redirects, expected);
  assert.equal((await readRedirectRows('New URL;Old URL\n/b;/a\n')).redirects, expected);
  assert.equal((await readRedirectRows('/a,/b\n')).redirects, [{ line: 1, from: '/a', to: '/b' }]);
  for (const nothing of ['', '\n\n', 'Redirect from,Redirect to\n']) {
    assert.is((await readRedirectRows(nothing)).faults[0]?.code, 'EMPTY_FILE', JSON.stringify(nothing));
  }
});

test('an address on the old host is its path', () => {
  assert.is(normaliseAddress('https://old.example/Shop/?p=1#x'), '/shop?p=1');
  assert.is(normaliseAddress('about'), '/about');
  assert.is(normaliseAddress('//x/y'), null);
});

test.run();
