import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, failAtQuery, type ShopFixture } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';

const test = suite<{ shop: ShopFixture }>('request ids');

const anId = /^req-[\da-f]{8}$/;

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('every answer carries an id of its own, also a page that is cached', async ({ shop }) => {
  const ids: string[] = [];
  const urls = ['/pl', '/pl', '/pl', '/pl/no-such-page', '/healthz', '/api/graphql_middleware/query/Nope', '/no.png'];
  for (const url of urls) ids.push(String((await askOverHttp(shop.app, { url })).headers['x-request-id']));
  const { headers } = await askOverHttp(shop.app, { url: '/pl' });
  const known = await askOverHttp(shop.app, { url: '/pl', headers: { 'if-none-match': headers.etag ?? '' } });
  assert.is(known.statusCode, 304);
  ids.push(String(known.headers['x-request-id']));
  assert.ok(
    ids.every((id) => anId.test(id)),
    ids.join(),
  );
  assert.is(new Set(ids).size, urls.length + 1);
});

test('a visitor does not choose it', async ({ shop }) => {
  const { headers } = await askOverHttp(shop.app, { url: '/pl/cart', headers: { 'x-request-id': 'mine' } });
  assert.match(String(headers['x-request-id']), anId);
});

test('the log and the page of an error tell the same one', async () => {
  const log: string[] = [];
  const shop = await aShop({
    beforeQuery: failAtQuery,
    log: { level: 'error', stream: { write: (line) => void log.push(line) } },
  });
  const { statusCode, headers, body } = await shop.app.inject({ url: '/de' });
  await shop.close();
  const id = String(headers['x-request-id']);
  assert.is(statusCode, 500);
  assert.match(body, id);
  assert.ok(log.some((line) => JSON.parse(line).reqId === id));
});

test.run();
