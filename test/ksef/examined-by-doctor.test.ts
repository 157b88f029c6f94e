// `kasa doctor` on KSeF: it asks it, compares clocks, and says what keeps the shop out.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { checkKsef } from '#server/doctor/check-ksef.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import { type KsefShop, openKsefShop } from './a-ksef-shop.ts';

type Context = { shop: KsefShop; relay: Server; aheadMs: number };
const test = suite<Context>('KSeF examined by the doctor');

test.before(async (context) => {
  context.shop = await openKsefShop();
  context.shop.time = new Date();
  context.aheadMs = 0;
  context.relay = await startRelay(context);
});
test.after(async ({ shop, relay }) => {
  relay.closeAllConnections();
  relay.close();
  await shop.close();
});

/** The sandbox's KSeF as a machine sees it whose clock is `aheadMs` ahead of it. */
async function startRelay(context: Context): Promise<Server> {
  const relay = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const body = Buffer.concat(chunks);
    const answer = await fetch(`${context.shop.sandbox.sandbox.origin}${request.url}`, {
      ...{ method: request.method ?? 'GET', headers: headers as Record<string, string> },
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      date: new Date(Date.now() - context.aheadMs).toUTCString(),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return relay;
}

async function examine({ shop, relay }: Context, env: Record<string, string> = {}): Promise<string[]> {
  const { port } = relay.address() as AddressInfo;
  const config = readConfig({ HOST: '127.0.0.1', SANDBOX_PORT: String(port), ...env });
  // The check looks at these two alone.
  const found = await checkKsef.run({ config, db: shop.db } as Patient);
  return found.map(({ status, says }) => `${status}: ${says}`);
}

test('a shop that is let in, whose clock is right, is told what it lacks for an outage', async (context) => {
  context.aheadMs = 0;
  const found = await examine(context);
  assert.ok(
    found.some((line) => line === "ok: agrees with KSeF's"),
    found.join('\n'),
  );
  assert.ok(found.some((line) => line.startsWith('warning: lets the shop in, and is the one for practice: sandbox')));
  assert.ok(found.some((line) => line.startsWith('warning: there is no certificate for offline invoices')));
});

test('a clock that is an hour off is a fault, and is said also where KSeF lets nobody in', async (context) => {
  context.aheadMs = 3_600_000;
  const isSaid = (line: string) => /^fault: is 36\d\d s ahead of KSeF's$/.test(line);
  assert.ok((await examine(context)).some(isSaid));
  const of = { nip: '5265877635', name: 'Another company' };
  const { certificate, key } = makeCompanyCertificate(of, 'authentication', { now: new Date() });
  const refused = await examine(context, { KSEF_CERTIFICATE: certificate, KSEF_KEY: key });
  assert.ok(refused.some(isSaid), refused.join('\n'));
  assert.not.ok(refused.some((line) => line.includes('lets the shop in')));
  context.aheadMs = 0;
});

test('a shop that sends nothing there is asked nothing', async (context) => {
  await context.shop.change({ ksef: 'off' });
  assert.equal(await examine(context), ['ok: nothing is sent there: the settings of invoices say so']);
});

test.run();
