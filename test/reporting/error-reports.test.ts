// What the server reports, as a collector receives it.

import { spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createErrorReporter, type ErrorReporter, REPORTS_A_MINUTE } from '#server/reporting/error-reporter.ts';
import { whole } from '../depths.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { root } from '../source-imports.ts';
import { type Collector, startCollector } from './report-collector.ts';

type Context = { collector: Collector; reporter: ErrorReporter; shop: ShopFixture; failWith: Error | null };
const test = suite<Context>('error reports');

const json = { 'content-type': 'application/json' };

test.before(async (context) => {
  context.collector = await startCollector();
  const { dsn } = context.collector;
  context.reporter = await createErrorReporter({ dsn, environment: 'staging', release: 'release-7' });
  context.failWith = null;
  context.shop = await aShop({
    reporting: { reporter: context.reporter, dsn },
    beforeQuery() {
      if (context.failWith) throw context.failWith;
    },
  });
});
test.before.each((context) => {
  context.failWith = null;
  context.collector.forget();
});
test.after(async ({ collector, shop }) => {
  await shop.close();
  await collector.close();
});

test('a page that fails is reported with release, environment, route and cause, and scrubbed', async (context) => {
  const cause = new Error('Key (email)=(jan@poczta.example) exists');
  context.failWith = new Error('no IBAN PL61 1090 1014 0000 0712 1981 2874', { cause });
  const answer = await context.shop.app.inject({
    url: '/pl/order/q3hT9xUe-Vb2_LmZ8kWdYc5RfNpA1sGj?email=jan@poczta.example',
    headers: { cookie: 'kasa_cart=secret-cookie' },
  });
  assert.is(answer.statusCode, 500);
  const [event] = await context.collector.untilEvents(1);
  assert.is(event?.release, 'release-7');
  assert.is(event?.environment, 'staging');
  assert.is(event?.level, 'error');
  assert.is(event?.platform, 'node');
  assert.equal(event?.tags, { method: 'GET', route: 'order', status: 500 });
  assert.match(String(event?.contexts?.kasa?.reqId), /^req-[\da-f]{8}$/);
  const errors = event?.exception?.values.map(({ type, value }) => `${type}: ${value}`);
  assert.equal(errors, ['Error: Key (email)=([email]) exists', 'Error: no IBAN [iban]']);
  const frames = event?.exception?.values.at(-1)?.stacktrace?.frames ?? [];
  assert.ok(frames.some(({ filename }) => filename.includes('error-reports.test')));
  assert.not.match(context.collector.bodies.join(), /poczta|q3hT9|secret-cookie|1090/);
});

test('an operation that fails is reported by its name', async (context) => {
  context.failWith = new Error('out of order');
  const answer = await context.shop.app.inject({ url: '/api/graphql_middleware/query/CatalogueCollections?locale=pl' });
  assert.is(answer.statusCode, 500);
  const [event] = await context.collector.untilEvents(1);
  assert.is(event?.tags?.operation, 'CatalogueCollections');
  assert.is(event?.tags?.route, '/api/graphql_middleware/query/:name');
});

test('a database that is away is reported', async (context) => {
  context.failWith = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  assert.is((await context.shop.app.inject({ url: '/pl' })).statusCode, 503);
  const [event] = await context.collector.untilEvents(1);
  assert.is(event?.tags?.status, 503);
});

test('work in the background that fails is reported, and so is what needs attention', async (context) => {
  context.shop.app.log.error(
    { err: new Error('no mail'), outboxId: 3, kind: 'order-confirmation' },
    'outbox entry failed',
  );
  context.shop.app.log.error({ orderId: '17', outcome: 'paid-twice' }, 'payment needs attention');
  context.shop.app.log.warn({ err: new Error('only a warning') }, 'page served stale');
  const events = await context.collector.untilEvents(2);
  await context.reporter.flush();
  assert.is(events.length, 2);
  assert.equal(events[0]?.tags, { kind: 'order-confirmation' });
  assert.equal(events[0]?.contexts?.kasa, { outboxId: 3, log: 'outbox entry failed' });
  assert.is(events[1]?.message, 'payment needs attention');
});

test('answers of 3xx and 4xx are nobody’s fault and not reported', async ({ shop, collector, reporter }) => {
  const answers = await Promise.all([
    shop.app.inject({ url: '/' }),
    shop.app.inject({ url: '/pl/p/nowhere' }),
    shop.app.inject({ url: '/api/graphql_middleware/query/Nope' }),
    shop.app.inject({
      method: 'POST',
      url: '/api/graphql_middleware/mutation/CartAddLine',
      headers: json,
      payload: '{',
    }),
  ]);
  assert.equal(
    answers.map(({ statusCode }) => statusCode),
    [302, 404, 400, 400],
  );
  await reporter.flush();
  assert.equal(collector.bodies, []);
});

test('a flood of errors is cut off', async ({ collector }) => {
  const reporter = await createErrorReporter({ dsn: collector.dsn, environment: undefined, release: 'r' });
  for (let count = 0; count < REPORTS_A_MINUTE + 5; count++) {
    reporter.report({ error: new Error(`no ${count}`), level: 'error', tags: {}, details: {} });
    if (count % 20 === 0) await reporter.flush();
  }
  await reporter.flush();
  await collector.untilEvents(REPORTS_A_MINUTE);
  assert.is(collector.events.length, REPORTS_A_MINUTE);
});

whole(test)('a server that takes a report and says nothing is not waited for without end', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const dsn = `http://key@127.0.0.1:${port}/42`;
  const reporter = await createErrorReporter({ dsn, environment: undefined, release: 'r' });
  reporter.report({ error: new Error('unheard'), level: 'error', tags: {}, details: {} });
  const [connection] = (await once(silent, 'connection')) as [Socket];
  await once(connection, 'close');
  silent.close();
});

test('nothing but the report is the SDK’s business: it watches over nothing and instruments nothing', async () => {
  const events = ['uncaughtException', 'unhandledRejection', 'uncaughtExceptionMonitor', 'warning', 'exit'];
  const channels = ['http.client.request.created', 'http.server.request.start', 'undici:request:create', 'console.log'];
  const watchers = () => [
    events.map((event) => process.listenerCount(event)),
    channels.map((name) => channel(name).hasSubscribers),
    [console.error, globalThis.fetch, Function.prototype.toString],
  ];
  const before = watchers();
  const dsn = 'http://key@127.0.0.1:9/42';
  await createErrorReporter({ dsn, environment: undefined, release: 'r' });
  assert.equal(watchers(), before);
  assert.not.ok('__SENTRY_ORCHESTRION__' in globalThis, 'packages are rewritten as they are loaded');
  assert.not.ok(Symbol.for('opentelemetry.js.api.1') in globalThis, 'OpenTelemetry is set up');
});

test('flushing ends although nobody answers', async () => {
  const collector = await startCollector();
  const reporter = await createErrorReporter({ dsn: collector.dsn, environment: undefined, release: 'r' });
  await collector.close();
  reporter.report({ error: new Error('lost'), level: 'error', tags: {}, details: {} });
  await reporter.flush();
});

test('what nobody caught ends the process, and is reported first', async ({ collector }) => {
  const [loader, script] = [join(root, 'test/source-loader.ts'), join(root, 'test/reporting/throw-uncaught.ts')];
  const child = spawn(process.execPath, ['--import', loader, script, collector.dsn], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  assert.is(code, 1);
  const [event] = await collector.untilEvents(1);
  assert.is(event?.level, 'fatal');
  assert.is(event?.exception?.values[0]?.value, 'nobody caught [email]');
});

test.run();
