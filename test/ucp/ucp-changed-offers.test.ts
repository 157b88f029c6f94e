// What has become of an offer by the time that its link is followed, or followed again: said before the button, and to the
// assistant that changes what its person does not see.
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { textOf } from '../fixtures/post-form.ts';
import {
  aBegunCheckout,
  askAbout,
  buyer,
  type CheckoutContext,
  codesIn,
  suiteOfCheckouts,
  totalIn,
} from './a-begun-checkout.ts';
import { follow, pathOf } from './a-followed-link.ts';

const test = suiteOfCheckouts('offers that have changed');

const TAKEN = 'buyer_has_taken_over';
const line = (id: string, quantity = 1) => ({ item: { id }, quantity });

/** Three products: the test's own, one of which few are left, and one that is sold no more. */
async function anOfferThatShrank(context: CheckoutContext) {
  const { shop, variant, handle } = context;
  const { db } = shop.database;
  const short = await aProduct(db, { handle: `short-${handle}`, title: `Short ${handle}`, onHand: 9 });
  const gone = await aProduct(db, { handle: `gone-${handle}`, title: `Gone ${handle}` });
  const body = await aBegunCheckout(context, { line_items: [line(variant), line(short, 5), line(gone)] });
  await db.updateTable('variants').set({ on_hand: 2 }).where('id', '=', short).execute();
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', `gone-${handle}`).execute();
  return { body, short, gone };
}

test('goods that are missing by then are said in the cart, and those that are gone at the checkout as well', async (context) => {
  const { handle } = context;
  const { body, short } = await anOfferThatShrank(context);
  const person = await follow(context, body.continue_url);
  assert.is(person.headers.location, '/pl/cart');
  const cart = textOf((await person.get('/pl/cart')).body);
  assert.match(cart, `Gone ${handle}`);
  assert.match(cart, 'Zostały tylko 2');
  const { db } = context.shop.database;
  await db.updateTable('cart_lines').set({ quantity: 2 }).where('variant_id', '=', short).execute();
  assert.match(textOf((await person.get('/pl/checkout')).body), `Gone ${handle}`);
});

test('whoever has a cart already is told what can be added, and what cannot', async (context) => {
  const { shop, handle, title } = context;
  const own = await aProduct(shop.database.db, { handle: `own-${handle}` });
  const { body } = await anOfferThatShrank(context);
  const person = await follow(context, `/buy/${`own-${handle}`.toUpperCase()}:1`);
  const page = textOf((await person.get(pathOf(body.continue_url))).body);
  assert.match(page, `1 × ${title}`);
  assert.match(page, `2 × Short ${handle}`);
  assert.not.match(page, `5 × Short ${handle}`);
  assert.match(page, `„Gone ${handle}” nie jest już tu sprzedawany`);
  assert.ok(own);
});

test('an offer of which nothing is left leads to a cart that says so', async (context) => {
  const { shop, handle, title } = context;
  const body = await aBegunCheckout(context);
  await shop.database.db.updateTable('products').set({ status: 'draft' }).where('handle', '=', handle).execute();
  const person = await follow(context, body.continue_url);
  assert.is(person.headers.location, '/pl/cart');
  assert.match(textOf((await person.get('/pl/cart')).body), title);
});

test('what is changed after the person came is said to be unseen, until the link is opened again', async (context) => {
  const { variant } = context;
  const body = await aBegunCheckout(context);
  const person = await follow(context, body.continue_url);
  assert.not.ok(codesIn((await askAbout(context, 'get_checkout', body)).body).includes(TAKEN));
  const more = { line_items: [line(variant, 3)], buyer: { ...buyer, email: 'new@example.com' } };
  for (const [operation, input] of [
    ['update_checkout', more],
    ['get_checkout', undefined],
    ['get_cart', undefined],
  ] as const) {
    assert.ok(codesIn((await askAbout(context, operation, body, input)).body).includes(TAKEN), operation);
  }
  const before = await person.get('/pl/checkout');
  assert.match(before.body, 'name="expectedTotal" value="14599"');
  const again = await follow(context, body.continue_url, person.cookie);
  assert.equal([again.statusCode, again.headers.location], [303, '/pl/checkout']);
  const after = await person.get('/pl/checkout');
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.match(after.body, `name="expectedTotal" value="${totalIn(told)}"`);
  assert.match(after.body, 'value="new@example.com"');
  assert.not.ok(codesIn(told).includes(TAKEN));
});

test('what the person has changed since is not replaced without a question', async (context) => {
  const { shop, variant, handle } = context;
  const other = await aProduct(shop.database.db, { handle: `other-${handle}`, title: `Other ${handle}` });
  const body = await aBegunCheckout(context);
  const person = await follow(context, body.continue_url);
  await person.post(`/pl/p/other-${handle}`, { variant: other, quantity: '1' });
  await askAbout(context, 'update_checkout', body, { line_items: [line(variant, 3)] });
  const asked = await person.get(pathOf(body.continue_url));
  assert.is(asked.statusCode, 200);
  assert.match(textOf(asked.body), 'Masz już koszyk');
  const added = await person.post(pathOf(body.continue_url), {});
  assert.is(added.headers.location, '/pl/checkout');
  const till = textOf((await person.get('/pl/checkout')).body);
  assert.match(till, `Other ${handle}`);
  assert.is((await person.get(pathOf(body.continue_url))).statusCode, 303);
});

test.run();
