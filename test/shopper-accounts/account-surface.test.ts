// The account as a surface of its own: how the shop leads there, and what its pages say to caches, search engines and strangers.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { aShoppersBrowser, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture }>('the surface of an account');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const pages = ['', '/addresses', '/wishlist', '/settings', '/delete', '/sign-in'].map((path) => `/pl/account${path}`);

test('every page of the shop leads there, and it leads back', async ({ shop }) => {
  const [home, account] = [(await shop.app.inject('/pl')).body, (await shop.app.inject('/pl/account')).body];
  assert.match(home, '<a href="/pl/account">Konto</a>');
  for (const path of ['/pl/cart', '/pl/contact', '/de/account']) assert.match(account, `href="${path}"`);
});

test('whoever is not in finds the way in on each of its pages', async ({ shop }) => {
  for (const url of pages) {
    const { statusCode, headers, body } = await shop.app.inject(url);
    assert.is(statusCode, 200, url);
    assert.match(body, 'action="/pl/account/sign-in"');
    assert.equal([headers['cache-control'], headers['x-robots-tag']], ['private, no-store', 'noindex'], url);
    assert.match(String(headers['content-security-policy']), "script-src 'self'");
    assert.is(headers['set-cookie'], undefined);
  }
});

test('its pages wear the shop’s own colours', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/account');
  assert.match(body, /href="\/assets\/account\.css\?brand=[\w-]{8}"/);
});

test('what is no page of it is not found, in a language that is none as well', async ({ shop }) => {
  for (const url of ['/pl/account/nothing', '/pl/account/link', '/xx/account', '/xx/account/sign-in']) {
    assert.is((await shop.app.inject(url)).statusCode, 404, url);
  }
  assert.is((await shop.app.inject('/pl/accounts')).statusCode, 404);
});

test('the badge of the cart is on its pages, too', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'jan@example.com');
  assert.match((await browser.open('/pl/account')).html, '"cartBadge":"0"');
});

test('in a market that is closed it is in the language of the shop', async () => {
  const shop = await aShop({ settings: { markets: beginningMarkets([marketOfLanguage('pl')], 'pl') } });
  try {
    const { statusCode, headers } = await shop.app.inject('/de/account/settings');
    assert.equal([statusCode, headers.location], [302, '/pl/account/settings']);
  } finally {
    await shop.close();
  }
});

test.run();
