// Pages without data, such as those that say what went wrong, are sent in the theme of whoever gets them.
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writePlainPage } from '#server/http/plain-page.ts';
import { createVisitorReader } from '#server/render/page-visitor.ts';
import { registerPlainPageTheme } from '#server/render/plain-page-theme.ts';

const page = writePlainPage({ locale: 'pl', title: 'Nie udało się', styles: [], headHtml: '', bodyHtml: '<p>Ż</p>' });
const others: Record<string, string | Buffer> = {
  '/mail': '<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Mail</title></head></html>',
  '/words': 'plain words',
  '/bytes': Buffer.from(page),
};

function anApp() {
  const app = Fastify();
  // Cookies are read by it.
  app.register(cookie);
  registerPlainPageTheme(app, createVisitorReader({ name: 'cart', path: '/' } as never, false));
  app.get('/failed', (_request, reply) => reply.code(503).type('text/html; charset=utf-8').send(page));
  for (const [path, body] of Object.entries(others)) app.get(path, (_request, reply) => reply.send(body));
  return app;
}

const ask = async (url: string, hint?: string, theme?: string) => {
  const headers = {
    ...(hint && { 'sec-ch-prefers-color-scheme': hint }),
    ...(theme && { cookie: `kasa_theme=${theme}` }),
  };
  return (await anApp().inject({ url, headers })).body;
};
const rootOf = async (hint?: string, theme?: string) =>
  /<html lang="pl"(.*?)>/.exec(await ask('/failed', hint, theme))?.[1];

test('the system’s dark is on the root where the browser says so, and a theme that was chosen in any case', async () => {
  assert.is(await rootOf('"dark"'), ' class="dark" data-system=""');
  assert.is(await rootOf('"light"'), '');
  assert.is(await rootOf(), '');
  assert.is(await rootOf('"dark"', 'light'), ' class="light"');
  assert.is(await rootOf(undefined, 'dark'), ' class="dark"');
});

test('nothing else of the page changes, and no other answer does', async () => {
  assert.is(await ask('/failed'), page);
  assert.is((await ask('/failed', '"dark"')).replace(' class="dark" data-system=""', ''), page);
  for (const [path, body] of Object.entries(others)) assert.is(await ask(path, '"dark"'), String(body), path);
});

test.run();
