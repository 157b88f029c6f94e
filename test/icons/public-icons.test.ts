// The public icon service as it is, as it fails and as it would be if somebody meant harm: a server on this machine.
import { createServer, type RequestListener } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CACHE_LIMIT_CHARACTERS,
  createPublicIcons,
  PUBLIC_LIMIT_BYTES,
  PUBLIC_TIMEOUT_MS,
  type PublicIcons,
} from '#server/icons/public-icons.ts';
import { sanitiseIconBody } from '#server/icons/sanitise-icon.ts';
import { KasaError } from '#src/errors.ts';

type Upstream = AsyncDisposable & { icons: PublicIcons; origin: string; asked: string[] };

async function anUpstream(answer: RequestListener): Promise<Upstream> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    asked,
    origin,
    icons: createPublicIcons({ origin, prefixes: ['logos', 'simple-icons'] }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const path = '<path d="M0 0h9v9z"/>';
const aCollection = (changed: object = {}) => ({ prefix: 'logos', icons: { stripe: { body: path } }, ...changed });
const sending =
  (body: unknown, status = 200): RequestListener =>
  (_, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function refusalOf(icons: PublicIcons, names = ['stripe']): Promise<string> {
  try {
    await icons.find('logos', names);
  } catch (error) {
    assert.instance(error, KasaError);
    assert.is((error as KasaError).code, 'SERVICE_UNAVAILABLE');
    return (error as Error).message;
  }
  return '';
}

test('the limits are those of the specification', () => {
  assert.is(PUBLIC_TIMEOUT_MS, 1_500);
  assert.is(PUBLIC_LIMIT_BYTES, 1_048_576);
  assert.is(CACHE_LIMIT_CHARACTERS, 2_000_000);
});

test('a collection that is not on the list is never asked for', async () => {
  await using upstream = await anUpstream(sending(aCollection()));
  assert.is(await upstream.icons.find('mdi', ['home']), null);
  assert.equal(upstream.asked, []);
});

test('icons are asked for by prefix and names, and only those are passed on', async () => {
  const extra = { stripe: { body: path }, other: { body: path } };
  await using upstream = await anUpstream(sending(aCollection({ icons: extra, width: 512, lastModified: 1 })));
  const answer = await upstream.icons.find('logos', ['nobody', 'stripe']);
  assert.equal(upstream.asked, ['/logos.json?icons=nobody%2Cstripe']);
  assert.equal(answer, { prefix: 'logos', icons: { stripe: { body: path } }, not_found: ['nobody'], width: 512 });
});

test('an alias is passed on as the icon that it stands for', async () => {
  const aliases = { s: { parent: 'stripe', width: 9 }, turned: { parent: 'stripe', rotate: 1 } };
  await using upstream = await anUpstream(sending(aCollection({ aliases })));
  const answer = await upstream.icons.find('logos', ['s', 'turned']);
  assert.equal(answer, { prefix: 'logos', icons: { s: { body: path, width: 9 } }, not_found: ['turned'] });
});

test('a redirect is not followed', async () => {
  await using elsewhere = await anUpstream(sending(aCollection()));
  await using upstream = await anUpstream((request, reply) => {
    reply.writeHead(302, { location: elsewhere.origin + request.url }).end();
  });
  assert.match(await refusalOf(upstream.icons), 'cannot be asked');
  assert.equal(elsewhere.asked, []);
});

test('an answer of another collection is refused', async () => {
  await using upstream = await anUpstream(sending(aCollection({ prefix: 'simple-icons' })));
  assert.match(await refusalOf(upstream.icons), 'not the collection');
});

for (const body of [
  null,
  7,
  [],
  {},
  { prefix: 'logos', icons: { 'A b': { body: path } } },
  { prefix: 'logos', icons: 1 },
]) {
  test(`an answer that is no collection is refused: ${JSON.stringify(body)}`, async () => {
    await using upstream = await anUpstream(sending(body));
    assert.match(await refusalOf(upstream.icons), 'not the collection');
  });
}

test('an answer over 1 MB is refused, whatever it says of its length', async () => {
  await using upstream = await anUpstream((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.write(JSON.stringify(aCollection()));
    reply.end(' '.repeat(PUBLIC_LIMIT_BYTES));
  });
  assert.match(await refusalOf(upstream.icons), 'over the limit');
});

test('nobody waits longer than the time-out', async () => {
  await using upstream = await anUpstream(() => undefined);
  const startedAt = performance.now();
  assert.match(await refusalOf(upstream.icons), 'timeout');
  assert.ok(performance.now() - startedAt >= PUBLIC_TIMEOUT_MS - 5);
});

test('a body that trickles in does not outlast the time-out either', async () => {
  await using upstream = await anUpstream((_, reply) => {
    reply.writeHead(200);
    reply.write('{');
  });
  assert.match(await refusalOf(upstream.icons), 'timeout');
});

test('what the service does not have is null; what it cannot say is an outage; neither is kept', async () => {
  let status = 404;
  await using upstream = await anUpstream((request, reply) => sending(aCollection(), status)(request, reply));
  assert.is(await upstream.icons.find('logos', ['stripe']), null);
  status = 500;
  assert.match(await refusalOf(upstream.icons), 'status 500');
  status = 200;
  assert.ok(await upstream.icons.find('logos', ['stripe']));
  assert.is(upstream.asked.length, 3);
});

test('an answer is kept and not asked for again', async () => {
  await using upstream = await anUpstream(sending(aCollection()));
  const first = await upstream.icons.find('logos', ['stripe']);
  assert.equal(await upstream.icons.find('logos', ['stripe']), first);
  assert.is(upstream.asked.length, 1);
});

test('an answer in which an icon is missing is not kept: it may be there tomorrow', async () => {
  await using upstream = await anUpstream(sending(aCollection()));
  for (const _ of [1, 2]) await upstream.icons.find('logos', ['nobody', 'stripe']);
  assert.is(upstream.asked.length, 2);
});

test('the cache forgets what was used longest ago rather than grow', async () => {
  const large = 'M0 0h9v9z'.repeat(80_000);
  await using upstream = await anUpstream((request, reply) => {
    const name = new URL(request.url ?? '', 'http://x').searchParams.get('icons') ?? '';
    sending(aCollection({ icons: { [name]: { body: `<path d="${large}"/>` } } }))(request, reply);
  });
  for (const name of ['a', 'b', 'a', 'c']) await upstream.icons.find('logos', [name]);
  assert.is(upstream.asked.length, 3);
  await upstream.icons.find('logos', ['a']);
  assert.is(upstream.asked.length, 3);
  await upstream.icons.find('logos', ['b']);
  assert.is(upstream.asked.length, 4);
});

test('no more than four questions are asked at once', async () => {
  await using upstream = await anUpstream(() => undefined);
  const waiting = ['a', 'b', 'c', 'd'].map((name) => refusalOf(upstream.icons, [name]));
  assert.match(await refusalOf(upstream.icons, ['e']), 'too many');
  await Promise.all(waiting);
});

test('a script in a body does not get through', async () => {
  const body = `<script>alert(1)</script><g onclick="alert(1)">${path}</g>`;
  await using upstream = await anUpstream(sending(aCollection({ icons: { stripe: { body } } })));
  const answer = await upstream.icons.find('logos', ['stripe']);
  assert.is(answer?.icons.stripe?.body, `<g>${path}</g>`);
});

const harmful: [body: string, left: string][] = [
  ['<style>*{display:none}</style><path d="M0 0"/>', '<path d="M0 0"/>'],
  ['<foreignObject><p onclick="a()">x</p></foreignObject>', ''],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<path d="M0 0"/>'],
  ['<image href="https://elsewhere.example/a.png"/>', ''],
  ['<use href="https://elsewhere.example/a.svg#a"/>', '<use/>'],
  ['<use xlink:href="data:image/svg+xml,a"/>', '<use/>'],
  ['<animate attributeName="href" to="javascript:a()"/>', ''],
  ['<path style="fill:url(https://elsewhere.example)" d="M0 0"/>', '<path d="M0 0"/>'],
  ['<path fill="url(https://elsewhere.example)" d="M0 0"/>', '<path d="M0 0"/>'],
  ['<path fill="u\\72l(https://elsewhere.example)" d="M0 0"/>', '<path d="M0 0"/>'],
  ['</svg><img src=x onerror=alert(1)>', ''],
  ['<ScRiPt>alert(1)</ScRiPt>', ''],
];

for (const [body, left] of harmful) {
  test(`of ${body} is left: ${left || 'nothing'}`, () => {
    assert.is(sanitiseIconBody(body), left);
  });
}

test('a harmless drawing stays as it is, with its capitals', () => {
  const body =
    '<defs><linearGradient id="a" x1="0" gradientUnits="userSpaceOnUse"><stop offset="0%" stop-color="#fff"/></linearGradient><clipPath id="b"><path d="M0 0"/></clipPath></defs><g clip-path="url(#b)" transform="scale(2)"><path fill="url(#a)" fill-rule="evenodd" d="M0 0h9"/><use href="#a"/></g>';
  assert.is(sanitiseIconBody(body), body);
});

test.run();
