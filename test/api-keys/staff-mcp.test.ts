// The staff's own assistants, by the Model Context Protocol: what a key opens of it, that nothing is written, and what stands
// in the log.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CALLS_A_MINUTE } from '#server/api-keys/key-visit.ts';
import { access } from '#server/graphql/office-access.generated.ts';
import { STAFF_MCP_PATH } from '#server/graphql/staff-mcp/staff-mcp-route.ts';
import { staffTools } from '#server/graphql/staff-mcp/staff-tools.ts';
import { isForKeys } from '#src/api-keys/key-rules.ts';
import type { OperationAccess } from '#src/staff/permissions.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { anApiKey } from './an-api-key.ts';

const test = suite<{ shop: ShopFixture }>('the office for the assistants of the staff');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'plakat', title: 'Plakat', onHand: 8 });
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

async function call(shop: ShopFixture, key: string | null, method: string, params?: object, headers: object = {}) {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: STAFF_MCP_PATH },
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
    payload: { jsonrpc: '2.0', id: 7, method, ...(params && { params }) },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const callTool = (shop: ShopFixture, key: string, name: string, given: object = {}) =>
  call(shop, key, 'tools/call', { name, arguments: given });

const namesIn = (body: { result: { tools: { name: string }[] } }) => body.result.tools.map(({ name }) => name);

const arguments_: Record<string, object> = {
  list_orders: { filters: { payment: 'paid', from: '2026-11-01' } },
  get_order: { number: 1001 },
  list_stock: { text: 'PLAKAT' },
  show_report: { name: 'sales', from: '2026-11-01', until: '2026-11-21' },
};

test('each tool is a query that a key may call: none of them writes', () => {
  for (const { name, operation } of staffTools) {
    assert.is(officeApi.operations[operation]?.kind, 'query', name);
    assert.ok(isForKeys(access[operation] as OperationAccess), name);
  }
});

test('a key sees and calls the tools of its permissions, and each call stands in the log under its name', async ({
  shop,
}) => {
  const { db } = shop.database;
  const key = await anApiKey(db, ['orders.read', 'stock.read', 'payments.read'], { name: 'Assistant' });
  const listed = await call(shop, key, 'tools/list');
  assert.equal(namesIn(listed.body), ['list_orders', 'get_order', 'list_stock', 'show_report']);
  assert.is(listed.body.result.cacheScope, 'private');
  for (const { name } of staffTools) {
    const { status, headers, body } = await callTool(shop, key, name, arguments_[name]);
    assert.is(status, 200, `${name}: ${JSON.stringify(body)}`);
    assert.equal(JSON.parse(body.result.content[0].text), body.result.structuredContent);
    assert.equal([headers['cache-control'], headers['set-cookie']], ['private, no-store', undefined]);
  }
  const stock = await callTool(shop, key, 'list_stock', arguments_.list_stock);
  assert.match(JSON.stringify(stock.body.result.structuredContent), '"onHand":8');
  const logged = await db.selectFrom('audit_log').select(['who', 'kind', 'subject']).orderBy('id').execute();
  assert.equal(
    logged.filter(({ kind }) => kind === 'key.asked'),
    [...staffTools.map(({ name }) => name), 'list_stock'].map((subject) => ({
      ...{ who: 'key Assistant', kind: 'key.asked', subject },
    })),
  );
});

test('a narrow key sees its own tools alone, and calling another is refused and logged', async ({ shop }) => {
  const { db } = shop.database;
  const key = await anApiKey(db, ['orders.read'], { name: 'Narrow' });
  assert.equal(namesIn((await call(shop, key, 'tools/list')).body), ['list_orders', 'get_order']);
  const { status, body } = await callTool(shop, key, 'list_stock');
  assert.equal([status, body.id, body.error.data.code], [403, 7, 'FORBIDDEN']);
  const last = await db.selectFrom('audit_log').select(['who', 'kind', 'subject']).orderBy('id', 'desc').execute();
  assert.equal(last[0], { who: 'key Narrow', kind: 'access.refused', subject: 'StockList' });
});

test('without a living key nothing is answered, whoever is signed in', async ({ shop }) => {
  const { db } = shop.database;
  const revoked = await anApiKey(db, ['orders.read'], { state: 'revoked' });
  const over = await anApiKey(db, ['orders.read'], { state: 'over' });
  const owner = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  for (const [key, headers] of [
    [null, {}],
    ['kasa_key_made-up', {}],
    [revoked, {}],
    [over, {}],
    [null, { cookie: owner.cookie }],
  ] as const) {
    const answer = await call(shop, key, 'tools/list', undefined, headers);
    assert.equal(
      [answer.status, answer.headers['www-authenticate'], answer.body.error.data.code],
      [401, 'Bearer', 'SIGNED_OUT'],
    );
  }
});

test('what is no request, no tool or no argument of one is answered in the form of the protocol', async ({ shop }) => {
  const key = await anApiKey(shop.database.db, ['orders.read', 'stock.read', 'payments.read']);
  const wrong: [name: string, given: unknown][] = [
    ['buy_everything', {}],
    ['StockList', {}],
    ['StockReceive', {}],
    ['get_order', {}],
    ['get_order', { number: '1001' }],
    ['get_order', { number: -1 }],
    ['get_order', []],
    ['list_orders', { filters: { payment: 'free' } }],
    ['list_orders', { filters: 'all' }],
    ['list_stock', { text: 5 }],
    ['list_stock', { text: 'x'.repeat(201) }],
    ['list_stock', { more: true }],
    ['show_report', { name: 'everything' }],
    ['show_report', { name: 'sales', from: 'yesterday' }],
  ];
  for (const [name, given] of wrong) {
    const { status, body } = await call(shop, key, 'tools/call', { name, arguments: given });
    assert.equal(
      [status, body.error?.code],
      [400, -32602],
      `${name} ${JSON.stringify(given)}: ${JSON.stringify(body)}`,
    );
  }
  assert.is((await call(shop, key, 'resources/list')).body.error.code, -32601);
  for (const payload of ['', '{', '[]', '"x"']) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const answer = await shop.app.inject({ method: 'POST', url: STAFF_MCP_PATH, headers, payload });
    assert.equal([answer.statusCode, answer.json().jsonrpc], [400, '2.0'], payload);
  }
  const greeted = await call(shop, key, 'initialize', { protocolVersion: '2025-11-25' });
  assert.is(greeted.body.result.protocolVersion, '2025-11-25');
});

test('a key asks so often a minute, and is told when to come again', async ({ shop }) => {
  const key = await anApiKey(shop.database.db, ['orders.read']);
  for (let asked = 0; asked < CALLS_A_MINUTE; asked += 1) await call(shop, key, 'ping');
  const { status, headers, body } = await call(shop, key, 'ping');
  assert.equal([status, body.error.data.code], [429, 'TOO_MANY_REQUESTS']);
  assert.ok(Number(headers['retry-after']) > 0);
});

test.run();
