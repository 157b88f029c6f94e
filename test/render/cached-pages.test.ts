// Pages under the cache, through the whole shop: always true, and never somebody else's.

import { brotliDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brandVersion } from '#server/render/brand-sheet.ts';
import { whole } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { until } from '../fixtures/until.ts';
import { ask, cacheStatus, isCached, untilListening } from './ask-cached-page.ts';

const test = suite<{ shop: ShopFixture; zolw: string; paw: string }>('cached pages');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.zolw = await aProduct(db, { handle: 'zolw', title: 'Żółw', onHand: 50 });
  context.paw = await aProduct(db, { handle: 'paw', title: 'Paw' });
  await untilListening(context.shop);
});
test.after(({ shop }) => shop.close());

/** The cookie of a visitor who has put this into a new cart. */
async function aCartOf(shop: ShopFixture, variantId: string, quantity: number): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/graphql_middleware/mutation/CartAddLine',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: { locale: 'pl', variantId, quantity },
  });
  assert.is(answer.statusCode, 200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('a page brings the data it was rendered with, and nothing it did not fetch', async ({ shop }) => {
  const { body } = await ask(shop, '/pl/p/zolw');
  const state = JSON.parse(/id="kasa-state">(.+?)<\/script>/s.exec(body)?.[1] ?? '{}');
  const names = state.queries.map(([[name]]: [[string]]) => name);
  assert.equal(names, ['CatalogueCollections', 'CatalogueProduct']);
});

test('a page names the code and the sheets of its own route and language, and of no other', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/p/zolw');
  const linked = (rel: string) =>
    [...body.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href]) => href);
  assert.equal(linked('stylesheet'), [`/assets/theme.css?brand=${brandVersion(demoProfile)}`, '/assets/product.css']);
  assert.equal(linked('modulepreload'), ['/assets/vendor.js', '/assets/product.js', '/assets/pl.js']);
});

test('a page is cached, a personal one is not', async ({ shop }) => {
  for (const url of ['/pl', '/de/c/all', '/pl/p/zolw']) await until(() => isCached(shop, url));
  for (const url of ['/pl/cart', '/pl/checkout', '/pl/p/nie-ma', '/pl/nowhere'])
    assert.not(await isCached(shop, url), url);
});

