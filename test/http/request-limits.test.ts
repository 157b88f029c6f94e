// Whoever asks too often waits. Counted by the address that the shop may believe, in one process.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GUESSES_A_MINUTE, MUTATIONS_A_MINUTE } from '#server/http/request-limits.ts';
import { operations } from '#src/operations.generated.ts';
import { whole } from '../depths.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture; token: string }>('request limits');

test.before(async (context) => {
  context.shop = await aShop();
  const { database, payments } = context.shop;
  context.token = (await anUnpaidOrder({ db: database.db, payments, now: () => shopTime })).token;
});
test.after(({ shop }) => shop.close());

const wrongToken = 'A'.repeat(32);

function ask({ app }: ShopFixture, token: string, remoteAddress: string, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ locale: 'pl', token, __gqlh: operations.OrderShow.hash });
  return app.inject({ url: `/api/graphql_middleware/query/OrderShow?${query}`, remoteAddress, headers });
}

function mutate({ app }: ShopFixture, remoteAddress: string) {
  return app.inject({
    method: 'POST',
    url: '/api/graphql_middleware/mutation/Unknown',
    remoteAddress,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: '{}',
  });
}

test('a wrong token, one too short and one of another order’s length are answered alike', async ({ shop }) => {
  const answers = await Promise.all(
    [wrongToken, 'short', 'B'.repeat(32)].map((token) => ask(shop, token, '203.0.113.10')),
  );
  assert.equal(
    answers.map(({ statusCode, body }) => [statusCode, body]),
    answers.map(() => [200, '{"data":{"order":null},"errors":[]}']),
  );
});

test('the page of a wrong token is the same 404 whatever the token', async ({ shop }) => {
  const pages = await Promise.all(
    [wrongToken, 'short'].map((token) => shop.app.inject({ url: `/pl/order/${token}`, remoteAddress: '203.0.113.11' })),
  );
  assert.equal(
    pages.map(({ statusCode }) => statusCode),
    [404, 404],
  );
  const [first, second] = pages.map(({ body }) => body.replaceAll(/A{32}|short/g, ''));
  assert.is(first, second);
});

test('whoever guesses tokens is stopped, and nobody else', async ({ shop, token }) => {
  for (let i = 0; i < GUESSES_A_MINUTE; i++) assert.is((await ask(shop, wrongToken, '203.0.113.20')).statusCode, 200);
  const stopped = await ask(shop, wrongToken, '203.0.113.20');
  assert.is(stopped.statusCode, 429);
  assert.is(stopped.json().error.code, 'TOO_MANY_REQUESTS');
  assert.match(String(stopped.headers['retry-after']), /^\d+$/);
  assert.is((await ask(shop, token, '203.0.113.20')).statusCode, 429);
  assert.is((await ask(shop, token, '203.0.113.21')).json().data.order.number, 1001);
});

test('a header names nobody else as the guesser', async ({ shop, token }) => {
  for (let i = 0; i <= GUESSES_A_MINUTE; i++) {
    await ask(shop, wrongToken, '203.0.113.30', { 'x-forwarded-for': '203.0.113.31' });
  }
  assert.is((await ask(shop, token, '203.0.113.31')).statusCode, 200);
  assert.is((await ask(shop, token, '203.0.113.30', { 'x-forwarded-for': '203.0.113.99' })).statusCode, 429);
});

whole(test)('a right token may be asked for as often as the page likes', async ({ shop, token }) => {
  for (let i = 0; i < GUESSES_A_MINUTE * 2; i++) {
    assert.is((await ask(shop, token, '203.0.113.40')).statusCode, 200);
  }
});

test('an address that many visitors share is not limited', async ({ shop }) => {
  for (let i = 0; i <= MUTATIONS_A_MINUTE; i++) {
    assert.is.not((await mutate(shop, '10.0.0.1')).statusCode, 429);
  }
  for (let i = 0; i <= GUESSES_A_MINUTE; i++) assert.is((await ask(shop, wrongToken, '127.0.0.1')).statusCode, 200);
});

test('mutations of one address are limited', async ({ shop }) => {
  for (let i = 0; i < MUTATIONS_A_MINUTE; i++) {
    assert.is.not((await mutate(shop, '203.0.113.50')).statusCode, 429);
  }
  const stopped = await mutate(shop, '203.0.113.50');
  assert.is(stopped.statusCode, 429);
  assert.ok(Number(stopped.headers['retry-after']) > 0);
  assert.is.not((await mutate(shop, '203.0.113.51')).statusCode, 429);
});

test.run();
