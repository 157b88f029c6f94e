// The cart's one form without scripts: all that was typed, whichever of its buttons is pressed.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { aFormVisitor, shopOrigin } from '#test/fixtures/post-form.ts';
import { until } from '#test/fixtures/until.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';

const test = suite<{ shop: ShopFixture; variant: string }>('numbers in the form of the cart');

test.before(async (context) => {
  context.shop = await aShop();
  context.variant = await aProduct(context.shop.database.db, { handle: 'zolw', onHand: 5 });
});
test.after(({ shop }) => shop.close());

test('what is no number of pieces asks for nothing, and loses nothing of the rest', async (context) => {
  const { variant } = context;
  const { other, press, quantityOf } = await twoLines(context, 'kuna');
  for (const typed of ['-1', '1.5', '0', '1e3']) {
    assert.is((await press('set', [typed, '2'])).headers.location, '/pl/cart', typed);
    assert.equal([await quantityOf(variant), await quantityOf(other)], ['1', '2'], typed);
    await press('set', ['', '1']);
  }
});

test('a page from before puts no line back that another one has taken out', async (context) => {
  const { variant } = context;
  const { other, press, quantityOf } = await twoLines(context, 'kret');
  await press(`remove 1 ${other} `, ['', '']);
  await press('set', ['3', '1']);
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['3', undefined]);
});

test('a price that has changed is told until it was read, whichever button is pressed', async (context) => {
  const { variant, shop } = context;
  const { visitor, other, press } = await twoLines(context, 'orzel');
  const isTold = async () => (await visitor.getPage('/pl/cart')).body.includes('value="accept"');
  await shop.database.db
    .updateTable('prices')
    .set({ amount_minor: 99_900 })
    .where('variant_id', '=', variant)
    .where('currency', '=', 'PLN')
    .execute();
  await until(isTold);
  await press(`remove 1 ${other} `, ['1', '1']);
  assert.ok(await isTold());
  await press('accept', ['1', '']);
  assert.not.ok(await isTold());
});

test('the numbers of all lines go with one press, to the checkout when each could be had', async ({
  shop,
  variant,
}) => {
  const other = await aProduct(shop.database.db, { handle: 'lis', onHand: 3 });
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  await visitor.post('/pl/p/lis', { variant: other, quantity: '1' });
  const { token, cookie } = visitor;
  const post = (numbers: string[], action = 'set') => {
    const fields = [variant, other].flatMap((id, at) => [
      ['variant', id],
      ['text', ''],
      ['quantity', numbers[at] ?? ''],
    ]);
    const all = [['token', token], ['action', action], ...fields];
    const headers = { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(all as [string, string][]).toString();
    return shop.app.inject({ method: 'POST', url: '/pl/cart', headers, payload });
  };
  const numbers = async () =>
    [...(await visitor.getPage('/pl/cart')).body.matchAll(/type="number"[^>]*value="(\d+)"/g)].map(([, n]) => n);
  const gone = await post(['4', '2'], 'checkout');
  assert.equal([gone.statusCode, gone.headers.location], [303, '/pl/checkout']);
  assert.equal((await numbers()).sort(), ['2', '4']);
  assert.is((await post(['2', ''])).headers.location, '/pl/cart');
  assert.equal(await numbers(), ['2', '2']);
  // More than there is of one: said in the cart, and the other number is kept.
  assert.is((await post(['1', '9'], 'checkout')).headers.location, '/pl/cart?notice=QUANTITY_LIMITED');
  assert.equal((await numbers()).sort(), ['1', '3']);
  assert.is((await post(['1', '1'], 'elsewhere')).statusCode, 400);
});

/** Two lines, the second with a text of its own; `typed` as the fields stand when a button is pressed. */
async function twoLines({ shop, variant }: { shop: ShopFixture; variant: string }, handle: string) {
  const other = await aProduct(shop.database.db, { handle, onHand: 3 });
  const visitor = await aFormVisitor(shop.app, 'zolw', variant);
  await visitor.post(`/pl/p/${handle}`, { variant: other, quantity: '1' });
  const { token, cookie } = visitor;
  const press = (action: string, typed: [string, string], discountCode = '') => {
    const fields = new URLSearchParams({ token, action, discountCode });
    for (const [at, id] of [variant, other].entries()) {
      for (const [name, value] of Object.entries({ variant: id, text: '', quantity: typed[at] ?? '' }))
        fields.append(name, value);
    }
    const headers = { cookie, origin: shopOrigin, 'content-type': 'application/x-www-form-urlencoded' };
    return shop.app.inject({ method: 'POST', url: '/pl/cart', headers, payload: fields.toString() });
  };
  const quantityOf = async (id: string) => {
    const { body } = await visitor.getPage('/pl/cart');
    return new RegExp(`value="remove (\\d+) ${id} "`).exec(body)?.[1];
  };
  return { visitor, other, press, quantityOf };
}

test('whichever button of the cart is pressed, the numbers that were typed into other lines are kept', async (context) => {
  const { variant } = context;
  await aDiscountCode(context.shop.database.db, { code: 'KEPT' });
  const { other, press, quantityOf } = await twoLines(context, 'wilk');
  const pressed = async (action: string, typed: [string, string], code?: string) =>
    String((await press(action, typed, code)).headers.location);
  assert.is(await pressed('accept', ['2', '3']), '/pl/cart');
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['2', '3']);
  assert.is(await pressed('discount', ['3', '2'], 'kept'), '/pl/cart');
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['3', '2']);
  assert.is(await pressed('discount-off', ['4', '1']), '/pl/cart');
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['4', '1']);
  // What was typed into the line that goes is what comes back with it.
  assert.is(await pressed(`remove 1 ${other} `, ['2', '3']), `/pl/cart?removed=${other}&quantity=3`);
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['2', undefined]);
  assert.is(await pressed(`undo 3 ${other} `, ['5', '']), '/pl/cart');
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['5', '3']);
  assert.is(await pressed('checkout', ['1', '2']), '/pl/checkout');
  assert.equal([await quantityOf(variant), await quantityOf(other)], ['1', '2']);
  // A number that cannot be had is said beside what the button did.
  assert.is(
    await pressed(`remove 1 ${variant} `, ['1', '9']),
    `/pl/cart?notice=QUANTITY_LIMITED&removed=${variant}&quantity=1`,
  );
  assert.is(await quantityOf(other), '3');
});

test('a code that was typed is put on by Enter, too, after the numbers that it hangs on', async (context) => {
  await aDiscountCode(context.shop.database.db, { code: 'MANY', minimums: { PLN: 40_000 } });
  const { visitor, press } = await twoLines(context, 'rys');
  assert.is(String((await press('set', ['2', '2'], ' many ')).headers.location), '/pl/cart');
  assert.match(await visitor.getText('/pl/cart'), 'MANY Usuń');
  const { headers } = await press('checkout', ['1', '1'], 'NOSUCH');
  assert.is(headers.location, '/pl/cart?discount=UNKNOWN', 'what was typed and is not known is said before going on');
});

test.run();
