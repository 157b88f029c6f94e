// What is not on sale is told to no assistant: every operation of the protocol is asked over both transports, and links that
// put products into a cart. A new operation fails here until it is asked too.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { STAFF_MCP_PATH } from '#server/graphql/staff-mcp/staff-mcp-route.ts';
import { operations } from '#server/ucp/operations/all-operations.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { askAsPlatform, transports } from '../fixtures/ucp/ask-as-platform.ts';
import { type NamedProduct, productsBeside } from './products-not-on-sale.ts';

type Context = { shop: ShopFixture; hidden: readonly NamedProduct[]; shown: NamedProduct };
const test = suite<Context>('what is not on sale, for assistants');

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('assistants', { isOpen: true });
  Object.assign(context, await productsBeside(context.shop.database.db));
});
test.after(({ shop }) => shop.close());

const polish = { context: { address_country: 'PL', language: 'pl' } };
const namesOf = ({ handle, sku, variantId }: NamedProduct) => [handle, sku, sku.toLowerCase(), variantId];
const lines = (variantId: string) => ({ line_items: [{ item: { id: variantId }, quantity: 1 }] });

type Asked = { id?: string; input?: object };

/** Everything that an assistant could ask for the product; `open`: a cart and a checkout with what is on sale. */
const askedFor: Record<string, (product: NamedProduct, open: { cart: string; checkout: string }) => Asked[]> = {
  search_catalog: (product) =>
    ['lis', 'fox', 'Las', 'rude', ...namesOf(product)].map((query) => ({ input: { query } })),
  lookup_catalog: (product) => [{ input: { ids: namesOf(product) } }],
  get_product: (product) => namesOf(product).map((id) => ({ input: { id } })),
  create_cart: (product) => namesOf(product).map((id) => ({ input: lines(id) })),
  update_cart: (product, { cart }) => namesOf(product).map((id) => ({ id: cart, input: lines(id) })),
  get_cart: (_product, { cart }) => [{ id: cart }],
  create_checkout: (product) => namesOf(product).map((id) => ({ input: lines(id) })),
  update_checkout: (product, { checkout }) => namesOf(product).map((id) => ({ id: checkout, input: lines(id) })),
  get_checkout: (_product, { checkout }) => [{ id: checkout }],
  // They are about what was chosen before, and name no product.
  cancel_cart: () => [],
  cancel_checkout: () => [],
  complete_checkout: () => [],
  get_order: () => [],
};

test('no operation says a word of it, over any transport', async ({ shop, hidden, shown }) => {
  assert.equal(operations.map(({ name }) => name).toSorted(), Object.keys(askedFor).toSorted());
  const found: string[] = [];
  let seen = 0;
  for (const transport of transports) {
    const begin = async (operation: string) => {
      const input = { ...polish, ...lines(shown.variantId) };
      const { body } = await askAsPlatform(shop, { operation, input, transport });
      return String(body.id);
    };
    const open = { cart: await begin('create_cart'), checkout: await begin('create_checkout') };
    for (const product of hidden) {
      for (const [operation, list] of Object.entries(askedFor)) {
        for (const { id, input } of list(product, open)) {
          await shop.database.db.deleteFrom('rate_limits').execute();
          const asking = { operation, transport, ...(id && { id }), ...(input && { input: { ...polish, ...input } }) };
          const { status, body } = await askAsPlatform(shop, asking);
          assert.ok(status < 500, `${status} ${operation}`);
          const [text, asked] = [JSON.stringify(body), JSON.stringify(asking)];
          const told = [product.word, ...namesOf(product).filter((name) => !asked.includes(name))];
          found.push(...told.filter((name) => text.includes(name)).map((name) => `${name} in ${operation}`));
          if (text.includes(shown.word)) seen += 1;
        }
      }
    }
  }
  assert.equal(found, []);
  // The one on sale is found by the same words, and stands in cart and checkout.
  assert.ok(seen >= 20, `${seen}`);
});

test('a link that names it puts nothing into a cart, and the cart that is shown then says nothing of it', async ({
  shop,
  hidden,
  shown,
}) => {
  const follow = async (sku: string) => {
    const answer = await shop.app.inject(`/buy/${sku}:1`);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const target = new URL(String(answer.headers.location), 'http://localhost:3000');
    const cart = await shop.app.inject({ url: `${target.pathname}${target.search}`, cookies });
    return { location: target.search, cart: cart.body };
  };
  for (const { sku, word } of hidden) {
    const { location, cart } = await follow(sku);
    assert.match(location, 'notice=NOT_FOUND');
    assert.not.match(cart, word);
  }
  assert.match((await follow(shown.sku)).cart, shown.word);
});

test('the assistants of the staff, to whom drafts may be shown, are asked by nobody without a key', async ({
  shop,
}) => {
  const call = {
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params: { name: 'list_stock', arguments: { text: 'lis' } },
  };
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url: STAFF_MCP_PATH, payload: call });
  assert.is(statusCode, 401);
  assert.not.match(body, 'draftword');
});

test.run();
