// A checkout that was ordered is final, under either of its names.
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { faultsOfAnswer, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { aBegunCheckout, askAbout, type CheckoutContext, codesIn, suiteOfCheckouts } from './a-begun-checkout.ts';
import { follow } from './a-followed-link.ts';

const test = suiteOfCheckouts('checkouts that were ordered');

async function anOrdered(context: CheckoutContext) {
  const body = await aBegunCheckout(context);
  await (await follow(context, body.continue_url)).press();
  return body;
}

test('its cart says so, and is changed and given up no more', async (context) => {
  const { variant } = context;
  const body = await anOrdered(context);
  const input = { line_items: [{ item: { id: variant }, quantity: 2 }] };
  for (const [operation, sent, code] of [
    ['get_cart', undefined, 'cart_ordered'],
    ['update_cart', input, 'checkout_closed'],
    ['cancel_cart', undefined, 'checkout_closed'],
  ] as const) {
    const { body: told } = await askAbout(context, operation, body, sent);
    assert.equal(faultsOfAnswer(told, operation, '2026-08-25'), [], operation);
    assert.ok(codesIn(told).includes(code), operation);
    assert.equal([told.continue_url, (told.line_items as UcpBody[])[0]?.quantity], [undefined, 1], operation);
  }
  assert.is((await askAbout(context, 'get_checkout', body)).body.status, 'completed');
});

test('an order that is cancelled later leaves it completed, and says so', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const body = await anOrdered(context);
  const order = await db.selectFrom('orders').select('id').orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
  const cancelled = { reason: 'cancelled_by_staff', cause: 'staff', now: shopTime } as const;
  await inTransaction(db, (tx) => cancelOrder(tx, order.id, cancelled));
  const told = (await askAbout(context, 'get_checkout', body)).body;
  assert.equal(faultsOfAnswer(told, 'get_checkout', '2026-08-25'), []);
  assert.equal([told.status, typeof told.order, told.continue_url], ['completed', 'object', undefined]);
  assert.equal(codesIn(told), ['order_cancelled']);
  assert.is((await follow(context, body.continue_url)).statusCode, 200);
});

test('lines of one variant are told apart, and nothing is told of what the person had written on one', async (context) => {
  const { shop, variant, title } = context;
  const { db } = shop.database;
  const body = await anOrdered(context);
  const [order] = await db.selectFrom('orders').select('id').orderBy('number', 'desc').limit(1).execute();
  const engraved = { line_text: 'Kocham Anię', line_text_label: 'Napis' };
  const [first] = await db.selectFrom('order_lines').selectAll().where('order_id', '=', String(order?.id)).execute();
  assert.ok(first);
  const { shown_variant: _shown, ...columns } = first;
  await db
    .insertInto('order_lines')
    .values({ ...columns, ...engraved, position: 1 } as never)
    .execute();
  const told = (await askAbout(context, 'get_checkout', body)).body;
  const lines = told.line_items as { id: string; item: { id: string; title: string } }[];
  assert.equal(
    lines.map(({ id, item }) => [id, item.id]),
    [
      [variant, variant],
      ['line-2', variant],
    ],
  );
  assert.match(String(lines[1]?.item.title), title);
  const { id } = told.order as UcpBody;
  for (const answer of [told, (await askAbout(context, 'get_order', { id })).body]) {
    assert.not.match(JSON.stringify(answer), 'Kocham');
  }
  await db.deleteFrom('order_lines').where('order_id', '=', String(order?.id)).where('position', '=', 1).execute();
});

test.run();
