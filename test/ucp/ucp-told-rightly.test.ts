// What an assistant tells its person has to be so: of free delivery, of nothing, of an order in another language.
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { askAsPlatform, faultsOfAnswer, transports, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { fulfillment } from './a-begun-checkout.ts';
import { anOrder, suiteOfTelling, type TellingContext } from './a-telling-shop.ts';

const test = suiteOfTelling('what assistants are told');

test.before(async ({ shop }) => {
  const code = { created_at: shopTime, updated_at: shopTime, code: 'DARMOWA', scope: 'everything' } as const;
  await shop.database.db
    .insertInto('discount_codes')
    .values({ ...code, kind: 'free_delivery' })
    .execute();
});

const polish = { address_country: 'PL', language: 'pl' };

function ask({ shop, platform }: TellingContext, operation: string, input: object, id?: string) {
  const profileUrl = platform.profileUrl('2026-08-25');
  return askAsPlatform(shop, { transport: 'rest', profileUrl, operation, input, ...(id && { id }) });
}

test('a code of free delivery says what it does, and the totals have it', async (context) => {
  const variant = await aProduct(context.shop.database.db, { handle: 'darmowa', title: 'Darmowa' });
  const line_items = [{ item: { id: variant }, quantity: 1 }];
  const input = { context: polish, line_items, fulfillment, discounts: { codes: ['DARMOWA'] } };
  const { body } = await ask(context, 'create_checkout', input);
  assert.equal(faultsOfAnswer(body, 'create_checkout', '2026-08-25'), []);
  const applied = [{ code: 'DARMOWA', title: 'DARMOWA: darmowa dostawa', amount: 0 }];
  assert.equal(body.discounts, { codes: ['DARMOWA'], applied });
  const totals = body.totals as { type: string; amount: number }[];
  assert.is(totals.find(({ type }) => type === 'fulfillment')?.amount, 0);
});

test('a checkout without products costs nothing', async (context) => {
  const variant = await aProduct(context.shop.database.db, { handle: 'nic', title: 'Nic' });
  const line_items = [{ item: { id: variant }, quantity: 1 }];
  const { body } = await ask(context, 'create_checkout', { context: polish, line_items, fulfillment });
  const empty = (await ask(context, 'update_checkout', { line_items: [], fulfillment }, String(body.id))).body;
  assert.equal(faultsOfAnswer(empty, 'update_checkout', '2026-08-25'), []);
  assert.equal(empty.totals, [
    { type: 'subtotal', amount: 0 },
    { type: 'total', amount: 0 },
  ]);
});

test('an order speaks the language in which it was ordered', async (context) => {
  const id = await anOrder(context, '2026-08-25');
  const polishOrder = (await ask(context, 'get_order', {}, id)).body;
  assert.match(String(polishOrder.permalink_url), '/pl/order/');
  await context.shop.database.db.updateTable('orders').set({ locale: 'de' }).execute();
  const { body } = await ask(context, 'get_order', {}, id);
  assert.match(String(body.permalink_url), '/de/order/');
  assert.match(String((body.messages as UcpBody[])[0]?.content), 'Bestellung');
});

test('a cursor that the shop has not given is refused, and begins nothing anew', async ({ shop }) => {
  for (const transport of transports) {
    for (const cursor of ['eyJhIjoxfQ', 'x']) {
      const input = { context: polish, pagination: { cursor } };
      const refused = await askAsPlatform(shop, { operation: 'search_catalog', input, transport });
      assert.equal([refused.status, refused.body.code], [400, 'invalid_request']);
      assert.match(String(refused.body.content), 'cursor');
    }
    const input = { context: polish, pagination: { limit: 1 } };
    const { body } = await askAsPlatform(shop, { operation: 'search_catalog', input, transport });
    const { cursor } = body.pagination as { cursor: string };
    const next = { ...input, pagination: { limit: 1, cursor } };
    const second = await askAsPlatform(shop, { operation: 'search_catalog', input: next, transport });
    assert.is.not((second.body.products as UcpBody[])[0]?.id, (body.products as UcpBody[])[0]?.id);
  }
});

test('over MCP broken JSON is a parse error, and a browser that asks first is told what the address takes', async ({
  shop,
}) => {
  const broken = await shop.app.inject({
    ...{ method: 'POST', url: '/ucp/mcp', payload: '{"jsonrpc":', headers: { 'content-type': 'application/json' } },
  });
  const { error, id } = broken.json();
  assert.equal([broken.statusCode, error.code, id], [400, -32700, null]);
  const asked = await shop.app.inject({ method: 'OPTIONS', url: '/ucp/mcp' });
  assert.equal([asked.statusCode, asked.body, asked.headers.allow], [204, '', 'POST, OPTIONS']);
  assert.is(asked.headers['access-control-allow-origin'], undefined);
});

test.run();
