// What the transports say beside answers: greetings, tools, and refusals of what is no request.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('transports for assistants');

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('assistants', { isOpen: true });
});
test.after(({ shop }) => shop.close());

type Part = { required?: string[] };
type Rpc = { method: string; params?: object; id?: number | null; headers?: Record<string, string> };

async function call({ app }: ShopFixture, { method, params, id = 1, headers = {} }: Rpc) {
  const payload = { jsonrpc: '2.0', method, ...(id !== null && { id }), ...(params && { params }) };
  const answer = await app.inject({ method: 'POST', url: '/ucp/mcp', headers, payload });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

test('a client that greets is greeted, in its own version where it is spoken', async ({ shop }) => {
  const versionOf = async (protocolVersion: string) =>
    (await call(shop, { method: 'initialize', params: { protocolVersion } })).body.result.protocolVersion;
  assert.is(await versionOf('2025-11-25'), '2025-11-25');
  assert.is(await versionOf('2025-06-18'), '2025-06-18');
  assert.is(await versionOf('1999-01-01'), '2025-11-25');
  const notified = await call(shop, { method: 'notifications/initialized', id: null });
  assert.equal(notified, { status: 202, body: null });
});

test('a client without a greeting discovers, lists the tools, and is told which versions there are', async ({
  shop,
}) => {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
  const headers = { 'mcp-protocol-version': '2026-07-28' };
  const discovered = await call(shop, { method: 'server/discover', params: { _meta }, headers });
  assert.ok(discovered.body.result.supportedVersions.includes('2026-07-28'));
  const { body } = await call(shop, { method: 'tools/list', params: { _meta }, headers });
  const tools = body.result.tools as { name: string; inputSchema: { required: string[]; properties: object } }[];
  assert.equal(
    tools.slice(0, 3).map(({ name }) => name),
    ['search_catalog', 'lookup_catalog', 'get_product'],
  );
  assert.equal(tools[0]?.inputSchema.required, ['catalog']);
  // The id stands beside what is sent, and is not asked for within it.
  for (const name of ['update_cart', 'update_checkout', 'complete_checkout']) {
    const schema = tools.find((tool) => tool.name === name)?.inputSchema;
    assert.ok(schema?.required.includes('id'), name);
    const payload = Object.values(schema?.properties ?? {}).at(-1) as Part & { allOf?: Part[] };
    const asked = [payload, ...(payload.allOf ?? [])].flatMap(({ required = [] }) => required);
    assert.not.ok(asked.includes('id'), name);
  }
  const unknown = await call(shop, { method: 'tools/list', headers: { 'mcp-protocol-version': '2099-01-01' } });
  assert.equal(
    [unknown.status, unknown.body.error.code, unknown.body.error.data.requested],
    [400, -32022, '2099-01-01'],
  );
  const other = await call(shop, {
    method: 'tools/list',
    params: { _meta },
    headers: { 'mcp-protocol-version': '2025-11-25' },
  });
  assert.equal([other.status, other.body.error.code], [400, -32020]);
});

test('what is no request is refused as one, whatever it is', async ({ shop }) => {
  const bodies = [
    '',
    '{',
    '[]',
    '"x"',
    '{"jsonrpc":"1.0","method":"ping","id":1}',
    '[{"jsonrpc":"2.0","method":"ping","id":1}]',
  ];
  for (const payload of bodies) {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/ucp/mcp', headers, payload });
    assert.is(answer.statusCode, 400, payload);
    assert.is(answer.json().jsonrpc, '2.0', payload);
  }
  const unknown = await call(shop, { method: 'resources/list' });
  assert.equal([unknown.status, unknown.body.error.code], [404, -32601]);
  const tool = await call(shop, { method: 'tools/call', params: { name: 'buy_everything', arguments: {} } });
  assert.is(tool.body.error.code, -32602);
});

const wrong: [operation: string, path: string, input: unknown][] = [
  ['search_catalog', 'search', []],
  ['search_catalog', 'search', { query: 5 }],
  ['search_catalog', 'search', { query: 'x'.repeat(501) }],
  ['search_catalog', 'search', { pagination: { limit: 0 } }],
  ['search_catalog', 'search', { pagination: { limit: '10' } }],
  ['search_catalog', 'search', { filters: { price: { min: '5' } } }],
  ['search_catalog', 'search', { filters: { price: { max: -1 } } }],
  ['search_catalog', 'search', { context: 'PL' }],
  ['search_catalog', 'search', { query: 'a\u0000b' }],
  ['lookup_catalog', 'lookup', {}],
  ['lookup_catalog', 'lookup', { ids: [] }],
  ['lookup_catalog', 'lookup', { ids: [5] }],
  ['lookup_catalog', 'lookup', { ids: Array.from({ length: 51 }, (_, number) => `${number}`) }],
  ['get_product', 'product', {}],
  ['get_product', 'product', { id: 'a', selected: [{ name: 5 }] }],
  ['get_product', 'product', { id: 'a', deep: [[[[[[[[[[[[]]]]]]]]]]]] }],
];

/** Those of what reads the schemas, which know nothing of the protocol. */
const librarysWords = /\b(?:Invalid input|expected|received|Too (?:big|small))\b/;

test('what the schemas refuse is answered 400 in the form of the protocol, over both transports', async ({ shop }) => {
  for (const [name, path, input] of wrong) {
    const rest = await shop.app.inject({ method: 'POST', url: `/ucp/v1/catalog/${path}`, payload: input as object });
    const said = `${name} ${JSON.stringify(input).slice(0, 80)}: ${rest.body}`;
    assert.is(rest.statusCode, 400, said);
    assert.is(rest.json().code, 'invalid_request', said);
    assert.not.match(rest.json().content, librarysWords, said);
    const mcp = await call(shop, { method: 'tools/call', params: { name, arguments: { catalog: input } } });
    assert.equal([mcp.status, mcp.body.error.code], [400, -32602], said);
    assert.equal(mcp.body.error.data, rest.json(), said);
  }
});

test('whoever is refused is told which field it was, what stands there and what to send', async ({ shop }) => {
  const { app } = shop;
  const told: [path: string, input: unknown, content: string][] = [
    ['catalog/search', [], 'The body (over MCP the argument catalog) is a list. Send an object.'],
    [
      'catalog/search',
      { query: 5, pagination: { limit: '10' } },
      'query is 5. Send a text. pagination.limit is a text. Send a number, without quotation marks.',
    ],
    ['catalog/lookup', {}, 'ids is missing. Send a list.'],
    [
      'carts',
      { line_items: [{ item: {}, quantity: 0 }] },
      'line_items[0].item.id is missing. Send a text. line_items[0].quantity is 0. Send at least 1.',
    ],
    ['checkout-sessions', {}, 'line_items and cart_id are missing. Send one of them.'],
  ];
  for (const [path, input, content] of told) {
    const answer = await app.inject({ method: 'POST', url: `/ucp/v1/${path}`, payload: input as object });
    assert.equal([answer.statusCode, answer.json()], [400, { code: 'invalid_request', content }], path);
  }
  const markup = await app.inject({
    ...({ method: 'POST', url: '/ucp/v1/carts', payload: '<cart/>' } as const),
    headers: { 'content-type': 'application/xml' },
  });
  assert.equal(markup.json(), { code: 'invalid_request', content: 'Send JSON, with Content-Type: application/json.' });
  const meta = { 'ucp-agent': { profile: 5 } };
  const named = await call(shop, { method: 'tools/call', params: { name: 'search_catalog', arguments: { meta } } });
  assert.equal(
    [named.status, named.body.error.data],
    [400, { code: 'invalid_request', content: 'meta["ucp-agent"].profile is 5. Send a text.' }],
  );
});

test('another method is answered 405 and which there are, an address without an operation 404, as JSON', async ({
  shop,
}) => {
  const asked = [
    ['GET', '/ucp/v1/catalog/search', 405, 'POST', 'method_not_allowed'],
    ['PATCH', '/ucp/v1/carts/x', 405, 'GET, PUT', 'method_not_allowed'],
    ['DELETE', '/ucp/v1/checkout-sessions', 405, 'POST', 'method_not_allowed'],
    ['GET', '/ucp/v1/nothing', 404, undefined, 'unknown_address'],
    ['POST', '/ucp/v1/carts/x/y/z', 404, undefined, 'unknown_address'],
  ] as const;
  for (const [method, url, status, allow, code] of asked) {
    const answer = await shop.app.inject({ method, url });
    assert.equal(
      [answer.statusCode, answer.headers.allow, answer.json().code],
      [status, allow, code],
      `${method} ${url}`,
    );
  }
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await shop.app.inject({ method, url: '/ucp/mcp' });
    assert.equal([answer.statusCode, answer.headers.allow, answer.json().jsonrpc], [405, 'POST', '2.0']);
  }
});

test('text that says nothing, or much, finds nothing and breaks nothing', async ({ shop }) => {
  for (const query of ['', '   ', "'; drop table products --", '%', '☃'.repeat(200), '\\u0000']) {
    const answer = await shop.app.inject({ method: 'POST', url: '/ucp/v1/catalog/search', payload: { query } });
    assert.is(answer.statusCode, 200, query);
  }
});

test.run();
