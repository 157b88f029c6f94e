// What a collector of OpenTelemetry is told of requests, statements, jobs and calls to others, and what it is not told.
import { request } from 'node:http';
import { registerHooks } from 'node:module';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { runJob } from '#server/telemetry/run-job.ts';
import { startTracing } from '#server/telemetry/start-tracing.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.ts';

const loaded: string[] = [];
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@opentelemetry/')) loaded.push(specifier);
    return next(specifier, context);
  },
});

const test = suite<{ receiver: OtlpReceiver }>('tracing');
test.before.each(async (context) => {
  context.receiver = await startOtlpReceiver();
});
test.after.each(({ receiver }) => receiver.close());

const tracingTo = (origin: string, more: Record<string, string> = {}) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, ...more }).tracing;

const inJob = <T>(name: string, work: () => Promise<T>) => runJob(undefined, name, work);

/** What the collector has after `work`, once everything was sent. */
async function trace({ origin }: OtlpReceiver, work: () => Promise<void>, more?: Record<string, string>) {
  const stop = await startTracing(tracingTo(origin, more), 'the-release');
  try {
    await work();
  } finally {
    await stop();
  }
}

test('nothing of OpenTelemetry is loaded without a collector', async () => {
  const stop = await startTracing(readConfig({}).tracing, undefined);
  assert.is(await inJob('anything', async () => 'done'), 'done');
  await stop();
  assert.equal(loaded, []);
});

test('a request is told by its route with the statements below it, and nothing of a person', async ({ receiver }) => {
  let shop: ShopFixture | undefined;
  await trace(receiver, async () => {
    shop = await aShop();
    await shop.app.inject({ url: '/pl/p/no-such-product?email=ada@example.com' });
    await shop.app.inject({ url: '/pl/search?q=ada%40example.com' });
    await shop.app.inject({
      method: 'POST',
      url: '/api/graphql_middleware/mutation/CartAddLine',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: { locale: 'pl', variantId: '00000000-0000-4000-8000-0000000000ad', quantity: 1 },
    });
  });
  await shop?.close();
  assert.ok(loaded.length > 0);
  assert.is(receiver.resource['service.name'], 'kasa');
  assert.is(receiver.resource['service.version'], 'the-release');
  const [product] = receiver.spans.filter(({ name }) => name === 'GET product');
  assert.is(product?.kind, 2);
  assert.equal(product?.attributes, {
    'http.request.method': 'GET',
    'http.route': 'product',
    'http.response.status_code': 404,
  });
  assert.not.ok(product?.isFailed);
  const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === product?.spanId);
  assert.ok(below.length > 0, 'no statement stands below the request');
  for (const { kind, traceId, attributes } of below) {
    assert.is(kind, 3);
    assert.is(traceId, product?.traceId);
    assert.equal(Object.keys(attributes), ['db.system.name', 'db.query.text']);
  }
  const posted = receiver.spans.find(({ name }) => name === 'POST /api/graphql_middleware/mutation/:name');
  assert.ok(
    receiver.spans.some(({ parentSpanId }) => parentSpanId === posted?.spanId),
    'a body loses what it belongs to',
  );
  assert.not.match(receiver.bodies.join(), /ada(@|%40)|no-such-product|127\.0\.0\.1|0000000000ad/i);
});

test('what a statement quotes is no more told than its values', async ({ receiver }) => {
  const shop = await aShop();
  await trace(receiver, () =>
    inJob('look', async () => {
      await sql`select ${'ada@example.com'}::text, 'it''s ada', 1`.execute(shop.database.db);
      await sql`select broken from nowhere`.execute(shop.database.db).catch(() => undefined);
    }),
  );
  await shop.close();
  const statements = receiver.spans.filter(({ name }) => name === 'select');
  assert.equal(
    statements.map(({ attributes, isFailed }) => [attributes['db.query.text'], isFailed]),
    [
      ["select $1::text, '?', 1", false],
      ['select broken from nowhere', true],
    ],
  );
});

test('an effect of the outbox is a job, with what it asks of others by their host alone', async ({ receiver }) => {
  const shop = await aShop();
  const nobody = await freePort();
  const handle = async () => {
    await (await fetch(`${receiver.origin}/parcels/ada?key=secret`)).text();
    await new Promise((resolve) =>
      request(`${receiver.origin}/intents/ada`, (response) => resolve(response.resume())).end(),
    );
    await fetch(`http://127.0.0.1:${nobody}/ada`).catch(() => undefined);
  };
  const entry = { deduplicationKey: 'one', kind: 'tell-carrier', payload: { email: 'ada@example.com' } };
  await inTransaction(shop.database.db, (tx) => addToOutbox(tx, entry, shopTime));
  await trace(receiver, async () => {
    const handlers = { 'tell-carrier': { lane: { name: 'carrier' }, handle } };
    await deliverOutbox({ db: shop.database.db, now: () => shopTime, log: silentLog, handlers });
  });
  await shop.close();
  const job = receiver.spans.find(({ name }) => name === 'job tell-carrier');
  const calls = receiver.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  const seen = calls.map(({ name, attributes, isFailed }) => [name, attributes['http.response.status_code'], isFailed]);
  assert.equal(seen.sort(), [
    ['GET 127.0.0.1', undefined, true],
    ['GET 127.0.0.1', 200, false],
    ['GET 127.0.0.1', 200, false],
  ]);
  assert.not.match(receiver.bodies.join(), /ada\b|secret/);
});

test('sending spans is recorded by none, however often', async ({ receiver }) => {
  await trace(receiver, async () => {
    for (let job = 0; job < 600; job += 1) await inJob('small', async () => undefined);
  });
  assert.is(receiver.spans.length, 600);
  assert.ok(receiver.bodies.length > 1);
});

test('a part of all is recorded where a part is asked for, each whole or not at all', async ({ receiver }) => {
  const work = async () => {
    for (let job = 0; job < 400; job += 1) await inJob('outer', () => inJob('inner', async () => undefined));
  };
  await trace(receiver, work, { OTEL_TRACES_SAMPLER_ARG: '0.25' });
  const count = (name: string) => receiver.spans.filter((span) => span.name === `job ${name}`).length;
  assert.ok(count('outer') > 40 && count('outer') < 180, String(count('outer')));
  assert.is(count('inner'), count('outer'));
});

test('a collector that is away is noticed by nobody', async ({ receiver }) => {
  await receiver.close();
  const startedAt = performance.now();
  await trace(receiver, async () => assert.is(await inJob('small', async () => 'done'), 'done'));
  assert.ok(performance.now() - startedAt < 5_000);
  receiver.close = async () => undefined;
});

test.run();
