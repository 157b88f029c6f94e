// Forms that are tools for browsers with agents: search everywhere, the cart on products, finding an order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markForms } from '#server/assistants/found/form-tools.ts';
import { locate } from '#src/addresses.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('form tools');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw', onHand: 50 });
});
test.after(({ shop }) => shop.close());

const toolsOf = async ({ app }: ShopFixture, path: string) => {
  const { body } = await app.inject(path);
  return [...body.matchAll(/<form toolname="([a-z_]+)" tooldescription="([^"]+)"[^>]* action="([^"]+)"/g)].map(
    ([, name, description, action]) => ({ name, description, action }),
  );
};

test('each page has the tools of its forms, in its language', async ({ shop }) => {
  const named = async (path: string) => (await toolsOf(shop, path)).map(({ name, action }) => `${name} ${action}`);
  assert.equal(await named('/pl'), ['search_products /pl/search']);
  assert.equal((await named('/de/p/zolw')).sort(), ['add_to_cart /de/p/zolw', 'search_products /de/search']);
  assert.equal((await named('/nl/find-order')).sort(), ['find_order /nl/find-order', 'search_products /nl/search']);
  const [polish] = await toolsOf(shop, '/pl');
  const [german] = await toolsOf(shop, '/de');
  assert.is.not(polish?.description, german?.description);
});

test('no tool sends anything by itself, and none orders', async ({ shop }) => {
  for (const path of ['/pl', '/pl/p/zolw', '/pl/cart', '/pl/checkout']) {
    const { body } = await shop.app.inject(path);
    assert.not.match(body, 'toolautosubmit');
    assert.not.match(body, /<form toolname="(?!search_products|add_to_cart)/);
  }
});

test('only the form that leads to the address is marked, and nothing else changes', () => {
  const location = locate('/pl/p/a');
  assert.ok(location);
  const html = '<form action="/pl/newsletter"><input></form><form class="x" method="post" action="/pl/p/a"></form>';
  const marked = markForms(html, location);
  assert.is(marked.replace(/toolname="add_to_cart" tooldescription="[^"]+" /, ''), html);
  assert.ok(marked.startsWith('<form action="/pl/newsletter">'));
});

test.run();
