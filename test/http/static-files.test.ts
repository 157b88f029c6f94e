import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { registerStaticFiles } from '#server/http/static-files.ts';

const test = suite<{ folder: string; app: FastifyInstance }>('static files');

test.before(async (context) => {
  const above = mkdtempSync(join(tmpdir(), 'kasa-assets-'));
  writeFileSync(join(above, 'secret.js'), 'not for anybody');
  context.folder = mkdtempSync(join(above, 'assets-'));
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(context.folder, `page-1.js${ending}`), `page${ending}`);
  writeFileSync(join(context.folder, 'letters-1.woff2'), 'letters');
  context.app = Fastify();
  await registerStaticFiles(context.app, context.folder);
});
test.after(async ({ app, folder }) => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true });
});

test('a file is sent in the smallest form that the browser takes, to be kept for a year', async ({ app }) => {
  const ask = (encodings: string) =>
    app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': encodings } });
  const answers = [await ask('gzip, br'), await ask('gzip'), await ask('')];
  assert.equal(
    answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['content-encoding'], headers.vary]),
    [
      [200, 'page.br', 'br', 'accept-encoding'],
      [200, 'page.gz', 'gzip', 'accept-encoding'],
      [200, 'page', undefined, 'accept-encoding'],
    ],
  );
  for (const { headers } of answers) {
    assert.is(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(headers['content-type']), 'javascript');
  }
});

test('a file without compressed forms is sent as it is, also to HEAD', async ({ app }) => {
  const asked = { url: '/assets/letters-1.woff2', headers: { 'accept-encoding': 'gzip, br' } };
  assert.is((await app.inject(asked)).body, 'letters');
  const head = await app.inject({ ...asked, method: 'HEAD' });
  assert.equal([head.statusCode, head.body, head.headers['content-length']], [200, '', '7']);
});

test('nothing outside of the folder is sent, nor a list of it', async ({ app }) => {
  const names = [
    '',
    '.',
    '..',
    '%2e%2e%2fsecret.js',
    '..%5csecret.js',
    '%252e%252e%252fsecret.js',
    'missing.js',
    '%00',
    '%',
  ];
  for (const name of names) {
    const { statusCode, body } = await app.inject(`/assets/${name}`);
    assert.ok(statusCode >= 400 && statusCode < 500, `${name}: ${statusCode}`);
    assert.not.match(body, 'not for anybody');
    assert.not.match(body, 'page-1');
  }
});

test.run();
