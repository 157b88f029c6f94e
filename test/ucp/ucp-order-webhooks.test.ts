// What platforms are told of orders: signed, only where they ask and the merchant tells, and again until they have heard it.
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { appendOrderEvents } from '#server/orders/order-store.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { insertRefund, saveRefundStatus } from '#server/payments/refund-store.ts';
import { createSigningKeys, FORMER_KEYS_MS } from '#server/secrets/signing-keys.ts';
import { createPlatformEffects, TELLING_MS } from '#server/ucp/webhooks/order-webhooks.ts';
import { ReceiverUnusable, type WebhookRequest } from '#server/webhooks/post-webhook.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopKeys, shopSettings, shopTime } from '../fixtures/a-shop.ts';
import { postForm } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPlatform, aProfile, type Platform } from '../fixtures/ucp/a-platform.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { faultsOf, type UcpVersionName, ucpVersions } from '../fixtures/ucp/read-schemas.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { buyer, fulfillment, origin } from './a-begun-checkout.ts';

type Context = { shop: ShopFixture; platform: Platform; clock: { now: Date } };
const test = suite<Context>('order webhooks of platforms');
const HOOK = 'https://hooks.example/orders?shop=1';

/** A profile that asks to be told, at this address. */
function asking(version: string, webhook_url: string): object {
  const profile = aProfile(version) as { ucp: { capabilities: Record<string, object[]> } };
  profile.ucp.capabilities['dev.ucp.shopping.order'] = [{ version, config: { webhook_url } }];
  return profile;
}

test.before(async (context) => {
  const answers = { ...Object.fromEntries(ucpVersions.map((version) => [`/asks-${version}`, asking(version, HOOK)])) };
  const others = {
    ...answers,
    '/http': asking('2026-08-25', HOOK.replace('https', 'http')),
    '/text': asking('2026-08-25', 'x'),
  };
  context.clock = { now: shopTime };
  context.platform = await aPlatform(
    Object.fromEntries(
      Object.entries(others).map(([path, profile]) => [path, (_, response) => response.end(JSON.stringify(profile))]),
    ),
  );
  context.shop = await aShop({
    ...{ profileFetchRules: context.platform.fetchRules, now: () => context.clock.now },
    settings: { ...shopSettings(['cash_on_delivery']), assistants: { isOpen: true, tellsPlatforms: true } },
  });
});
test.before.each(async ({ shop, clock }) => {
  clock.now = shopTime;
  await shop.database.db.deleteFrom('rate_limits').execute();
  await shop.database.db.deleteFrom('outbox').execute();
  await shop.change('assistants', { isOpen: true, tellsPlatforms: true });
});
test.after(async ({ shop, platform }) => {
  await shop.close();
  await platform.close();
});

let orders = 0;

/** An order that a platform's assistant led to; the id by which the platform asks for it. */
async function anOrder({ shop, platform }: Context, profile: string): Promise<string> {
  orders += 1;
  const { db } = shop.database;
  const handle = `ordered-${orders}`;
  const variant = await aProduct(db, { handle, title: `Ordered ${orders}` });
  const profileUrl = platform.profileUrl(profile);
  const context = { address_country: 'PL', language: 'pl' };
  const line_items = [{ item: { id: variant }, quantity: 1 }];
  const input = { context, line_items, buyer, fulfillment };
  const about = { transport: 'rest', profileUrl } as const;
  const { body } = await askAsPlatform(shop, { ...about, operation: 'create_checkout', input });
  const link = await shop.app.inject({ url: String(body.continue_url).replace(origin, '') });
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  const page = await shop.app.inject({ url: '/pl/checkout', headers: { cookie } });
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const fields = { token, ...address, email: `anna-${orders}@example.com`, expectedTotal: '15399' };
  await postForm(
    shop.app,
    '/pl/checkout',
    { ...fields, paymentMethod: 'cash_on_delivery', action: 'order' },
    { cookie },
  );
  const told = await askAsPlatform(shop, { ...about, operation: 'get_checkout', id: String(body.id) });
  return String((told.body.order as UcpBody).id);
}

