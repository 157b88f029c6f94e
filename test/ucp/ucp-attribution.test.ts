// Which order is an assistant's: one of a cart that took over what it had offered, in time, and that holds some of it.
import * as assert from 'uvu/assert';
import { ASSISTANT_CART_MS } from '#src/cart/cart-life.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { textOf } from '../fixtures/post-form.ts';
import { aBegunCheckout, askAbout, codesIn, suiteOfCheckouts } from './a-begun-checkout.ts';
import { follow, pathOf } from './a-followed-link.ts';

const test = suiteOfCheckouts('whose order it is');

test('a second device and a preview that follow the link take nothing from whoever orders', async (context) => {
  const { shop } = context;
  const body = await aBegunCheckout(context);
  const first = await follow(context, body.continue_url);
  const second = await follow(context, body.continue_url);
  assert.equal([first.statusCode, second.statusCode], [303, 303]);
  await first.press();
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.equal([told.status, typeof told.order, told.continue_url], ['completed', 'object', undefined]);
  // What was ordered once is offered nobody again.
  for (const cookie of [second.cookie, '']) {
    const later = await follow(context, body.continue_url, cookie);
    assert.equal([later.statusCode, later.headers['set-cookie']], [200, undefined]);
    assert.match(textOf(later.body), 'To już zamówiono');
  }
  const pressed = await second.post(pathOf(body.continue_url), {});
  assert.match(textOf(pressed.body), 'To już zamówiono');
  const figures = await shop.database.db
    .selectFrom('assistant_steps')
    .select('reached')
    .where('step', '=', 'handed_over')
    .execute();
  assert.equal(
    figures.map(({ reached }) => Number(reached)),
    [1],
  );
});

test('a question whether there is something takes nothing over, and puts nothing into a cart', async (context) => {
  const { shop, handle } = context;
  const { db } = shop.database;
  const body = await aBegunCheckout(context);
  const carts = async () => (await db.selectFrom('carts').select('id').execute()).length;
  const before = await carts();
  for (const url of [pathOf(body.continue_url), `/buy/${handle.toUpperCase()}:2`]) {
    const answer = await shop.app.inject({ method: 'HEAD', url });
    assert.ok(answer.statusCode < 400);
    assert.is(answer.headers['set-cookie'], undefined);
  }
  assert.is(await carts(), before);
});

test('an order that holds nothing of what was offered is none of the assistant’s business', async (context) => {
  const { shop, variant, handle } = context;
  const other = await aProduct(shop.database.db, { handle: `other-${handle}` });
  const body = await aBegunCheckout(context);
  const person = await follow(context, body.continue_url);
  await person.post(`/pl/p/other-${handle}`, { variant: other, quantity: '1' });
  await person.post('/pl/cart', { action: `remove 1 ${variant} ` });
  const pressed = await person.press();
  assert.match(String(pressed.headers.location), '?order=');
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.equal([told.status, told.order], ['requires_escalation', undefined]);
});

test('what is bought in that browser a day later is none of its business either', async (context) => {
  const { shop, clock } = context;
  const { db } = shop.database;
  for (const [late, isItsOwn] of [
    [-1, true],
    [0, false],
  ] as const) {
    clock.now = shopTime;
    const body = await aBegunCheckout(context);
    const person = await follow(context, body.continue_url);
    clock.now = new Date(shopTime.getTime() + ASSISTANT_CART_MS + late);
    const pressed = await person.press();
    const [, token = ''] = /\?order=([\w-]{32})$/.exec(String(pressed.headers.location)) ?? [];
    assert.ok(token, `an order is placed: ${String(pressed.headers.location)}`);
    const [latest] = await db.selectFrom('orders').select('id').orderBy('number', 'desc').limit(1).execute();
    const led = await db
      .selectFrom('assistant_orders')
      .selectAll()
      .where('order_id', '=', String(latest?.id))
      .execute();
    assert.is(led.length === 1, isItsOwn, `${late} ms`);
  }
});

test('a checkout of nothing hands nothing over', async (context) => {
  const body = await aBegunCheckout(context);
  const emptied = (await askAbout(context, 'update_checkout', body, { line_items: [] })).body;
  assert.equal([emptied.status, emptied.continue_url, codesIn(emptied)], ['incomplete', undefined, ['cart_empty']]);
  const followed = await follow(context, body.continue_url);
  assert.equal([followed.statusCode, followed.headers['set-cookie']], [200, undefined]);
  assert.match(textOf(followed.body), 'Tu jeszcze nic nie ma');
  const begun = await aBegunCheckout(context, { line_items: [] });
  assert.equal([begun.id, codesIn(begun)], [undefined, ['cart_empty']]);
});

test('while one is paying, the link leads that one on, and nobody else into a second order', async (context) => {
  const body = await aBegunCheckout(context);
  const payer = await follow(context, body.continue_url);
  const other = await follow(context, body.continue_url);
  await payer.press({ paymentMethod: 'p24' });
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.is(told.status, 'complete_in_progress');
  assert.is((await follow(context, body.continue_url, payer.cookie)).statusCode, 303);
  for (const cookie of [other.cookie, '']) {
    assert.match(textOf((await follow(context, body.continue_url, cookie)).body), 'To już zamówiono');
  }
});

test.run();
