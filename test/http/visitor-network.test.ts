import Fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf, readTrustedProxies } from '#server/http/visitor-network.ts';
import { warnOfProxy } from '#server/http/warn-of-proxy.ts';
import { aShop } from '../fixtures/a-shop.ts';

const test = suite('the network of a visitor');

test('an address is read in every form that a proxy writes', () => {
  const forms: [text: string, network: string | null][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ];
  for (const [text, network] of forms) assert.is(networkOf(text), network, text);
});

test('what many visitors share, or nobody can read, is the network of none', () => {
  const shared = ['127.0.0.1', '10.0.0.1', '172.16.3.4:80', '192.168.1.1', '100.64.0.1', '169.254.1.1', '0.0.0.0'];
  const sharedV6 = ['::1', '[::1]:80', 'fe80::1%eth0', 'fd00::1', '::', '::ffff:10.0.0.1'];
  const unreadable = ['', 'unknown', '_hidden', 'banana:80', '[banana]', '1.2.3', '999.1.1.1', ':'.repeat(50), '[::1'];
  for (const text of [...shared, ...sharedV6, ...unreadable]) assert.is(networkOf(text), null, text);
});

test('a proxy is known by its address, its network or their name, with a port or without', () => {
  const trusts = readTrustedProxies('loopback, 10.0.0.0/8, 203.0.113.1, 2001:db8::/32');
  assert.type(trusts, 'function');
  if (!trusts) return;
  for (const text of ['127.0.0.1', '::1', '10.9.8.7:80', '::ffff:10.0.0.1', '203.0.113.1', '[2001:db8::1]:443']) {
    assert.is(trusts(text, 0), true, text);
  }
  for (const text of ['203.0.113.2', '11.0.0.1', '2001:db9::1', 'unknown', '']) assert.is(trusts(text, 0), false, text);
});

test('a network that cannot be read is no proxy to trust', () => {
  for (const text of ['banana', '10.0.0.0/99', '10.0.0.0/255.0.255.0']) assert.is(readTrustedProxies(text), null, text);
});

for (const proxies of ['127.0.0.1, 10.0.0.0/8', '2']) {
  test(`ports in X-Forwarded-For are in nobody's way, with TRUST_PROXY=${proxies}`, async () => {
    const shop = await aShop({ trustProxy: readTrustedProxies(proxies) ?? false });
    const ask = async (forwardedFor: string) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/graphql_middleware/mutation/CartAcceptChanges',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
        payload: '{"locale":"pl"}',
      });
      return answer.statusCode;
    };
    for (const address of ['203.0.113.9:4711', '[2001:db8::1]:4711', '2001:db8::1', 'unknown', '[', ':::', '"x"']) {
      assert.is(await ask(`${address}, 10.0.0.2:8080`), 200, address);
    }
    await shop.close();
  });
}

/** What is logged while requests come in at these seconds. */
async function logged(
  facts: { isSecure: boolean; isTrusting: boolean },
  requests: [second: number, headers: Record<string, string>][],
): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line).msg) } },
  });
  let second = 0;
  warnOfProxy(app, { ...facts, now: () => new Date(second * 1000) });
  app.get('/', async () => 'ok');
  for (const [at, headers] of requests) {
    second = at;
    await app.inject({ url: '/', headers });
  }
  await app.close();
  return lines;
}

const named = { 'x-forwarded-for': '203.0.113.9' };
const unknown = { isSecure: false, isTrusting: false };

test('a proxy that is not known of is spoken of at start and once a minute', async () => {
  assert.equal(await logged(unknown, [[1, {}]]), []);
  assert.is((await logged({ ...unknown, isSecure: true }, [])).length, 1);
  assert.is(
    (
      await logged(unknown, [
        [1, named],
        [2, named],
        [60, named],
      ])
    ).length,
    1,
  );
  assert.is(
    (
      await logged(unknown, [
        [1, named],
        [61, { forwarded: 'for=203.0.113.9' }],
      ])
    ).length,
    2,
  );
  const [line = ''] = await logged(unknown, [[1, named]]);
  assert.match(line, 'TRUST_PROXY');
});

test('a proxy that is configured is not warned of', async () => {
  assert.equal(await logged({ isSecure: true, isTrusting: true }, [[1, named]]), []);
});

test.run();