/** One unit of the first line, and an amount that the provider did not give back. */
async function giveBack({ shop, clock }: Context, orderId: string): Promise<void> {
  const about = { orderId, intentId: 'pi_told', currency: 'PLN', cause: 'staff', reason: 'scratched' } as const;
  const line = { position: 0, quantity: 1, amountMinor: 12_900, costMinor: 0, isRestocked: false };
  await inTransaction(shop.database.db, async (tx) => {
    const refunds = [
      { amountMinor: 12_900, status: 'succeeded' as const, parts: { deliveryMinor: 0, lines: [line], vat: [] } },
      { amountMinor: 500, status: 'failed' as const },
    ];
    for (const [at, { status, ...refund }] of refunds.entries()) {
      const id = `00000000-0000-4000-8000-${String(orders).padStart(11, '0')}${at}`;
      await insertRefund(tx, { ...about, id, ...refund }, clock.now);
      await saveRefundStatus(tx, id, { status, stripeRefundId: null, failureReason: null, now: clock.now });
    }
    const told = { type: 'RefundSucceeded', refundId: 'r', intentId: 'pi_told', amountMinor: 12_900 } as const;
    await appendOrderEvents(tx, orderId, [told], 'test', clock.now);
  });
}

const signingKeysOf = ({ shop, clock }: Context) =>
  createSigningKeys({
    db: shop.database.db,
    now: () => clock.now,
    keys: readConfig({ KASA_SECRET: shopKeys.secret, KASA_DATA: shop.mediaDirectory }),
  });

/** Delivers what waits. `answer`: throws for a platform that is away. */
async function deliver(context: Context, answer: () => void = () => undefined): Promise<WebhookRequest[]> {
  const { shop, clock } = context;
  const { db } = shop.database;
  const sent: WebhookRequest[] = [];
  const send = async (request: WebhookRequest) => {
    sent.push(request);
    answer();
    return 200;
  };
  const now = () => clock.now;
  const services = { db, now, publicUrl: origin, signingKeys: signingKeysOf(context), send };
  await deliverOutbox({ db, now, log: silentLog, handlers: createPlatformEffects(services) });
  return sent;
}

/** Verified as the specification of the protocol has it, from the headers alone and the keys of the profile. */
async function isSigned({ shop }: Context, { url, headers, body }: WebhookRequest, at = '/.well-known/ucp') {
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

for (const version of ucpVersions) {
  test(`what was given back is told to a platform of ${version}, and stays when it failed`, async (context) => {
    const { shop, platform, clock } = context;
    const { db } = shop.database;
    const profile = `asks-${version}`;
    const id = await anOrder(context, profile);
    await deliver(context);
    const { id: orderId } = await db
      .selectFrom('orders')
      .select('id')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    await giveBack(context, orderId);
    const [sent] = await deliver(context);
    const about = { transport: 'rest', profileUrl: platform.profileUrl(profile) } as const;
    const asked = await askAsPlatform(shop, { ...about, operation: 'get_order', id });
    for (const body of [JSON.parse(sent?.body ?? '{}'), asked.body]) {
      assert.equal(faultsOf(body, { version: version as UcpVersionName, schema: 'shopping/order.json' }), []);
      assert.equal(
        body.adjustments.map(({ id: _id, ...adjustment }: UcpBody) => adjustment),
        [
          {
            ...{ type: 'refund', occurred_at: clock.now.toISOString(), status: 'completed' },
            ...{ line_items: [{ id: 'line-1', quantity: -1 }], totals: [{ type: 'total', amount: -12_900 }] },
          },
          {
            ...{ type: 'refund', occurred_at: clock.now.toISOString(), status: 'failed' },
            totals: [{ type: 'total', amount: -500 }],
          },
        ],
      );
      assert.not.match(JSON.stringify(body), 'scratched');
    }
  });
}

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
