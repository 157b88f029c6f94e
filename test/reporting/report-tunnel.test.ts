// Browsers' reports on their way through our own origin.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { REPORT_LIMIT_BYTES, REPORTS_A_MINUTE } from '#server/http/report-tunnel.ts';
import { readDsn } from '#server/reporting/sentry-dsn.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { type Collector, startCollector } from './report-collector.ts';

const test = suite<{ collector: Collector; shop: ShopFixture }>('report tunnel');

const eventId = 'a'.repeat(32);
const reporter = { report: () => undefined, flush: async () => undefined };

function envelope(dsn: string, items: [type: string, payload: object][]): string {
  const lines = items.flatMap(([type, payload]) => [JSON.stringify({ type }), JSON.stringify(payload)]);
  return [JSON.stringify({ event_id: eventId, dsn }), ...lines].join('\n');
}

const anEvent = {
  event_id: eventId,
  release: 'release-7',
  exception: { values: [{ type: 'Error', value: 'no jan@poczta.example' }] },
  user: { ip_address: '{{auto}}' },
};

test.before(async (context) => {
  context.collector = await startCollector();
  context.shop = await aShop({ reporting: { reporter, dsn: context.collector.dsn } });
});
test.before.each(({ collector }) => collector.forget());
test.after(({ shop }) => shop.close());

let visitor = 1;

/** Each from an address of its own, unless the test says which. */
function post({ app }: ShopFixture, payload: string, headers: Record<string, string> = {}, remoteAddress?: string) {
  visitor += 1;
  return app.inject({
    method: 'POST',
    remoteAddress: remoteAddress ?? `203.0.113.${visitor}`,
    url: '/api/report',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
}

test('a report is accepted, scrubbed once more, and passed on', async ({ shop, collector }) => {
  const answer = await post(shop, envelope(collector.dsn, [['event', anEvent]]));
  assert.is(answer.statusCode, 202);
  const [event] = await collector.untilEvents(1);
  assert.is(event?.exception?.values[0]?.value, 'no [email]');
  assert.is(event?.release, 'release-7');
  assert.not.match(collector.bodies.join(), 'ip_address');
});

test('replays and attachments stay behind', async ({ shop, collector }) => {
  const items: [string, object][] = [
    ['replay_event', { anything: 'replayed' }],
    ['event', anEvent],
    ['attachment', { anything: 'attached' }],
  ];
  assert.is((await post(shop, envelope(collector.dsn, items))).statusCode, 202);
  await collector.untilEvents(1);
  assert.not.match(collector.bodies.join(), /replayed|attached/);
});

test('refused are: another project, another host, no error, and what is no envelope', async ({ shop, collector }) => {
  const foreign = [
    collector.dsn.replace('/42', '/43'),
    collector.dsn.replace('key@', 'other@'),
    'https://key@sentry.elsewhere.example/42',
  ];
  for (const dsn of foreign) assert.is((await post(shop, envelope(dsn, [['event', anEvent]]))).statusCode, 400, dsn);
  const { dsn } = collector;
  for (const body of [
    envelope(dsn, []),
    envelope(dsn, [['session', {}]]),
    'nonsense',
    '{}\n{}\n{}',
    `{"dsn":"${dsn}"}`,
  ]) {
    assert.is((await post(shop, body)).statusCode, 400, body);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(collector.bodies, []);
});

test('a report from another site is refused', async ({ shop, collector }) => {
  const body = envelope(collector.dsn, [['event', anEvent]]);
  assert.is((await post(shop, body, { 'sec-fetch-site': 'cross-site' })).statusCode, 400);
  assert.is((await post(shop, body, { origin: 'https://elsewhere.example' })).statusCode, 400);
});

test('a report that is too large is refused', async ({ shop, collector }) => {
  const large = { ...anEvent, message: 'x'.repeat(REPORT_LIMIT_BYTES) };
  assert.is((await post(shop, envelope(collector.dsn, [['event', large]]))).statusCode, 413);
});

test('an address may report only so often', async ({ shop, collector }) => {
  const body = envelope(collector.dsn, [['event', anEvent]]);
  const statuses: number[] = [];
  for (let count = 0; count <= REPORTS_A_MINUTE; count++) {
    statuses.push((await post(shop, body, {}, '198.51.100.7')).statusCode);
  }
  assert.equal(statuses, [...Array(REPORTS_A_MINUTE).fill(202), 429]);
  assert.is((await post(shop, body, {}, '198.51.100.8')).statusCode, 202);
  await collector.untilEvents(REPORTS_A_MINUTE + 1);
});

test('without a DSN there is no tunnel, and pages say nothing of reports', async () => {
  const shop = await aShop();
  const answer = await post(shop, 'x');
  const page = await shop.app.inject({ url: '/pl' });
  await shop.close();
  assert.is(answer.statusCode, 404);
  assert.not.match(page.body, 'reportTo');
});

test('a page tells where its errors belong', async ({ shop, collector }) => {
  const page = await shop.app.inject({ url: '/pl' });
  assert.match(page.body, `"reportTo":{"dsn":"${collector.dsn}"}`);
});

test('a DSN is taken apart, and loses an old secret', () => {
  assert.equal(readDsn('https://key:secret@sentry.example:9000/folder/42'), {
    publicDsn: 'https://key@sentry.example:9000/folder/42',
    ingestUrl: 'https://sentry.example:9000/folder/api/42/envelope/?sentry_key=key&sentry_version=7',
  });
  for (const wrong of ['', 'x', 'https://sentry.example/42', 'https://key@sentry.example/', 'ftp://key@a.example/1']) {
    assert.is(readDsn(wrong), null, wrong);
  }
});

test('a Sentry that is away costs the browser nothing', async ({ shop, collector }) => {
  await collector.close();
  assert.is((await post(shop, envelope(collector.dsn, [['event', anEvent]]))).statusCode, 202);
});

test.run();
