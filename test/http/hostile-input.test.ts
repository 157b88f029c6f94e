// What honest clients never send, to every kind of address: a 4xx of ours with all headers, soon, and nothing written.
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { operations } from '#src/operations.generated.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('hostile input');

test.before(async (context) => {
  const reporter = { report: () => undefined, flush: async () => undefined };
  context.shop = await aShop({ reporting: { reporter, dsn: 'https://key@sentry.example/1' } });
  // Whoever is first waits for what is prepared once.
  for (const url of ['/pl', '/pl/search?q=a', '/pl/cart', '/pl/checkout', '/pl/x'])
    await context.shop.app.inject({ url });
});
test.after(({ shop }) => shop.close());

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const DEEP = 100_000;

const bodies: Record<string, string> = {
  'half a character': '{"locale":"pl","text":"\\ud800"}',
  'half a character as a key': '{"locale":"pl","\\udc00":1}',
  'a NUL': '{"locale":"pl","text":"\\u0000"}',
  'a NUL in JSON within a text': JSON.stringify({ patch: JSON.stringify({ product: { vendor: 'a\0b' } }) }),
  'lists nested 100,000 deep': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'objects nested 100,000 deep': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'a prototype': '{"locale":"pl","__proto__":{"isAdmin":true}}',
  'a constructor': '{"locale":"pl","constructor":{"prototype":{"isAdmin":true}}}',
  'an unknown variable': '{"locale":"pl","isAdmin":true}',
  'a list': '[1]',
  'a word': '"word"',
  nothing: '',
  'broken JSON': '{"locale":',
};

const forms: Record<string, string> = {
  'half a character': 'email=%ED%A0%80',
  'a NUL': 'email=%00',
  'a prototype': '__proto__=1&__proto__.isAdmin=1',
  'bytes that are no characters': 'email=%FF%FE',
  'a broken escape': 'email=%',
  'ten thousand fields': Array.from({ length: 1_600 }, (_, index) => `a${index}=b`).join('&'),
};

const posts = [
  ...Object.entries(operations).flatMap(([name, { kind }]) =>
    kind === 'mutation' ? [`/api/graphql_middleware/mutation/${name}`] : [],
  ),
  '/api/graphql_middleware/mutation/__proto__',
  '/api/vitals',
  '/api/report',
  '/api/stripe/webhook',
];
const queries = Object.entries(operations).flatMap(([name, { kind }]) => (kind === 'query' ? [name] : []));
const formPaths = ['/pl/cart', '/pl/checkout', '/pl/p/zubr', '/xx/cart'];
const unreadable = [
  ...['/pl/p/%FF', '/pl/p/%ED%A0%80', '/%', '/pl/order/%C0%80', '/pl/checkout/bank/%FF', '/media/%FF', '/assets/%FF'],
];
const absent = ['/media/none.jpg', '/media/..%2f..%2fetc%2fpasswd', '/assets/none.js', '/pl/nothing'];

const cases: [title: string, request: InjectOptions, statuses: readonly number[]][] = [
  ...posts.flatMap((url) =>
    Object.entries(bodies).map(
      ([what, payload]) =>
        [`${what} to ${url}`, { method: 'POST', url, headers: json, payload }, [400, 413, 415]] as never,
    ),
  ),
  ...queries.flatMap((name) =>
    Object.entries(bodies)
      .filter(([, body]) => body.length < 1_000)
      .map(([what, body]) => {
        const url = `/api/graphql_middleware/query/${name}?__variables=${encodeURIComponent(body)}`;
        return [`${what} to ${name}`, { url }, [400]] as never;
      }),
  ),
  ...formPaths.flatMap((url) =>
    Object.entries(forms).map(
      ([what, payload]) =>
        [`${what} to ${url}`, { method: 'POST', url, headers: form, payload }, [400, 403, 404]] as never,
    ),
  ),
  ...unreadable.map((url) => [url, { url }, [404]] as never),
  ...absent.map((url) => [url, { url }, [404]] as never),
  ...['/api/_nuxt_icon/%FF', '/api/graphql_middleware/query/%FF', '/api/_nuxt_icon/a.json?icons=%00'].map(
    (url) => [url, { url }, [400]] as never,
  ),
  ['/api/nothing', { url: '/api/nothing' }, [404]],
  ['a form to /api/nothing', { method: 'POST', url: '/api/nothing', headers: form, payload: 'a=b' }, [404]],
];

