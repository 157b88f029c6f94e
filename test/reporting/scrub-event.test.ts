import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scrubEvent, scrubText } from '#src/reporting/scrub-event.ts';

const token = 'q3hT9xUe-Vb2_LmZ8kWdYc5RfNpA1sGj';

const texts: [title: string, before: string, after: string][] = [
  ['a query string', 'GET /pl/search?q=Jan+Kowalski failed', 'GET /pl/search?[query] failed'],
  ['a query string without a value', 'GET /pl/c/x?kowalski failed', 'GET /pl/c/x?[query] failed'],
  ['the query of a whole address', 'at https://shop.example/nl?a=1#b', 'at https://shop.example/nl?[query]'],
  ['a fragment with a value', 'at /pl#access_token=abc', 'at /pl?[query]'],
  ['an e-mail address', 'no mail for jan.kowalski+a@poczta.example!', 'no mail for [email]'],
  ['an escaped e-mail address', 'GET /pl/x/jan%40poczta.example', 'GET /pl/x/[email]'],
  ['letters beyond ASCII in one', 'źle: żółw@ślimak.example', 'źle: [email]'],
  ['cookies', 'header Cookie: kasa_cart=abc; kasa_theme=dark', 'header Cookie: [cookies]'],
  ['one cookie', 'bad __Host-kasa_cart=abc, sorry', 'bad __Host-kasa_cart=[cookie], sorry'],
  ['a card', 'card 4242 4242 4242 4242 refused', 'card [number] refused'],
  ['a card with dashes', '4000-0027-6000-3184', '[number]'],
  ['a card in one', 'number=4242424242424242', 'number=[number]'],
  ['a card with a wrong digit', '4242424242424243', '[number]'],
  ['a card of 15 digits', '3782 822463 10005', '[number]'],
  ['a Polish IBAN', 'PL61 1090 1014 0000 0712 1981 2874', '[iban]'],
  ['a Polish account without its country', '61 1090 1014 0000 0712 1981 2874', '[number]'],
  ['a German IBAN in one', 'iban DE89370400440532013000.', 'iban [iban].'],
  ['a Dutch IBAN in small letters', 'nl91abna0417164300', '[iban]'],
  ['a telephone number', 'call +48 600 100 200', 'call [phone]'],
  ['the token of an order', `GET /pl/order/${token} failed`, 'GET /pl/order/[token] failed'],
  ['a token of an order that is short', 'GET /de/order/abc', 'GET /de/order/[token]'],
  ['a token anywhere', `cart ${token}`, 'cart [token]'],
  ['keys of Stripe', 'Invalid API Key sk_test_51Habcdefghijk', 'Invalid API Key [secret]'],
  ['the secret of an intent', 'pi_3Abc_secret_Xyz is used', '[secret] is used'],
  ['an authorization', 'authorization: Bearer abcdefgh.ijk', 'authorization: Bearer [secret]'],
  ['credentials in an address', 'postgres://kasa:pw@db.example/kasa', 'postgres://[credentials]@db.example/kasa'],
];

for (const [title, before, after] of texts) {
  test(`${title} is scrubbed`, () => assert.is(scrubText(before), after));
}

const untouched = [
  "Cannot read properties of undefined (reading 'map')",
  'order 0b8e1f5c-3b6a-4f58-9d5e-446655440000 could not be reconciled',
  'useSyncExternalStoreWithSelectorAndMore is not a function',
  'violates unique constraint "variants_product_id_option1_option2_option3_key"',
  'Failed to fetch dynamically imported module: https://shop.example/assets/main-AB12CDEF-m01480.js',
  'relation "products" does not exist',
  'took 1732 ms since 2026-11-21 10:00',
];

for (const text of untouched) {
  test(`nothing is taken from: ${text}`, () => assert.is(scrubText(text), text));
}

test('a text that is too long loses its end, and with it what the cut has halved', () => {
  for (const secret of ['jan.kowalski@poczta.example', '4242 4242 4242 4242', token]) {
    for (let place = 9_980; place < 10_000; place++) {
      const scrubbed = scrubText(`${'word '.repeat(3_000).slice(0, place - 1)} ${secret}${' more'.repeat(5_000)}`);
      assert.not.match(scrubbed, secret.slice(0, 4));
      assert.ok(scrubbed.length <= 10_000);
      assert.ok(scrubbed.endsWith('…'));
    }
  }
});

test('a name in front of a second address does not keep either', () => {
  assert.is(scrubText('from @jan@x.example@y.example, %40eva%40z.example'), 'from [email], [email]');
});

test('an event keeps what finds the fault', () => {
  const event = {
    event_id: 'a1',
    release: '0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c',
    environment: 'production',
    level: 'error',
    tags: { route: 'product', status: 500 },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: { frames: [{ filename: '/assets/main-AB12CDEF.js', function: 'pay', lineno: 3, colno: 9 }] },
        },
      ],
    },
    request: { url: 'https://shop.example/pl/p/zubr', method: 'GET', headers: { 'User-Agent': 'Firefox' } },
  };
  assert.equal(scrubEvent(event), event);
});

test('an event loses what tells who it was', () => {
  const scrubbed = scrubEvent({
    event_id: 'a1',
    user: { id: '1', ip_address: '{{auto}}', email: 'jan@poczta.example' },
    server_name: 'shop-1',
    breadcrumbs: [{ message: 'typed 4242424242424242' }],
    extra: { draft: 'Jan' },
    message: 'no mail for jan@poczta.example',
    tags: { page: `/pl/order/${token}` },
    contexts: {
      trace: { trace_id: 'x' },
      kasa: { orderId: '7', email: 'jan', shipping: { address: 'Przykładowa 1' }, list: ['a@b.example'] },
    },
    request: {
      url: `https://shop.example/pl/order/${token}?paid=1`,
      query_string: 'paid=1',
      cookies: { kasa_cart: token },
      data: { iban: 'x' },
      headers: { Cookie: `kasa_cart=${token}`, Referer: 'https://shop.example/?q=jan' },
    },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'declined 4242 4242 4242 4242',
          stacktrace: {
            frames: [{ filename: 'https://shop.example/pl?email=jan', function: 'f', vars: { email: 'jan' } }],
          },
        },
      ],
    },
  });
  assert.equal(scrubbed, {
    event_id: 'a1',
    message: 'no mail for [email]',
    tags: { page: '/pl/order/[token]' },
    contexts: { kasa: { orderId: '7', email: '[scrubbed]', shipping: { address: '[scrubbed]' }, list: ['[email]'] } },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'declined [number]',
          stacktrace: { frames: [{ function: 'f', filename: 'https://shop.example/pl' }] },
        },
      ],
    },
    request: { url: 'https://shop.example/pl/order/[token]', headers: {} },
  });
});

test('what is not an event at all becomes an empty one', () => {
  assert.equal(scrubEvent({ exception: 'x', request: [], tags: undefined }), {});
  const deep: Record<string, unknown> = {};
  deep.deeper = deep;
  assert.match(JSON.stringify(scrubEvent({ contexts: deep })), 'deep');
});

test.run();
