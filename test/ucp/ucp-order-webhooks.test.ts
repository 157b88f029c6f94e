// What platforms are told of orders: signed, only where they ask and the merchant tells, and again until they have heard it.
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { findOrderId } from '#server/orders/order-links.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { FORMER_KEYS_MS } from '#server/secrets/signing-keys.ts';
import { createPlatformEffects, TELLING_MS } from '#server/ucp/webhooks/order-webhooks.ts';
import { ReceiverUnusable, type WebhookRequest } from '#server/webhooks/post-webhook.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { faultsOf, type UcpVersionName, ucpVersions } from '../fixtures/ucp/read-schemas.ts';
import { root } from '../source-imports.ts';
import { codesIn, origin } from './a-begun-checkout.ts';
import { anOrder, deliver, HOOK, signingKeysOf, suiteOfTelling, type TellingContext } from './a-telling-shop.ts';

const test = suiteOfTelling('order webhooks of platforms');

/** Verified as the specification of the protocol has it, from the headers alone and the keys of the profile. */
async function isSigned({ shop }: TellingContext, { url, headers, body }: WebhookRequest, at = '/.well-known/ucp') {
  const profile = (await shop.app.inject(at)).json();
  const keys = (profile.keys ?? profile.signing_keys) as (JsonWebKey & { kid: string })[];
  const [, parameters = ''] = /^sig1=(.*)$/.exec(headers['signature-input'] ?? '') ?? [];
  const [, names = '', kid] = /^\(([^)]*)\);created=\d+;keyid="([^"]+)"$/.exec(parameters) ?? [];
  const key = keys.find((each) => each.kid === kid);
  const address = new URL(url);
  const derived: Record<string, string> = {
    ...{ '@method': 'POST', '@authority': address.host, '@path': address.pathname, '@query': address.search },
  };
  const covered = names.split(' ').map((name) => name.slice(1, -1));
  for (const name of ['@method', '@authority', '@path', '@query', 'content-digest', 'content-type', 'ucp-agent']) {
    assert.ok(covered.includes(name), name);
  }
  assert.ok(covered.includes('idempotency-key'));
  assert.is(headers['content-digest'], `sha-256=:${createHash('sha256').update(body).digest('base64')}:`);
  const lines = [...covered.map((name) => `"${name}": ${derived[name] ?? headers[name]}`)];
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n');
  const [, signature = ''] = /^sig1=:(.*):$/.exec(headers.signature ?? '') ?? [];
  if (!key) return false;
  const publicKey = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(base), publicKey, Buffer.from(signature, 'base64'));
}

const newestVariant = async ({ shop }: TellingContext) =>
  (
    await shop.database.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select('variant_id')
      .orderBy('orders.number', 'desc')
      .executeTakeFirst()
  )?.variant_id;

for (const version of ucpVersions) {
  test(`a platform of ${version} that asks is told of the order, signed, without who ordered`, async (context) => {
    const id = await anOrder(context, `asks-${version}`);
    const sent = await deliver(context);
    assert.ok(sent.length > 0);
    for (const request of sent) {
      assert.is(request.url, HOOK);
      const body = JSON.parse(request.body);
      assert.equal(faultsOf(body, { version: version as UcpVersionName, schema: 'shopping/order.json' }), []);
      assert.equal([body.id, body.ucp.version], [id, version]);
      assert.equal(codesIn(body), ['payment_later']);
      const items = body.line_items.map(({ item }: { item: { id: string } }) => item.id);
      assert.equal(items, [await newestVariant(context)], 'as the cart named it');
      assert.not.match(request.body, /Kowalski|Nowak|@example\.com|Długa/);
      assert.match(String(request.headers['webhook-id']), /^[0-9a-f-]{36}$/);
      const at = version === '2026-08-25' ? '/.well-known/ucp' : `/.well-known/ucp/${version}`;
      assert.ok(await isSigned(context, request, at));
      const changed = { ...request, headers: { ...request.headers, 'webhook-id': crypto.randomUUID() } };
      assert.not(await isSigned(context, changed, at), 'a repeat under another id is no repeat');
    }
    assert.equal(await deliver(context), [], 'and only once');
  });
}

