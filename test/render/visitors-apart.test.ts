// Every request on the server has a query cache of its own: what one visitor's page holds is never in another's.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture; variantId: string }>('visitors apart');

test.before(async (context) => {
  context.shop = await aShop();
  context.variantId = await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw', onHand: 9 });
});
test.after(({ shop }) => shop.close());

type State = { queries: [key: [name: string], data: { cart?: { itemCount: number } }][] };

async function readQueries(shop: ShopFixture, url: string, cookies: Record<string, string>): Promise<State['queries']> {
  const { body } = await shop.app.inject({ url, cookies });
  const text = /<script type="application\/json" id="kasa-state">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return (JSON.parse(text) as State).queries;
}

test('carts that are asked for at the same time are each in their own page, and in no other', async (context) => {
  const { shop, variantId } = context;
  const open = async (quantity: number) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: mutationUrl('CartAddLine'),
      headers: { 'content-type': 'application/json' },
      payload: { locale: 'pl', variantId, quantity },
    });
    const [cookie] = answer.cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  };
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8];
  const visitors = await Promise.all(quantities.map(open));
  const carts = await Promise.all(visitors.map((cookies) => readQueries(shop, '/pl/cart', cookies)));
  assert.equal(
    carts.map((queries) => queries.filter(([[name]]) => name === 'CartShow').map(([, { cart }]) => cart?.itemCount)),
    quantities.map((quantity) => [quantity]),
  );
  const shared = await Promise.all(visitors.map((cookies) => readQueries(shop, '/pl', cookies)));
  for (const queries of shared) assert.not(queries.some(([[name]]) => name === 'CartShow'));
});

test.run();
