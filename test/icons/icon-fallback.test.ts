// The servers that pages may ask for icons beside our own: none, unless the shop says so.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop } from '../fixtures/a-shop.ts';

async function readPages(iconFallback?: string) {
  const shop = await aShop({ ...(iconFallback && { iconFallback }) });
  const pages = await Promise.all(['/pl', '/pl/checkout'].map((url) => shop.app.inject({ url })));
  await shop.close();
  return pages.map(({ body, headers }) => ({
    meta: /<meta name="icon-fallback"[^>]*>/.exec(body)?.[0],
    connections: /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
  }));
}

test('a page names no public service, and its policy lets it connect to none', async () => {
  assert.equal(await readPages(), [
    { meta: undefined, connections: "'self'" },
    { meta: undefined, connections: "'self' http://localhost:3001" },
  ]);
});

test('where the browser may ask, every page names the service and its policy lets it', async () => {
  const meta = '<meta name="icon-fallback" content="https://icons.example">';
  assert.equal(await readPages('https://icons.example'), [
    { meta, connections: "'self' https://icons.example" },
    { meta, connections: "'self' https://icons.example http://localhost:3001" },
  ]);
});

test.run();
