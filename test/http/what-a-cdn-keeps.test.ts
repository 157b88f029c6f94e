// What stands in a CDN before the shop: what is the same for everybody and says so. Whatever may be kept for all sets no
// cookie and is the same whichever cookies come along; pages are kept by nobody but the browser, which asks again each time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { queryUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('what a CDN keeps');
test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db);
  writeFileSync(join(context.shop.mediaDirectory, 'page-1.js'), 'page');
});
test.after(({ shop }) => shop.close());

const YEAR = 'public, max-age=31536000, immutable';
/** The cookies of somebody who has chosen a language and a theme, has a cart and works in the office. */
const cookie = 'locale=de; theme=dark; cart=0123456789abcdef0123456789abcdef; office=0123456789abcdef';

const ask = async ({ app }: ShopFixture, url: string, headers = {}) => {
  const { statusCode, headers: answered, body } = await app.inject({ url, headers });
  return { statusCode, body, caching: String(answered['cache-control']), sets: answered['set-cookie'] };
};

// The brand's sheet and pictures say the same: `brand-sheet.test.ts`, `media-routes.test.ts`.
test('what is named by its contents is kept for a year', async ({ shop }) => {
  const { statusCode, caching, sets } = await ask(shop, '/assets/page-1.js', { cookie });
  assert.equal([statusCode, caching, sets], [200, YEAR, undefined]);
});

test('whatever may be kept for all is the same for all, and sets no cookie', async ({ shop }) => {
  const urls = [
    ...[
      '/assets/page-1.js',
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/pl/feeds/google.xml',
      '/api/_nuxt_icon/payments?icons=visa',
    ],
    queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw' }),
    queryUrl('CatalogueCollections', { locale: 'pl' }),
  ];
  const kept: string[] = [];
  for (const url of urls) {
    const [plain, known] = [await ask(shop, url), await ask(shop, url, { cookie })];
    if (!plain.caching.startsWith('public')) continue;
    kept.push(url);
    assert.equal([plain.sets, known.sets], [undefined, undefined], url);
    assert.is(known.body, plain.body, url);
    assert.is(known.caching, plain.caching, url);
  }
  assert.ok(kept.length >= 4, `only ${kept.join(' ')} may be kept`);
});

test('no page, nothing of a cart, an order, an account or the office is kept by a CDN', async ({ shop }) => {
  const pages = [
    '/pl',
    '/de',
    '/pl/p/zolw',
    '/pl/search?q=z',
    '/pl/contact',
    '/pl/cart',
    '/pl/checkout',
    '/pl/nowhere',
  ];
  const personal = [
    '/pl/order/0123456789abcdef0123456789abcdef',
    '/pl/account',
    '/admin',
    '/admin/sign-in',
    '/metrics',
  ];
  const machines = [
    '/healthz',
    '/readyz',
    queryUrl('CartShow', { locale: 'pl' }),
    queryUrl('CheckoutShow', { locale: 'pl' }),
  ];
  for (const url of [...pages, ...personal, ...machines]) {
    for (const headers of [{}, { cookie }]) {
      const { caching } = await ask(shop, url, headers);
      assert.match(caching, /\b(private|no-store)\b/, url);
      assert.not.match(caching, 'public', url);
    }
  }
});

test('a failure is kept by nobody', async ({ shop }) => {
  for (const url of [
    '/assets/gone.js',
    '/media/gone.webp',
    '/api/graphql_middleware/query/Nope',
    '/api/_nuxt_icon/none?icons=a',
  ]) {
    const { statusCode, caching } = await ask(shop, url);
    assert.ok(statusCode >= 400, url);
    assert.match(caching, 'no-store', url);
  }
});

test.run();
