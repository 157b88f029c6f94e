// Serves one of the checkout pages beside it from an origin of its own, under the content security policy of the shop's checkout.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sandboxBrowserEntries } from '#server/sandbox/browser-entries.ts';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const font = join(root, 'src/ui/fonts/outfit.woff2');

const styles = `
@font-face { font-family: Outfit; src: url(/outfit.woff2); font-weight: 100 900; }
:root { color-scheme: light; --ground: #fbf8f2; --raised: #fff; --ink: #17130e; --line: #e4dccd; --accent: #c8371f; --soft: #5e564b; }
:root.dark { color-scheme: dark; --ground: #141210; --raised: #1d1a17; --ink: #f4efe6; --line: #37312a; --accent: #ff6a4d; --soft: #b3a999; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Outfit, sans-serif; }
main { width: min(440px, calc(100vw - 32px)); margin: 32px auto; }
label { display: block; margin: 0 0 6px; font-size: 14px; color: var(--soft); }
form { margin-top: 24px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-top: 16px; }
.StripeElement { padding: 13px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
.StripeElement--focus { border-color: #2443b8; box-shadow: 0 0 0 3px rgb(36 67 184 / .18); }
.StripeElement--invalid { border-color: var(--accent); }
#problem { min-height: 24px; margin: 12px 0; color: var(--accent); font-size: 14px; }
button { padding: 12px 20px; border: 0; border-radius: 10px; background: var(--ink); color: var(--ground); font: inherit; font-weight: 600; }
`;

export type CardCheckout = TestSandbox & { shopUrl: string; closeAll(): Promise<void> };

export async function openCardCheckout(
  page: 'card-checkout' | 'method-checkout',
  now?: () => Date,
): Promise<CardCheckout> {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-sandbox-'));
  const shared = { bundle: true, format: 'iife', outdir: directory, absWorkingDir: root, logLevel: 'error' } as const;
  await build({ ...shared, entryPoints: sandboxBrowserEntries });
  await build({
    ...shared,
    entryPoints: { checkout: `test/sandbox/browser/${page}.tsx` },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });

  const shop = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    if (pathname === '/checkout.js')
      return response.setHeader('content-type', 'text/javascript').end(await readFile(join(directory, 'checkout.js')));
    if (pathname === '/checkout.css') return response.setHeader('content-type', 'text/css').end(styles);
    if (pathname === '/outfit.woff2') {
      // Fonts cross an origin only with this header: the fields live on the sandbox's.
      return response.setHeader('access-control-allow-origin', '*').end(await readFile(font));
    }
    if (pathname === '/intent') {
      const intent = await opened.stripe.paymentIntents.create({
        amount: 12900,
        currency: searchParams.get('currency') ?? 'pln',
        allowed_payment_method_types: [searchParams.get('method') ?? 'card'],
      });
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ clientSecret: intent.client_secret }));
    }
    const { origin } = opened.sandbox;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}; connect-src 'self' ${origin}; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
    );
    response.end(`<!doctype html><html lang="en" data-sandbox-origin="${origin}" data-locale="${searchParams.get('locale') ?? 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Checkout</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/checkout.css">
<script defer src="/checkout.js"></script></head><body><div id="root"></div></body></html>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  const shopUrl = `http://127.0.0.1:${port}`;
  const opened = await openTestSandbox({ assetsDirectory: directory, shopOrigin: shopUrl, ...(now && { now }) });
  return {
    ...opened,
    shopUrl,
    async closeAll() {
      shop.closeAllConnections();
      shop.close();
      await opened.close();
      await rm(directory, { recursive: true });
    },
  };
}
