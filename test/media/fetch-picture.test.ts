import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FetchRules } from '#server/http/outside/fetch-outside.ts';
import { isPublicAddress } from '#server/http/outside/public-address.ts';
import { fetchPicture } from '#server/media/fetch-picture.ts';

const test = suite<{ server: Server; port: number; asked: string[] }>('fetching a picture');

const answers: Record<string, RequestListener> = {
  '/kot.jpg': (_request, response) => response.end('miau'),
  '/gone.jpg': (_request, response) => response.writeHead(404).end('no cat'),
  '/to-kot': (_request, response) => response.writeHead(302, { location: '/kot.jpg' }).end(),
  '/to-private': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.7/' }).end(),
  '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/said-large': (_request, response) => response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001)),
  '/large': (_request, response) => {
    for (let part = 0; part < 11; part += 1) response.write('x'.repeat(100));
    response.end();
  },
  '/slow': (_request, response) => {
    response.write('x');
  },
  '/broken': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x');
    setTimeout(() => response.destroy(), 20);
  },
};

test.before(async (context) => {
  context.asked = [];
  context.server = createServer((request, response) => {
    context.asked.push(`${request.headers.host}${request.url}`);
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.port = (context.server.address() as AddressInfo).port;
});
test.before.each(({ asked }) => {
  asked.length = 0;
});
test.after(({ server }) => {
  server.closeAllConnections();
  server.close();
});

// The one public server of these tests stands on this machine.
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const resolve = async () => ['127.0.0.1'];

async function fetched(url: string, rules: FetchRules = {}) {
  const result = await fetchPicture(url, { resolve, isAllowed, maxBytes: 1000, ...rules });
  return result.ok ? result.value.toString() : result.error;
}

test('the bytes come from the address that the name has', async ({ port, asked }) => {
  assert.is(await fetched(`http://pictures.example:${port}/kot.jpg`), 'miau');
  assert.equal(asked, [`pictures.example:${port}/kot.jpg`]);
});

test('a redirect is followed, with the same rules at every step', async ({ port, asked }) => {
  assert.is(await fetched(`http://pictures.example:${port}/to-kot`), 'miau');
  assert.equal(await fetched(`http://pictures.example:${port}/to-private`), {
    kind: 'AddressRefused',
    host: '10.0.0.7',
  });
  assert.equal(await fetched(`http://pictures.example:${port}/to-file`), { kind: 'AddressRefused', host: 'file:' });
  asked.length = 0;
  assert.equal(await fetched(`http://pictures.example:${port}/round`), { kind: 'TooManyRedirects' });
  assert.is(asked.length, 4);
});

for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '169.254.169.254']) {
  test(`${host} is refused without a connection`, async ({ port, asked }) => {
    const refusal = await fetchPicture(`http://${host}:${port}/kot.jpg`);
    assert.is(refusal.ok ? 'fetched' : refusal.error.kind, 'AddressRefused');
    assert.equal(asked, []);
  });
}

test('a name is refused when any one of its addresses is private', async ({ port, asked }) => {
  const rules = { resolve: async () => ['93.184.215.14', '127.0.0.1'], isAllowed: isPublicAddress };
  const refusal = { kind: 'AddressRefused', host: 'pictures.example' };
  assert.equal(await fetched(`http://pictures.example:${port}/kot.jpg`, rules), refusal);
  assert.equal(asked, []);
});

test('a name that changes its mind is asked only once', async ({ port }) => {
  const given = [['127.0.0.1'], ['10.0.0.7']];
  const rules = { resolve: async () => given.shift() ?? [] };
  assert.is(await fetched(`http://pictures.example:${port}/kot.jpg`, rules), 'miau');
  assert.equal(given, [['10.0.0.7']]);
});

test('more bytes than allowed are not read, whatever the server said', async ({ port }) => {
  assert.equal(await fetched(`http://pictures.example:${port}/said-large`), { kind: 'TooManyBytes' });
  assert.equal(await fetched(`http://pictures.example:${port}/large`), { kind: 'TooManyBytes' });
});

test('a server that does not finish, and a name that never resolves, are given up', async ({ port }) => {
  assert.equal(await fetched(`http://pictures.example:${port}/slow`, { timeoutMs: 100 }), { kind: 'TooSlow' });
  const rules = { timeoutMs: 100, resolve: () => new Promise<string[]>(() => {}) };
  assert.equal(await fetched(`http://pictures.example:${port}/kot.jpg`, rules), { kind: 'TooSlow' });
});

test('what goes wrong is told apart', async ({ port }) => {
  assert.equal(await fetched(`http://pictures.example:${port}/gone.jpg`), { kind: 'AnswerRefused', status: 404 });
  assert.equal(await fetched(`http://pictures.example:${port}/broken`), {
    kind: 'ConnectionFailed',
    code: 'ECONNRESET',
  });
  assert.equal(await fetched('http://pictures.example:1/kot.jpg'), { kind: 'ConnectionFailed', code: 'ECONNREFUSED' });
  const rules = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  assert.equal(await fetched('http://none.example/', rules), { kind: 'HostUnknown', host: 'none.example' });
});

test.run();
