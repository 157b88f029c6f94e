// `/metrics` after some requests, who may read it, Web Vitals, and `Server-Timing`.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { VITALS_A_MINUTE } from '#server/http/vitals-route.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { runJob } from '#server/telemetry/run-job.ts';
import { createShopMetrics } from '#server/telemetry/shop-metrics.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';

const test = suite<{ shop: ShopFixture; isAway: boolean }>('metrics');

test.before(async (context) => {
  context.isAway = false;
  context.shop = await aShop({
    beforeQuery() {
      if (context.isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  });
});
test.after(({ shop }) => shop.close());

async function readMetrics({ app }: ShopFixture): Promise<Map<string, number>> {
  const answer = await app.inject({ url: '/metrics' });
  assert.is(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), 'text/plain');
  const lines = answer.body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

function sendVitals({ app }: ShopFixture, payload: object, options: { headers?: object; remoteAddress?: string } = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/vitals',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...options.headers },
    payload,
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
  });
}

const aVital = { name: 'LCP', value: 1200, rating: 'good' };

test('requests are counted by page or route and by class of status, never by address', async ({ shop }) => {
  for (const url of ['/pl', '/nl', '/pl/p/no-such-thing', '/healthz', '/api/graphql_middleware/query/Nope']) {
    await shop.app.inject({ url });
  }
  const metrics = await readMetrics(shop);
  const count = (route: string, status: string) =>
    metrics.get(`kasa_http_request_duration_seconds_count{route="${route}",status="${status}"}`);
  assert.is(count('home', '2xx'), 2);
  assert.is(count('product', '4xx'), 1);
  assert.is(count('/healthz', '2xx'), 1);
  assert.is(count('/api/graphql_middleware/query/:name', '4xx'), 1);
  assert.not.match([...metrics.keys()].join(), /no-such-thing|Nope/);
});

test('cached pages are told from rendered ones, and their number and size', async ({ shop }) => {
  const before = await readMetrics(shop);
  await shop.app.inject({ url: '/de' });
  await shop.app.inject({ url: '/de' });
  await shop.app.inject({ url: '/de/cart' });
  const after = await readMetrics(shop);
  const grown = (state: string) => {
    const name = `kasa_page_cache_requests_total{state="${state}"}`;
    return (after.get(name) ?? 0) - (before.get(name) ?? 0);
  };
  assert.equal([grown('miss'), grown('hit'), grown('personal')], [1, 1, 1]);
  assert.ok((after.get('kasa_page_cache_pages') ?? 0) >= 1);
  assert.ok((after.get('kasa_page_cache_bytes') ?? 0) > 1000);
});

test('refused webhooks are counted from nothing on, so that an alert sees the first', async ({ shop }) => {
  const metrics = await readMetrics(shop);
  for (const reason of ['malformed', 'signature', 'time', 'mode'])
    assert.is(metrics.get(`kasa_webhook_rejections_total{reason="${reason}"}`), 0, reason);
});

test('the database, the outbox and the orders are looked up', async ({ shop }) => {
  const entry = { deduplicationKey: 'one', kind: 'order-confirmation', payload: {} };
  const aMinuteAgo = new Date(shopTime.getTime() - 60_000);
  await inTransaction(shop.database.db, (tx) => addToOutbox(tx, entry, aMinuteAgo));
  const metrics = await readMetrics(shop);
  assert.is(metrics.get('kasa_database_up'), 1);
  assert.ok((metrics.get('kasa_database_connections{state="idle"}') ?? 0) >= 1);
  assert.is(metrics.get('kasa_database_connections{state="busy"}'), 0);
  assert.is(metrics.get('kasa_database_waiting_requests'), 0);
  assert.is(metrics.get('kasa_outbox_waiting{kind="order-confirmation"}'), 1);
  assert.is(metrics.get('kasa_outbox_oldest_seconds{kind="order-confirmation"}'), 60);
  assert.is(metrics.get('kasa_outbox_stuck'), 0);
  assert.is(metrics.get('kasa_orders_waiting{payment_state="awaiting_payment"}'), 0);
  assert.is(metrics.get('kasa_rounds_late'), 0);
});

test('rounds that have not run for three periods are counted, and those that a wrong clock dated', async ({ shop }) => {
  const { db } = shop.database;
  const lateAt = async (next: Date) => {
    await db.deleteFrom('job_rounds').execute();
    await db.insertInto('job_rounds').values({ name: 'retention:outbox', next_at: next }).execute();
    return (await readMetrics(shop)).get('kasa_rounds_late');
  };
  const daysAgo = (days: number) => new Date(shopTime.getTime() - days * 86_400_000);
  assert.is(await lateAt(daysAgo(1)), 0);
  assert.is(await lateAt(daysAgo(2.1)), 1);
  assert.is(await lateAt(daysAgo(-365)), 1);
});

test('what an effect of the outbox took is counted by its kind, done or failed', async () => {
  const { jobs, registry } = createShopMetrics();
  await runJob({ jobs }, 'order-confirmation', async () => undefined);
  await runJob({ jobs }, 'order-confirmation', () => Promise.reject(new Error('no mail'))).catch(() => undefined);
  const text = await registry.metrics();
  for (const outcome of ['done', 'failed'])
    assert.match(text, `kasa_job_duration_seconds_count{work="order-confirmation",outcome="${outcome}"} 1`);
});

