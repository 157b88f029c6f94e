// Every failure that means that the database cannot be had: visitors are told to wait, and the operator is told once.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { queryUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';
import { until } from '../fixtures/until.ts';

type Context = { shop: ShopFixture; failWith: Error | null; reports: number };

const test = suite<Context>('a database that cannot be had');

test.before(async (context) => {
  context.failWith = null;
  context.reports = 0;
  const reporter = {
    report: () => {
      context.reports += 1;
    },
    flush: async () => undefined,
  };
  context.shop = await aShop({
    settings: { ...demoDocuments, assistants: { isOpen: true } },
    reporting: { reporter, dsn: 'https://key@errors.example/1' },
    beforeQuery() {
      if (context.failWith) throw context.failWith;
    },
  });
  await aProduct(context.shop.database.db);
});
test.after(({ shop }) => shop.close());

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

const outages = [
  withCode('getaddrinfo ENOTFOUND db.example', 'ENOTFOUND'),
  withCode('getaddrinfo EAI_AGAIN db.example', 'EAI_AGAIN'),
  withCode('connect EHOSTUNREACH 192.0.2.1:5432', 'EHOSTUNREACH'),
  withCode('connect ENETUNREACH 192.0.2.1:5432', 'ENETUNREACH'),
  withCode('canceling statement due to statement timeout', '57014'),
  withCode('could not extend file: No space left on device', '53100'),
  withCode('sorry, too many clients already', '53300'),
  withCode('could not read block 7 in file "base/5/16384": Input/output error', '58030'),
  withCode('canceling statement due to lock timeout', '55P03'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Query read timeout'),
];

// Seen to fail before: all but 53300 were answered with 500.
for (const error of outages) {
  test(`"${error.message}" is 503 for whatever is asked, and a cached page goes on`, async (context) => {
    const { app } = context.shop;
    const cached = () => askOverHttp(app, { url: '/pl/p/zolw' });
    await until(async () => (await cached()).headers['cache-status'] === 'kasa; hit');
    context.failWith = error;
    const answers = [
      await app.inject({ url: '/pl/cart', headers: { cookie: 'kasa_cart=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } }),
      await app.inject({ url: '/pl/c/all' }),
      await app.inject({ url: queryUrl('CatalogueHome', { locale: 'pl' }) }),
      await app.inject({
        method: 'POST',
        url: '/api/graphql_middleware/mutation/CartAddLine',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: { locale: 'pl', variantId: randomUUID(), quantity: 1 },
      }),
    ];
    // Links that a person follows are answered by a page.
    for (const url of ['/buy/ZOLW:1', `/pl/assistant/${'A'.repeat(32)}`]) {
      const answer = await app.inject({ url, headers: { 'accept-language': 'pl-PL' } });
      assert.match(String(answer.headers['content-type']), 'text/html', url);
      assert.match(answer.body, '<html lang="pl"', url);
      answers.push(answer);
    }
    for (const { statusCode, headers, payload } of answers) {
      assert.is(statusCode, 503, payload);
      assert.is(headers['retry-after'], '5');
    }
    assert.is((await cached()).statusCode, 200);
    context.failWith = null;
  });
}

// Seen to fail before: one for each request.
test('all of that was reported once', ({ reports }) => {
  assert.is(reports, 1);
});

test.run();