test('the state holds what was read and nothing that was not', async ({ shop }) => {
  const { body } = await ask(shop, '/pl');
  const state = JSON.parse(/<script type="application\/json" id="kasa-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
  const names = state.queries.map(
    ([[name], data]: [[string], object | null]) => `${name} ${typeof data} ${data !== null}`,
  );
  assert.equal(names, ['CatalogueCollections object true', 'CatalogueHome object true']);
});

test('a new price is on the next page', async ({ shop, zolw }) => {
  await until(() => isCached(shop, '/pl/p/zolw'));
  await until(() => isCached(shop, '/pl'));
  await shop.database.db
    .updateTable('prices')
    .set({ amount_minor: 77_700 })
    .where('variant_id', '=', zolw)
    .where('currency', '=', 'PLN')
    .execute();
  for (const url of ['/pl/p/zolw', '/pl']) await until(async () => (await ask(shop, url)).body.includes('777,00'));
});

test('stock that moves renews the product, and lists only when it can no longer be had', async ({ shop, zolw }) => {
  const setStock = (onHand: number) =>
    shop.database.db.updateTable('variants').set({ on_hand: onHand }).where('id', '=', zolw).execute();
  await until(() => isCached(shop, '/pl/p/zolw'));
  await until(() => isCached(shop, '/pl/c/all'));
  await setStock(49);
  await until(async () => (await ask(shop, '/pl/p/zolw')).headers[cacheStatus] === 'kasa; fwd=miss');
  assert.is((await ask(shop, '/pl/c/all')).headers[cacheStatus], 'kasa; hit');
  await setStock(0);
  await until(async () => (await ask(shop, '/pl/c/all')).body.includes('Wyprzedane'));
  await setStock(50);
});

test('another title, another product, another language', async ({ shop }) => {
  const { db } = shop.database;
  for (const url of ['/pl/p/paw', '/de/p/paw']) await until(() => isCached(shop, url));
  await db.updateTable('product_texts').set({ title: 'Paw królewski' }).where('title', '=', 'Paw').execute();
  await until(async () => (await ask(shop, '/pl/p/paw')).body.includes('Paw królewski'));
  await until(async () => (await ask(shop, '/de/p/paw')).body.includes('Paw królewski'));
  assert.match((await ask(shop, '/de/p/paw')).body, '<html lang="de"');
  assert.match((await ask(shop, '/pl/p/paw')).body, '<html lang="pl"');
});

test('each visitor is given their own theme and the number of their own cart', async ({ shop, paw }) => {
  const cookie = await aCartOf(shop, paw, 3);
  await until(() => isCached(shop, '/pl'));
  const own = await ask(shop, '/pl', { cookie: `${cookie}; kasa_theme=dark` });
  assert.is(own.headers[cacheStatus], 'kasa; hit');
  assert.match(own.body, 'data-count="3"');
  assert.match(own.body, '<html lang="pl" class="dark">');
  const colourOf = ({ body }: { body: string }) => /<meta name="theme-color" (.*?)>/.exec(body)?.[1];
  assert.is(colourOf(own), 'content="#141210"');
  const other = await ask(shop, '/pl');
  assert.match(other.body, 'data-count="0"');
  assert.match(other.body, '<html lang="pl">');
  assert.is(colourOf(other), 'content=""');
});

test('who has chosen nothing has the dark of their system on the root element, as soon as their browser says so', async ({
  shop,
}) => {
  await until(() => isCached(shop, '/pl'));
  const of = (hint: string | undefined, cookie = '') =>
    ask(shop, '/pl', { ...(hint && { 'sec-ch-prefers-color-scheme': hint }), ...(cookie && { cookie }) });
  const root = async (...visitor: Parameters<typeof of>) =>
    /<html lang="pl"(.*?)>/.exec((await of(...visitor)).body)?.[1];
  const dark = await of('"dark"');
  assert.is(dark.headers[cacheStatus], 'kasa; hit');
  assert.match(dark.body, '<html lang="pl" class="dark" data-system="">');
  assert.match(dark.body, '<meta name="theme-color" content="">');
  assert.match(String(dark.headers.vary), 'sec-ch-prefers-color-scheme');
  assert.is(dark.headers['accept-ch'], 'sec-ch-prefers-color-scheme');
  assert.is(dark.headers['critical-ch'], undefined);
  assert.is.not(dark.headers.etag, (await of(undefined)).headers.etag);
  assert.is(await root('"light"'), '');
  assert.is(await root(undefined), '');
  assert.is(await root('"dark"><script>'), '');
  assert.is(await root('"dark"', 'kasa_theme=light'), ' class="light"');
  assert.is(await root('"light"', 'kasa_theme=dark'), ' class="dark"');
  assert.is(await root('"dark"', 'kasa_theme=dark'), ' class="dark"');
});

whole(test)('a thousand visitors at once: no byte of one in the page of another', async ({ shop, paw }) => {
  const shoppers = await Promise.all(
    [1, 2, 3, 4].map(async (quantity) => ({
      cookie: await aCartOf(shop, paw, quantity),
      badge: String(quantity),
    })),
  );
  const visitors = [{ cookie: '', badge: '0' }, ...shoppers];
  const themes = ['', 'light', 'dark'];
  const urls = ['/pl', '/de', '/pl/c/all', '/pl/p/paw', '/nl/p/paw'];
  const sample = new Map<string, string>();
  await shop.database.db.updateTable('products').set({ vendor: 'Drukarnia 0' }).execute();
  // The shop hears of it a moment later; a page from before names no maker.
  await until(async () => (await ask(shop, '/pl/p/paw')).body.includes('Drukarnia 0'));
  await Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const visitor = visitors[index % visitors.length] ?? { cookie: '', badge: '' };
      const theme = themes[index % themes.length] ?? '';
      const url = urls[(index % 7) % urls.length] ?? '';
      // Now and then something changes, so that renders and cached pages mix.
      if (index % 250 === 249) {
        await shop.database.db
          .updateTable('products')
          .set({ vendor: `Drukarnia ${index}` })
          .execute();
      }
      const { body } = await ask(shop, url, { cookie: `${visitor.cookie}; kasa_theme=${theme}` });
      const badges = [...body.matchAll(/data-count="(.*?)"/g)].map(([, count]) => count);
      assert.ok(badges.length > 0);
      assert.equal([...new Set(badges)], [visitor.badge]);
      assert.match(body, theme ? `class="${theme}"><head>` : /<html lang="..."?><head>/);
      assert.not.match(body, 'kasa-cart-badge\u2063');
      // The same address, cart and theme is the same page to the byte, whoever asks for it.
      const kind = `${url} ${visitor.badge} ${theme}`;
      const withoutVendor = body.replaceAll(/Drukarnia \d+/g, '');
      assert.ok((sample.get(kind) ?? withoutVendor) === withoutVendor, kind);
      sample.set(kind, withoutVendor);
    }),
  );
});