test('a database that is away is a figure, not a failure', async (context) => {
  context.isAway = true;
  const metrics = await readMetrics(context.shop);
  context.isAway = false;
  assert.is(metrics.get('kasa_database_up'), 0);
  assert.is((await readMetrics(context.shop)).get('kasa_database_up'), 1);
});

test('neighbours may read, the public and whoever comes through a proxy may not', async ({ shop }) => {
  const statusFor = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await shop.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.9', '172.20.0.2', 'fd00::1']) {
    assert.is(await statusFor(address), 200, address);
  }
  for (const address of ['203.0.113.9', '2001:db8::1', '172.32.0.1']) assert.is(await statusFor(address), 404, address);
  assert.is(await statusFor('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), 404);
  assert.is(await statusFor('127.0.0.1', { forwarded: 'for=203.0.113.9' }), 404);
});

test('over TLS, which a proxy ends, only the token opens', async () => {
  const shop = await aShop({ publicUrl: 'https://shop.example' });
  const closed = await shop.app.inject({ url: '/metrics' });
  await shop.close();
  assert.is(closed.statusCode, 404);
});

test('with a token only the token opens, wherever it comes from', async () => {
  const shop = await aShop({ publicUrl: 'https://shop.example', metricsToken: 'a-token-of-some-length' });
  const statusWith = async (authorization: string) =>
    (await shop.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } })).statusCode;
  const statuses = [
    await statusWith('Bearer a-token-of-some-length'),
    await statusWith('Bearer a-token-of-some-lengtH'),
    await statusWith(''),
  ];
  const neighbour = await shop.app.inject({ url: '/metrics' });
  await shop.close();
  assert.equal([...statuses, neighbour.statusCode], [200, 404, 404, 404]);
});

test('Web Vitals are counted by page', async ({ shop }) => {
  const vitals = [aVital, { name: 'CLS', value: 0.07, rating: 'good' }, { name: 'INP', value: 600, rating: 'poor' }];
  assert.is((await sendVitals(shop, { route: 'product', vitals })).statusCode, 204);
  const metrics = await readMetrics(shop);
  assert.is(metrics.get('kasa_web_vital_seconds_sum{vital="LCP",route="product"}'), 1.2);
  assert.is(metrics.get('kasa_web_vital_seconds_bucket{le="0.5",vital="INP",route="product"}'), 0);
  assert.is(metrics.get('kasa_web_vital_seconds_bucket{le="0.8",vital="INP",route="product"}'), 1);
  assert.is(metrics.get('kasa_web_vital_layout_shift_bucket{le="0.1",route="product"}'), 1);
  assert.is(metrics.get('kasa_web_vital_ratings_total{vital="INP",route="product",rating="poor"}'), 1);
});

test('what is not Web Vitals of a page is refused and leaves no label', async ({ shop }) => {
  const wrong = [
    {},
    { route: 'product', vitals: [] },
    { route: '/pl/order/x', vitals: [aVital] },
    { route: '__proto__', vitals: [aVital] },
    { route: 'product', vitals: [{ ...aVital, name: 'FID' }] },
    { route: 'product', vitals: [{ ...aVital, value: -1 }] },
    { route: 'product', vitals: [{ ...aVital, value: 1e9 }] },
    { route: 'product', vitals: [{ ...aVital, rating: 'superb' }] },
    { route: 'product', vitals: [{ ...aVital, visitor: '7' }] },
    { route: 'product', vitals: [aVital], url: '/pl' },
    { route: 'product', vitals: Array(6).fill(aVital) },
  ];
  for (const body of wrong) assert.is((await sendVitals(shop, body)).statusCode, 400, JSON.stringify(body));
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  assert.is((await sendVitals(shop, { route: 'product', vitals: [aVital] }, crossSite)).statusCode, 400);
  assert.is((await sendVitals(shop, { route: 'x'.repeat(3000) })).statusCode, 413);
  assert.not.match([...(await readMetrics(shop)).keys()].join(), /order\/x|FID|superb|__proto__/);
});

test('an address may send only so many', async ({ shop }) => {
  const remoteAddress = '198.51.100.7';
  for (let count = 0; count < VITALS_A_MINUTE; count++) await sendVitals(shop, {}, { remoteAddress });
  assert.is((await sendVitals(shop, {}, { remoteAddress })).statusCode, 429);
});

test('a page tells where its time went, and a cached one that it was cached', async ({ shop }) => {
  const rendered = await shop.app.inject({ url: '/en' });
  const cached = await askOverHttp(shop.app, { url: '/en' });
  assert.match(
    String(rendered.headers['server-timing']),
    /^cache;desc=miss, db;dur=\d+\.\d, render;dur=\d+\.\d, total;dur=\d+\.\d$/,
  );
  assert.match(String(cached.headers['server-timing']), /^cache;desc=hit$/);
});

test('an operation tells where its time went', async ({ shop }) => {
  const { headers } = await shop.app.inject({ url: '/api/graphql_middleware/query/CatalogueCollections?locale=pl' });
  assert.match(String(headers['server-timing']), /^db;dur=\d+\.\d, total;dur=\d+\.\d$/);
});

test.run();
