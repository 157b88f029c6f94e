// What somebody may try who means no good: writes without end, links that are played again, prices of yesterday, products
// that nobody may see.
import * as assert from 'uvu/assert';
import { WRITES_OF_ADDRESS, WRITES_OF_PLATFORM } from '#server/ucp/carts/count-writes.ts';
import { REQUESTS_A_MINUTE } from '#server/ucp/register-ucp.ts';
import { whole } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { postForm, textOf } from '../fixtures/post-form.ts';
import { type Asking, askAsPlatform, transports, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { aBegunCheckout, askAbout, codesIn, origin, suiteOfCheckouts } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('attacks by assistants');

test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});

const pathOf = (url: unknown) => String(url).replace(origin, '');
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

test('an assistant without a profile that writes without end is told when to come again', async ({ shop, variant }) => {
  const input = { line_items: [{ item: { id: variant }, quantity: 1 }] };
  const about = { input, remoteAddress: '198.51.100.7' };
  const { body } = await askAsPlatform(shop, { ...about, operation: 'create_cart', transport: 'rest' });
  const write = (transport: Asking['transport']) =>
    askAsPlatform(shop, { ...about, operation: 'update_cart', id: String(body.id), transport });
  for (let written = 1; written < WRITES_OF_ADDRESS; written += 1) await write('rest');
  for (const transport of transports) {
    const refused = await write(transport);
    assert.equal([refused.status, refused.body.code], [429, 'rate_limited'], transport);
    assert.ok(Number(refused.headers['retry-after']) > 0);
  }
  // Whoever only reads is not held up by it.
  assert.is((await askAsPlatform(shop, { operation: 'search_catalog', transport: 'rest' })).status, 200);
});

whole(test)('a platform that begins ten thousand carts from many addresses is held to its share', async (context) => {
  const { shop, platform, variant } = context;
  const profileUrl = platform.profileUrl('2026-08-25');
  const payload = { line_items: [{ item: { id: variant }, quantity: 1 }] };
  const statuses = new Map<number, number>();
  // One address may ask so often in a minute; a platform has many.
  for (let asked = 0; asked < WRITES_OF_PLATFORM + REQUESTS_A_MINUTE / 10; asked += 1) {
    const { statusCode } = await shop.app.inject({
      ...{ method: 'POST', url: '/ucp/v1/carts', payload, remoteAddress: `198.51.100.${asked % 250}` },
      headers: { 'ucp-agent': `profile="${profileUrl}"` },
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  assert.equal(Object.fromEntries(statuses), { 201: WRITES_OF_PLATFORM, 429: REQUESTS_A_MINUTE / 10 });
  await shop.database.db
    .deleteFrom('carts')
    .where('id', 'in', (eb) => eb.selectFrom('assistant_carts').select('cart_id'))
    .execute();
});

for (const status of ['draft', 'archived'] as const) {
  test(`a product that is ${status} is not found, and goes into no cart, by id, handle or SKU`, async ({ shop }) => {
    const { db } = shop.database;
    const handle = `secret-${status}`;
    const id = await aProduct(db, { handle, title: `Secret ${status}` });
    await db.updateTable('products').set({ status }).where('handle', '=', handle).execute();
    const context = { address_country: 'PL', language: 'pl' };
    for (const transport of transports) {
      for (const name of [id, handle, handle.toUpperCase()]) {
        const lookup = { operation: 'lookup_catalog', input: { ids: [name], context }, transport };
        assert.equal((await askAsPlatform(shop, lookup)).body.products, [], name);
        const line_items = [{ item: { id: name }, quantity: 1 }];
        const { body } = await askAsPlatform(shop, {
          ...{ operation: 'create_checkout', input: { line_items, context }, transport },
        });
        assert.equal([(body.ucp as UcpBody).status, codesIn(body)], ['error', ['item_unavailable']], name);
      }
      const search = { operation: 'search_catalog', input: { query: 'Secret', context }, transport };
      assert.equal((await askAsPlatform(shop, search)).body.products, []);
    }
    const permalink = await shop.app.inject({ url: `/buy/${handle.toUpperCase()}:1` });
    assert.match(String(permalink.headers.location), 'notice=NOT_FOUND');
  });
}

test('the old price is not charged to whoever presses after it has changed', async (context) => {
  const { shop, variant, clock } = context;
  const { db } = shop.database;
  const body = await aBegunCheckout(context);
  const cookie = cookieOf((await shop.app.inject({ url: pathOf(body.continue_url) })).headers);
  const page = await shop.app.inject({ url: '/pl/checkout', headers: { cookie } });
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const expectedTotal = /name="expectedTotal" value="(\d+)"/.exec(page.body)?.[1] ?? '';
  clock.now = new Date(shopTime.getTime() + 60_000);
  const changed = { amount_minor: 15_900, valid_from: clock.now };
  await db.updateTable('prices').set(changed).where('variant_id', '=', variant).where('currency', '=', 'PLN').execute();
  const orders = async () => (await db.selectFrom('orders').select('id').execute()).length;
  const before = await orders();
  const fields = { token, ...address, paymentMethod: 'cash_on_delivery', action: 'order' };
  // The fee of cash on delivery belongs to what the page has shown.
  const shown = String(Number(expectedTotal) + 800);
  const pressed = await postForm(shop.app, '/pl/checkout', { ...fields, expectedTotal: shown }, { cookie });
  assert.is(await orders(), before);
  assert.match(String(pressed.headers.location), '/pl/checkout');
  const again = await shop.app.inject({ url: String(pressed.headers.location), headers: { cookie } });
  assert.match(textOf(again.body), '159,00 zł');
  assert.is((await askAbout(context, 'get_checkout', body)).body.status, 'requires_escalation');
});

test('a link that is played again leads its person back, and others to an order of their own', async (context) => {
  const { shop, variant } = context;
  const body = await aBegunCheckout(context);
  const url = pathOf(body.continue_url);
  const first = cookieOf((await shop.app.inject({ url })).headers);
  const again = await shop.app.inject({ url, headers: { cookie: first } });
  assert.equal([again.statusCode, again.headers.location], [303, '/pl/checkout']);
  const other = await shop.app.inject({ url });
  assert.is.not(cookieOf(other.headers), first);
  const lines = await shop.database.db
    .selectFrom('cart_lines')
    .select(['cart_id', 'quantity'])
    .where('variant_id', '=', variant)
    .execute();
  // The assistant's own, and one for each browser: none of them twice.
  assert.equal(
    lines.map(({ quantity }) => quantity),
    [1, 1, 1],
  );
});

test('the pages of the shop are the same to the byte, whether assistants may shop in it or not', async (context) => {
  const { shop, handle } = context;
  const read = async () =>
    Promise.all(
      ['/pl', `/pl/p/${handle}`, '/pl/search?q=poster', '/pl/cart'].map(async (url) => {
        const { body } = await shop.app.inject(url);
        return body.replaceAll(/name="token" value="[^"]+"/g, '');
      }),
    );
  const open = await read();
  await shop.change('assistants', { isOpen: false });
  const closed = await read();
  await shop.change('assistants', { isOpen: true });
  assert.equal(open, closed);
});

test.run();