function assertOurs(title: string, answer: Awaited<ReturnType<ShopFixture['app']['inject']>>): void {
  const { headers } = answer;
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'x-kasa-release',
  ]) {
    assert.ok(headers[name], `${title}: no ${name}`);
  }
  assert.is(headers['x-content-type-options'], 'nosniff', title);
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (isPage) assert.match(answer.body, /^<!DOCTYPE html><html lang="/, title);
  else assert.ok(answer.json().error.code && answer.json().error.requestId, `${title}: ${answer.body}`);
}

/** How many rows each table holds, but for the one that counts tries. */
async function countRows({ db }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}

test('is refused with our own answer, and writes nothing', async ({ shop }) => {
  const before = await countRows(shop.database);
  let number = 0;
  for (const [title, request, statuses] of cases) {
    // Requests come from addresses of their own: nobody is to be refused for having asked too often.
    const remoteAddress = `198.51.${100 + Math.floor(number / 200)}.${(number++ % 200) + 1}`;
    const answer = await shop.app.inject({ ...request, remoteAddress });
    assert.ok(statuses.includes(answer.statusCode), `${title} is answered ${answer.statusCode}: ${answer.body}`);
    assertOurs(title, answer);
  }
  assert.equal(await countRows(shop.database), before);
});

test('a method that an address does not take is refused with those that it takes', async ({ shop }) => {
  const asked: [method: string, url: string, allow: string][] = [
    ['POST', '/pl', 'GET, HEAD'],
    ['DELETE', '/pl/cart', 'GET, HEAD, POST'],
    ['PUT', '/media/none.jpg', 'GET, HEAD'],
    ['PATCH', '/assets/none.js', 'GET, HEAD'],
    ['OPTIONS', '/pl/search', 'GET, HEAD'],
    ['TRACE', '/pl', 'GET, HEAD'],
    ['PROPFIND', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['GET', '/api/stripe/webhook', 'POST'],
    ['DELETE', '/api/vitals', 'POST'],
    ['PUT', '/api/graphql_middleware/mutation/CartAddLine', 'POST'],
  ];
  for (const [method, url, allow] of asked) {
    const answer = await shop.app.inject({ method: method as 'GET', url });
    assert.equal([answer.statusCode, answer.headers.allow], [405, allow], `${method} ${url}`);
    assertOurs(url, answer);
  }
});

test('a page that is refused speaks the language of its address', async ({ shop }) => {
  const absentPage = await shop.app.inject({ url: '/de/p/%FF' });
  assert.match(absentPage.body, '<html lang="de">');
  assert.match(absentPage.body, 'Diese Seite gibt es nicht');
  const refused = await shop.app.inject({ method: 'POST', url: '/nl' });
  assert.match(refused.body, 'Dit adres neemt geen formulieren aan');
});

test('cookies and headers that nobody can read are as good as none', async ({ shop }) => {
  for (const value of ['%FF', '%ED%A0%80', '\u00ff', 'a'.repeat(15_000), '__proto__']) {
    const cookie = `kasa_cart=${value}; kasa_locale=${value}; kasa_theme=${value}`;
    for (const url of ['/pl', '/pl/cart', '/pl/checkout']) {
      const headers = { cookie, 'accept-language': value, 'accept-encoding': value, 'if-none-match': value };
      assert.is((await shop.app.inject({ url, headers })).statusCode, 200, `${url} with ${value.slice(0, 20)}`);
    }
  }
});

test('half a character in a search is searched for as if it were none', async ({ shop }) => {
  for (const query of ['%ED%A0%80', '%FF', `${'a'.repeat(99)}%F0%9F%98%80`, '%5Cud800', '%25']) {
    const answer = await shop.app.inject({ url: `/pl/search?q=${query}` });
    assert.is(answer.statusCode, 200, query);
    assertOurs(query, answer);
  }
});

test('what is not HTTP is refused with our headers too', async ({ shop }) => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const requests: [sent: string, status: string][] = [
    ['nonsense\r\n\r\n', '400'],
    ['FOO / HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', '400'],
    ['POST /pl HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['GET /pl HTTP/1.1\r\n\r\n', '400'],
    ['GET /pl HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
    ['GET /pl HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n', '400'],
    ['GET /pl HTTP/1.1\r\nHost: a, b\r\n\r\n', '400'],
    ['GET http://b/pl HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['GET http://a/pl HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200'],
    ['GET http://a?x HTTP/1.1\r\nHost: A\r\nConnection: close\r\n\r\n', '302'],
    ['GET /pl HTTP/1.0\r\n\r\n', '200'],
  ];
  for (const [sent, status] of requests) {
    const answer = await sendRaw(port, sent);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), sent.slice(0, 40));
    assert.match(answer, /content-security-policy: default-src 'none'/);
    assert.match(answer, /nosniff/);
  }
});

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.run();
