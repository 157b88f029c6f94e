// What every screen of the office is told of actions that wait: whose, which, until when, and one's own that came to nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { concerns } from '#src/live/live-kinds.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '../orders/office/an-office.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture; piet: SignedInFixture };
const test = suite<Context>('what waits in the office');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.anna = await signedInStaff(db, 'manager', { now: shopTime, name: 'Anna' });
  context.piet = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

const read = async ({ shop }: Context, who: SignedInFixture) =>
  (await ask(shop, who, 'ActionsWaiting', {})).waitingActions;

async function at({ shop, anna }: Context, { number }: OrderFixture) {
  const { version } = (await ask(shop, anna, 'OrdersManaged', { number })).managedOrder;
  return { number, version };
}

const aRefund = { lines: [], isWithDelivery: false, amountMinor: 1_000, isOwnAmount: true, reason: '' };

test('each sees whose it is and until when, many at once are one, and it is gone with its time', async (context) => {
  const { shop, anna, piet } = context;
  const orders = [await aPaidOrder(servicesOf(shop)), await aPaidOrder(servicesOf(shop))];
  const single = await aPaidOrder(servicesOf(shop));
  const refund = { ...(await at(context, single)), refund: aRefund };
  assert.is((await answerOf(press(shop, anna, 'OrdersRefund', refund))).refusal, null);
  const chosen = { kind: 'send' as const, orders: await Promise.all(orders.map((order) => at(context, order))) };
  const { id } = await answerOf(press(shop, piet, 'OrdersWorkOnMany', chosen));

  const seen = await read(context, piet);
  const due = afterUndo.toISOString();
  assert.is(seen.at, shopTime.toISOString());
  const [many, theirs] = seen.waiting;
  assert.equal([many.id, many.isBatch, many.kind, many.count, many.isMine], [id, true, 'send', 2, true]);
  assert.equal([theirs.by, theirs.kind, theirs.number, theirs.isMine], ['Anna', 'refund', single.number, false]);
  assert.equal([many.dueAt, theirs.dueAt], [due, due]);
  // A packer may not refund, so may not undo it either.
  assert.equal([many.isUndoable, theirs.isUndoable], [true, false]);
  const [mine] = (await read(context, anna)).waiting;
  assert.equal([mine.kind, mine.isMine, mine.isUndoable], ['refund', true, true]);

  assert.is(await answerOf(press(shop, piet, 'OrdersUndoBatch', { id })), 2);
  await deliver(shop, afterUndo);
  assert.equal((await read(context, piet)).waiting, []);
});

test('whoever asked is told when the order did not allow it any more, and nobody else', async (context) => {
  const { shop, anna, piet } = context;
  const { db } = shop.database;
  const order = await aPaidOrder(servicesOf(shop));
  await press(shop, anna, 'OrdersRefund', { ...(await at(context, order)), refund: aRefund });
  const changed = { input: JSON.stringify({ amountMinor: 'much' }) };
  await db.updateTable('order_actions').set(changed).where('order_id', '=', order.id).execute();
  await deliver(shop, afterUndo);
  await db.updateTable('order_actions').set({ finished_at: shopTime }).where('order_id', '=', order.id).execute();
  const [told] = (await read(context, anna)).refused;
  assert.equal([told.number, told.kind, told.refusal], [order.number, 'refund', 'ActionUnreadable']);
  assert.equal((await read(context, piet)).refused, []);
});

test('an open screen asks again when an action is asked for, undone or done', async (context) => {
  const { shop, anna } = context;
  const { db } = shop.database;
  const order = await aPaidOrder(servicesOf(shop));
  const count = async () =>
    (await db.selectFrom('office_changes').select('xid').where('kind', '=', 'action').execute()).length;
  const before = await count();
  await press(shop, anna, 'OrdersRefund', { ...(await at(context, order)), refund: aRefund });
  assert.is(await count(), before + 1);
  assert.ok(concerns({ kind: 'action', subject: '*' }, 'ActionsWaiting', {}));
  assert.not(concerns({ kind: 'order', subject: '1001' }, 'ActionsWaiting', {}));
});

test.run();
