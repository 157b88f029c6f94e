// Money that comes on the shop's own account when its order has expired.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { anUnpaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('late transfers');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.after(({ shop }) => shop.close());

const expired = new Date(shopTime.getTime() + 30 * 86_400_000);

// Before: the page of an order that had expired had no button for its money, and for many it was always refused.
test('a late transfer is noted while the goods are there, and refused at once when they are gone', async (context) => {
  const { shop, manager } = context;
  const { db } = shop.database;
  const read = async (number: number) => (await ask(shop, manager, 'OrdersManaged', { number })).managedOrder;
  const [there, gone, many] = await Array.fromAsync({ length: 3 }, () => anUnpaidOrder(servicesOf(shop)));
  assert.ok(there && gone && many);
  for (const { id } of [there, gone, many]) {
    await inTransaction(db, (tx) => cancelOrder(tx, id, { reason: 'expired', cause: 'reconciliation', now: expired }));
  }
  await db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', gone.variantId).execute();
  const seen = async (number: number) => {
    const order = await read(number);
    assert.equal([order.payment, orderActions.paid.isPossible(order)], ['cancelled', true]);
    return { number, version: order.version };
  };
  const note = async (number: number) => {
    const variables = { ...(await seen(number)), reference: `statement of ${number}` };
    return (await answerOf(press(shop, manager, 'OrdersPayByHand', variables))).refusal;
  };
  assert.equal([await note(there.number), await note(gone.number)], [null, 'GoodsGone']);
  const orders = [await seen(many.number), await seen(gone.number)];
  const asked = await answerOf(press(shop, manager, 'OrdersMarkManyPaid', { kind: 'paid', orders }));
  assert.equal([asked.taken, asked.refused], [[many.number], [{ number: gone.number, refusal: 'GoodsGone' }]]);
  await deliver(shop, afterUndo);
  const payments = [];
  for (const { number } of [there, many, gone]) payments.push((await read(number)).payment);
  assert.equal(payments, ['paid', 'paid', 'cancelled']);
});

test.run();
