// What the server answers, whatever the page: headers, refusals, health, the way to a language.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listDocumentHeaders } from '#server/http/security-headers.ts';
import { aShop, failAtQuery, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('requests');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('the root leads to the best language', async ({ shop }) => {
  const to = async (headers: Record<string, string>) => (await shop.app.inject({ url: '/', headers })).headers.location;
  assert.is(await to({}), '/pl');
  assert.is(await to({ 'accept-language': 'fr, de;q=0.8, en;q=0.5' }), '/de');
  assert.is(await to({ 'accept-language': 'nl-NL' }), '/nl');
  assert.is(await to({ 'accept-language': 'fr, de;q=0, en;q=0.1' }), '/en');
  assert.is(await to({ 'accept-language': '*' }), '/pl');
  assert.is(await to({ 'accept-language': 'no language;;q=x' }), '/pl');
  assert.is(await to({ 'accept-language': 'de', cookie: 'kasa_locale=en' }), '/en');
  assert.is(await to({ cookie: 'kasa_locale=xx' }), '/pl');
});

test('every answer carries the security headers', async ({ shop }) => {
  for (const url of ['/pl', '/nowhere', '/healthz', '/api/graphql_middleware/query/Nope']) {
    const { headers } = await shop.app.inject({ url });
    assert.match(String(headers['content-security-policy']), "default-src 'none'", url);
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.is(headers['cross-origin-opener-policy'], 'same-origin');
    assert.ok(headers['permissions-policy']);
    assert.is(headers['x-kasa-release'], 'test-release');
  }
});

test('no policy allows inline scripts, and only the checkout lets the payment origin in', async ({ shop }) => {
  const page = String((await shop.app.inject({ url: '/pl' })).headers['content-security-policy']);
  const checkout = String((await shop.app.inject({ url: '/pl/checkout' })).headers['content-security-policy']);
  assert.not.match(page, 'unsafe-inline');
  assert.not.match(page, 'localhost:3001');
  assert.match(page, "require-trusted-types-for 'script'");
  assert.match(checkout, "script-src 'self' http://localhost:3001;");
  assert.match(checkout, 'frame-src http://localhost:3001');
  assert.not.match(checkout.replace(/style-src[^;]*/, ''), 'unsafe-inline');
});

test('a page names what its first paint waits for before its document is read, each file once', async ({ shop }) => {
  for (const url of [
    '/pl',
    '/pl/c/plakaty',
    '/pl/nowhere',
    '/pl/cart',
    '/pl/checkout',
    '/pl/account',
    '/admin/login',
  ]) {
    const { body, headers } = await shop.app.inject({ url });
    // The office's typeface comes last.
    const awaited = [...body.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"(?![^>]*priority="low")/g)].map(
      ([, href]) => href,
    );
    const named = [...String(headers.link).matchAll(/<([^>]+)>; rel=preload/g)].map(([, href]) => href);
    assert.ok(named.length > 0, url);
    assert.equal(named.toSorted(), awaited.toSorted(), url);
    assert.is(new Set(named).size, named.length, url);
  }
});

test('the checkout alone lets the payment origin ask the browser for a wallet, and keeps the windows it opens', async ({
  shop,
}) => {
  const opened = async (url: string) => {
    const { headers } = await shop.app.inject({ url });
    return [/payment=\(.*?\)/.exec(String(headers['permissions-policy']))?.[0], headers['cross-origin-opener-policy']];
  };
  assert.equal(await opened('/pl/checkout'), ['payment=(self "http://localhost:3001")', 'same-origin-allow-popups']);
  for (const url of ['/pl', '/pl/cart', '/pl/c/plakaty', '/pl/nowhere', '/admin', '/healthz']) {
    assert.equal(await opened(url), ['payment=()', 'same-origin'], url);
  }
});

test('the checkout alone may ask the browser where the shopper is', async ({ shop }) => {
  const opened = async (url: string) => {
    const { headers } = await shop.app.inject({ url });
    return /geolocation=\(.*?\)/.exec(String(headers['permissions-policy']))?.[0];
  };
  assert.is(await opened('/pl/checkout'), 'geolocation=(self)');
  for (const url of ['/pl', '/pl/cart', '/pl/order/x/pay', '/pl/nowhere', '/admin', '/healthz']) {
    assert.is(await opened(url), 'geolocation=()', url);
  }
});

test('with Stripe itself Link is let in beside it, at the checkout alone', () => {
  const stripe = { sandboxOrigin: null, iconFallback: undefined };
  const checkout = listDocumentHeaders(['icons', 'payments', 'wallets'], stripe);
  const payPage = listDocumentHeaders(['icons', 'payments'], stripe);
  for (const directive of ['frame-src', 'connect-src']) {
    assert.match(
      checkout['content-security-policy'] ?? '',
      new RegExp(`${directive}[^;]* https://link\\.com https://\\*\\.link\\.com`),
    );
  }
  assert.match(
    checkout['permissions-policy'] ?? '',
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  );
  assert.not.match(payPage['content-security-policy'] ?? '', 'link.com');
  assert.match(payPage['permissions-policy'] ?? '', 'payment=(self)');
  assert.is(payPage['cross-origin-opener-policy'], undefined);
});

test('HSTS is sent over TLS only', async ({ shop }) => {
  assert.is((await shop.app.inject({ url: '/pl' })).headers['strict-transport-security'], undefined);
  const secure = await aShop({ publicUrl: 'https://shop.example' });
  const { headers } = await secure.app.inject({ url: '/pl' });
  await secure.close();
  assert.match(String(headers['strict-transport-security']), 'max-age=31536000');
});

test('health and readiness are told apart', async () => {
  const stopping = await aShop({ isReady: async () => false });
  const alive = await stopping.app.inject({ url: '/healthz' });
  const ready = await stopping.app.inject({ url: '/readyz' });
  await stopping.close();
  assert.equal([alive.statusCode, ready.statusCode], [200, 503]);
});

test('an address that is too long is refused', async ({ shop }) => {
  const answer = await shop.app.inject({ url: `/pl?q=${'a'.repeat(9000)}` });
  assert.is(answer.statusCode, 414);
  assert.is(answer.json().error.code, 'URI_TOO_LONG');
});

test('a body that is too large is refused', async ({ shop }) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/graphql_middleware/mutation/CartAddLine',
    headers: { 'content-type': 'application/json' },
    payload: `"${'a'.repeat(1_100_000)}"`,
  });
  assert.is(answer.statusCode, 413);
  assert.is(answer.json().error.code, 'TOO_LARGE');
});