test('the program in the guide knows what the shop sent from what it did not', async (context) => {
  const guide = await readFile(join(root, 'server/guides/developers-ucp.md'), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
  const path = join(await mkdtemp(join(tmpdir(), 'kasa-guide-')), 'verify.mjs');
  await writeFile(path, program);
  const { isFromShop } = await import(pathToFileURL(path).href);
  await anOrder(context, 'asks-2026-08-25');
  const [sent] = await deliver(context);
  assert.ok(sent);
  const { keys } = (await context.shop.app.inject('/.well-known/ucp')).json();
  const now = shopTime.getTime();
  const request = { method: 'POST', ...sent };
  assert.ok(isFromShop(request, keys, now));
  const headers = { ...sent.headers, 'webhook-id': crypto.randomUUID() };
  for (const other of [
    { ...request, body: `${sent.body} ` },
    { ...request, headers },
    { ...request, url: `${sent.url}/elsewhere` },
    { ...request, headers: { ...sent.headers, signature: '' } },
    { ...request, headers: {} },
  ]) {
    assert.not(isFromShop(other, keys, now), JSON.stringify(other).slice(0, 200));
  }
  assert.not(isFromShop(request, [], now), 'of a key that is not in the profile');
  assert.not(isFromShop(request, keys, now + 301_000), 'too old');
});

test('what was sent stays told when it has been delivered', async (context) => {
  const { shop, clock } = context;
  const { db } = shop.database;
  const id = await anOrder(context, 'asks-2026-08-25');
  const services = { db, now: () => clock.now };
  const orderId = (await findOrderId(db, id)) ?? '';
  const parcel = { orderId, carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, parcel)).ok);
  await deliver(context);
  clock.now = new Date(shopTime.getTime() + 3_600_000);
  assert.ok((await markDelivered(services, { orderId, parcel: null })).ok);
  const body = JSON.parse((await deliver(context)).at(-1)?.body ?? '{}');
  assert.equal(faultsOf(body, { version: '2026-08-25', schema: 'shopping/order.json' }), []);
  const events: Record<string, unknown>[] = body.fulfillment.events;
  assert.equal(
    events.map((event) => [event.id, event.type, event.occurred_at]),
    [
      ['parcel-1', 'shipped', shopTime.toISOString()],
      ['parcel-1-delivered', 'delivered', clock.now.toISOString()],
    ],
  );
});

test('nobody is told who does not ask, asks for what is no address of TLS, or of a shop that tells nobody', async (context) => {
  for (const profile of ['2026-08-25', 'http', 'text']) {
    await anOrder(context, profile);
    assert.equal(await deliver(context), [], profile);
  }
  await anOrder(context, 'asks-2026-08-25');
  await context.shop.change('assistants', { isOpen: true, tellsPlatforms: false });
  assert.equal(await deliver(context), [], 'switched off since');
  assert.equal((await context.shop.app.inject('/.well-known/ucp')).json().keys, []);
  await anOrder(context, 'asks-2026-08-25');
  await context.shop.change('assistants', { isOpen: true, tellsPlatforms: true });
  assert.equal(await deliver(context), [], 'a cart of when nobody was told');
});

test('a platform that is away is told again, with the same id, and given up after three days', async (context) => {
  await anOrder(context, 'asks-2026-08-25');
  const fail = () => {
    throw new ReceiverUnusable('the receiver answered 503', { status: 503 });
  };
  const [first] = await deliver(context, fail);
  assert.equal(await deliver(context), [], 'not at once');
  context.clock.now = new Date(shopTime.getTime() + 3_600_000);
  const again = await deliver(context);
  assert.ok(again.some(({ headers }) => headers['webhook-id'] === first?.headers['webhook-id']));
  await anOrder(context, 'asks-2026-08-25');
  await deliver(context, fail);
  context.clock.now = new Date(context.clock.now.getTime() + TELLING_MS + 1);
  assert.equal(await deliver(context), []);
});

test('an address within a network is not called', async (context) => {
  const { shop, clock } = context;
  const { db } = shop.database;
  await anOrder(context, 'asks-2026-08-25');
  let calls = 0;
  const within = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => within.listen(0, '127.0.0.1', resolve));
  const { port } = within.address() as AddressInfo;
  await db
    .updateTable('assistant_orders')
    .set({ webhook_url: `https://127.0.0.1:${port}/` })
    .execute();
  const services = { db, now: () => clock.now, publicUrl: origin, signingKeys: signingKeysOf(context) };
  const delivered = await deliverOutbox({ ...services, log: silentLog, handlers: createPlatformEffects(services) });
  await new Promise((resolve) => within.close(resolve));
  assert.equal([delivered, calls], [0, 0]);
  const { attempts } = await db
    .selectFrom('outbox')
    .select('attempts')
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  assert.is(attempts, 1);
});

test('a new key signs at once, and the one before it verifies for thirty days more', async (context) => {
  await anOrder(context, 'asks-2026-08-25');
  const [before] = await deliver(context);
  assert.ok(before);
  const signingKeys = signingKeysOf(context);
  const kid = await signingKeys.renew();
  assert.is((await signingKeys.take()).kid, kid);
  assert.equal((await signingKeys.listPublic()).length, 2);
  assert.ok(await isSigned(context, before));
  await anOrder(context, 'asks-2026-08-25');
  const [after] = await deliver(context);
  assert.match(String(after?.headers['signature-input']), `keyid="${kid}"`);
  context.clock.now = new Date(shopTime.getTime() + FORMER_KEYS_MS);
  assert.equal(
    (await signingKeys.listPublic()).map((key) => key.kid),
    [kid],
  );
  const kept = await context.shop.database.db.selectFrom('secrets').selectAll().execute();
  assert.not.match(JSON.stringify(kept), '"d"');
});

test.run();
