// What the cart tells of prices and products that changed while it lay there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { aFormVisitor, textOf } from '#test/fixtures/post-form.ts';

const test = suite<{ shop: ShopFixture }>('changes in the cart');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

let products = 0;

async function aCartWith({ app, database }: ShopFixture, quantity = '1') {
  const handle = `poster-${++products}`;
  const variant = await aProduct(database.db, { handle, onHand: 5, priceMinor: { PLN: 14_900, EUR: 3500 } });
  const visitor = await aFormVisitor(app, handle, variant, quantity);
  return {
    ...visitor,
    variant,
    reprice: (amount_minor: number, currency: 'PLN' | 'EUR' = 'PLN') =>
      database.db
        .updateTable('prices')
        .set({ amount_minor })
        .where('variant_id', '=', variant)
        .where('currency', '=', currency)
        .execute(),
    archive: () =>
      database.db.updateTable('variants').set({ archived_at: new Date() }).where('id', '=', variant).execute(),
    setStock: (on_hand: number) =>
      database.db.updateTable('variants').set({ on_hand }).where('id', '=', variant).execute(),
  };
}

test('a price that did not change is not told', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  assert.not.match(await visitor.getText('/pl/cart'), 'coś się zmieniło');
});

test('what became dearer is told with both prices, in the cart and at the checkout', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await visitor.reprice(15_900);
  assert.match(await visitor.getText('/pl/cart'), 'Żółw: było 149,00 zł, teraz 159,00 zł.');
  assert.match(await visitor.getText('/pl/checkout'), 'Żółw: było 149,00 zł, teraz 159,00 zł.');
});

test('what became cheaper is told as cheaper', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await visitor.reprice(12_900);
  assert.match(await visitor.getText('/pl/cart'), 'Żółw: teraz taniej, 129,00 zł zamiast 149,00 zł.');
});

test('it is told until it is read', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await visitor.reprice(15_900);
  await visitor.getText('/pl/cart');
  assert.match(await visitor.getText('/pl/cart'), 'było 149,00 zł');
  assert.is((await visitor.post('/pl/cart', { action: 'accept' })).headers.location, '/pl/cart');
  assert.not.match(await visitor.getText('/pl/cart'), 'było 149,00 zł');
});

test('who changes the number has seen the price', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await visitor.reprice(15_900);
  await visitor.post('/pl/cart', { action: 'set', variant: visitor.variant, quantity: '2' });
  assert.not.match(await visitor.getText('/pl/cart'), 'było 149,00 zł');
});

test('another language’s currency is no change of price', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  assert.not.match(await visitor.getText('/de/cart'), 'hat sich etwas geändert');
  await visitor.reprice(15_900);
  assert.not.match(await visitor.getText('/de/cart'), 'hat sich etwas geändert');
  assert.match(await visitor.getText('/pl/cart'), 'było 149,00 zł');
});

test('what is no longer sold is named, counts for nothing and goes when that is read', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await visitor.archive();
  const page = (await visitor.getPage('/pl/cart')).body;
  assert.match(textOf(page), 'Żółw: już tego nie sprzedajemy');
  assert.match(page, 'data-count="0"');
  await visitor.post('/pl/cart', { action: 'accept' });
  assert.not.match(await visitor.getText('/pl/cart'), 'nie sprzedajemy');
});

test('what has no price in this currency is not sold here', async ({ shop }) => {
  const visitor = await aCartWith(shop);
  await shop.database.db
    .deleteFrom('prices')
    .where('variant_id', '=', visitor.variant)
    .where('currency', '=', 'EUR')
    .execute();
  assert.match(await visitor.getText('/de/cart'), 'Żółw: wird nicht mehr verkauft');
  assert.not.match(await visitor.getText('/pl/cart'), 'nie sprzedajemy');
});

test('stock that shrank below the number in the cart is told with what is left', async ({ shop }) => {
  const visitor = await aCartWith(shop, '4');
  await visitor.setStock(3);
  assert.match(await visitor.getText('/pl/cart'), 'Zostały tylko 3 sztuki');
  await visitor.setStock(0);
  assert.match(await visitor.getText('/pl/cart'), 'W międzyczasie wyprzedane');
});

test.run();