test('a page that is not there is a 404 in the language of its address, kept out of search engines', async ({
  shop,
}) => {
  const answer = await shop.app.inject({ url: '/de/gibt-es-nicht' });
  assert.is(answer.statusCode, 404);
  assert.match(answer.body, '<html lang="de"');
  assert.match(answer.body, 'noindex');
});

test('malformed escapes in an address are a 4xx, never a 500', async ({ shop }) => {
  for (const url of ['/pl/p/%E0%A4%A', '/%', '/pl/c/%00', '/pl/order/%ff']) {
    const { statusCode } = await shop.app.inject({ url });
    assert.ok(statusCode >= 400 && statusCode < 500, `${url} answered ${statusCode}`);
  }
});

test('a database that is away is a 503 with a time to come back', async () => {
  const shop = await aShop({
    beforeQuery() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  const page = await shop.app.inject({ url: '/nl' });
  await shop.close();
  assert.is(page.statusCode, 503);
  assert.ok(page.headers['retry-after']);
  assert.match(page.body, 'lang="nl"');
});

test('a failure of our own is a 500 page in the language of its address, with a number to ask about', async () => {
  const shop = await aShop({ beforeQuery: failAtQuery });
  const page = await shop.app.inject({ url: '/de' });
  await shop.close();
  assert.is(page.statusCode, 500);
  assert.match(page.body, 'lang="de"');
  assert.match(page.body, /Vorgangsnummer: req-[\da-f]{8}/);
  assert.not.match(page.body, 'products');
});

test.run();
