// The address of icons, as the browser's loader and any Iconify client ask it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('icons over HTTP');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const many = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`).join();

const cases: [url: string, status: number][] = [
  ['payments.json?icons=visa', 200],
  ['payments?icons=visa', 200],
  ['pl-banks.json?icons=mbank-mtransfer', 200],
  ['payments.json?icons=visa,nobody', 200],
  [`payments.json?icons=visa,${many(99)}`, 200],
  ['payments.json?icons=nobody', 404],
  ['payments.json?icons=constructor', 404],
  ['constructor.json?icons=visa', 404],
  ['nobody.json?icons=visa', 404],
  ['payments.json', 400],
  ['payments.json?icons=', 400],
  ['payments.json?icons=visa,', 400],
  [`payments.json?icons=visa,${many(100)}`, 400],
  ['payments.json?icons=Visa', 400],
  ['payments.json?icons=-visa', 400],
  ['payments.json?icons=visa--2', 400],
  ['payments.json?icons=..%2Fvisa', 400],
  ['payments.json?icons=__proto__', 400],
  ['payments.json?icons=visa&icons=blik', 400],
  ['payments.json?icons=visa&width=9', 400],
  ['Payments.json?icons=visa', 400],
  ['pay_ments.json?icons=visa', 400],
  ['payments.json.json?icons=visa', 400],
  [`payments.json?icons=visa${',visa'.repeat(99)}`, 200],
  [`payments.json?icons=${'a'.repeat(30)}${`,${'b'.repeat(30)}`.repeat(66)}`, 400],
];

/** What is missing may come with the next release. */
function cachingOf(answer: { not_found?: string[] }): string {
  return answer.not_found ? 'public, max-age=300' : 'public, max-age=31536000, immutable';
}

for (const [url, status] of cases) {
  test(`${url.length > 60 ? `${url.slice(0, 60)}… (${url.length} characters)` : url} is answered with ${status}`, async ({
    shop,
  }) => {
    const answer = await shop.app.inject({ url: `/api/_nuxt_icon/${url}` });
    assert.is(answer.statusCode, status);
    assert.match(String(answer.headers['content-type']), 'application/json');
    const caching = String(answer.headers['cache-control']);
    assert.is(caching, status === 200 ? cachingOf(answer.json()) : 'no-store');
    assert.is('etag' in answer.headers, status === 200);
    if (status !== 200) assert.is(answer.json().error.code, status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND');
  });
}

test('a query of 2 KB is answered, one of a byte more is not', async ({ shop }) => {
  const ofLength = (length: number) => {
    const query = `icons=visa${`,${'b'.repeat(60)}`.repeat(33)}`;
    return `${query},${'c'.repeat(length - query.length - 1)}`;
  };
  const ask = async (query: string) => (await shop.app.inject({ url: `/api/_nuxt_icon/payments?${query}` })).statusCode;
  assert.is(ofLength(2048).length, 2048);
  assert.equal([await ask(ofLength(2048)), await ask(ofLength(2049))], [200, 400]);
});

test('the answer is Iconify JSON: what there is, its size, and what there is not', async ({ shop }) => {
  const answer = await shop.app.inject({ url: '/api/_nuxt_icon/payments.json?icons=visa,nobody,blik' });
  const { icons, ...rest } = answer.json();
  assert.equal(rest, { prefix: 'payments', not_found: ['nobody'], width: 64, height: 32 });
  assert.equal(Object.keys(icons), ['blik', 'visa']);
  assert.match(icons.visa.body, /^<rect[^>]*\/><path .*\/>$/);
});

test('a drawing that the shop does not have is no failure of the page that asks for it', async ({ shop }) => {
  const answer = await shop.app.inject('/api/_nuxt_icon/shop.json?icons=nobody');
  assert.is(answer.statusCode, 200);
  assert.equal(answer.json(), { prefix: 'shop', icons: {}, not_found: ['nobody'] });
});

test('the order of names makes no difference, and an answer known by its ETag is not sent again', async ({ shop }) => {
  const first = await shop.app.inject({ url: '/api/_nuxt_icon/payments.json?icons=visa,blik' });
  const second = await shop.app.inject({ url: '/api/_nuxt_icon/payments.json?icons=blik,visa' });
  assert.is(first.headers.etag, second.headers.etag);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const known = await shop.app.inject({ url: '/api/_nuxt_icon/payments.json?icons=visa,blik', headers });
  assert.equal([known.statusCode, known.body], [304, '']);
});

test('a collection that is not ours is asked of the public service, ours never', async () => {
  const asked: string[] = [];
  const shop = await aShop({
    publicIcons: {
      async find(prefix, names) {
        asked.push(`${prefix} ${names}`);
        return { prefix, icons: { stripe: { body: '<path d="M0 0h9v9z"/>' } } };
      },
    },
  });
  const answer = await shop.app.inject({ url: '/api/_nuxt_icon/logos.json?icons=stripe' });
  await shop.app.inject({ url: '/api/_nuxt_icon/payments.json?icons=nobody' });
  await shop.close();
  assert.is(answer.json().icons.stripe.body, '<path d="M0 0h9v9z"/>');
  assert.equal(asked, ['logos stripe']);
});

test.run();