test('one page has one address, whatever is appended and in whatever order', async ({ shop }) => {
  const same: [string, string[]][] = [
    ['/pl', ['/pl?utm_source=news&gclid=1', '/pl?']],
    ['/pl/p/paw', ['/pl/p/paw?utm_campaign=x', '/pl/p/paw?a=1&b=2']],
    ['/pl/c/all?stock=1&sort=newest', ['/pl/c/all?sort=newest&stock=1', '/pl/c/all?sort=newest&stock=1&utm_source=x']],
    ['/pl/c/all?price=5-9', ['/pl/c/all?min=5&max=9', '/pl/c/all?max=9&min=5']],
    ['/pl/search?q=paw', ['/pl/search?utm_source=x&q=paw', '/pl/search?q=+paw+']],
  ];
  for (const [address, others] of same) {
    await until(() => isCached(shop, address));
    const { body } = await ask(shop, address);
    for (const other of others) {
      const answer = await ask(shop, other);
      assert.is(answer.headers[cacheStatus], 'kasa; hit', other);
      assert.ok(answer.body === body, other);
    }
  }
  const first = await ask(shop, '/pl/c/all?sort=newest');
  const chosen = await ask(shop, '/pl/c/all?stock=1&sort=newest');
  assert.is.not(first.body, chosen.body);
});

test('the headers of a cached page are the same at each of its addresses', async ({ shop, paw }) => {
  const cookie = await aCartOf(shop, paw, 2);
  await until(() => isCached(shop, '/pl/p/paw'));
  const { etag } = (await ask(shop, '/pl/p/paw')).headers;
  const questions: ['GET' | 'HEAD', Record<string, string>][] = [
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { cookie: `${cookie}; kasa_theme=dark`, 'accept-encoding': 'br' }],
    ['GET', { cookie: 'kasa_theme=blue; kasa_cart=nonsense', 'accept-encoding': 'gzip' }],
    ['GET', { 'if-none-match': String(etag) }],
  ];
  for (const [method, headers] of questions) {
    await ask(shop, '/pl/p/paw', headers);
    const [atHand, byHandler] = await Promise.all(
      ['/pl/p/paw', '/pl/p/paw?utm_source=x'].map(async (url) => {
        const answer = await ask(shop, url, headers, method);
        const { date: _date, 'x-request-id': _id, 'server-timing': _timing, ...rest } = answer.headers;
        return { statusCode: answer.statusCode, headers: rest };
      }),
    );
    assert.equal(atHand, byHandler);
  }
});

test('an address that a product or collection once had leads on, and what is not there is not cached', async ({
  shop,
}) => {
  const { db } = shop.database;
  await aProduct(db, { handle: 'wrona', title: 'Wrona' });
  await until(() => isCached(shop, '/pl/p/wrona'));
  await db.updateTable('products').set({ handle: 'kawka' }).where('handle', '=', 'wrona').execute();
  await until(async () => (await ask(shop, '/pl/p/wrona')).statusCode === 301);
  assert.is((await ask(shop, '/pl/p/wrona')).headers.location, '/pl/p/kawka');
  assert.is((await ask(shop, '/pl/p/kawka')).statusCode, 200);
  const missing = await ask(shop, '/pl/p/dzieciol');
  assert.equal([missing.statusCode, missing.headers[cacheStatus]], [404, 'kasa; fwd=miss']);
  await aProduct(db, { handle: 'dzieciol', title: 'Dzięcioł' });
  assert.is((await ask(shop, '/pl/p/dzieciol')).statusCode, 200);
});

test('the checkout says that no money moves, and no cached page does', async ({ shop, paw }) => {
  const cookie = await aCartOf(shop, paw, 1);
  assert.match((await ask(shop, '/en/checkout', { cookie })).body, /you pay nothing/i);
  for (const url of ['/en', '/en/p/paw']) assert.not.match((await ask(shop, url, { cookie })).body, /you pay nothing/i);
});

test('compressed and plain clients, HEAD and conditional requests', async ({ shop }) => {
  const plain = await ask(shop, '/pl/p/paw');
  const br = await ask(shop, '/pl/p/paw', { 'accept-encoding': 'gzip, br' });
  assert.is(br.headers['content-encoding'], 'br');
  assert.ok(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload));
  assert.is((await ask(shop, '/pl/p/paw', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'], 'gzip');
  assert.is(plain.headers['content-encoding'], undefined);
  assert.match(String(plain.headers.vary), 'accept-encoding');

  const head = await ask(shop, '/pl/p/paw', {}, 'HEAD');
  assert.equal([head.statusCode, head.body, head.headers.etag], [200, '', plain.headers.etag]);
  const known = await ask(shop, '/pl/p/paw', { 'if-none-match': String(plain.headers.etag) });
  assert.equal([known.statusCode, known.body], [304, '']);
  const dark = await ask(shop, '/pl/p/paw', {
    'if-none-match': String(plain.headers.etag),
    cookie: 'kasa_theme=dark',
  });
  assert.is(dark.statusCode, 200);
});

test.run();
