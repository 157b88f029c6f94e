// What waits in somebody's name, and how it ends when that person may no longer do it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { carryOutAction } from '#server/order-actions/office/carry-out-action.ts';
import { markRemoved, saveRole } from '#server/staff/staff-store.ts';
import { textOfRefusal } from '#src/orders/office/office-order-refusals.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aDraftOrder } from '../drafts/a-draft.ts';
import { effectsOf } from '../orders/a-manual-order.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '../orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('what waits in the name of somebody who left');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async (context) => {
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, name: 'Anna' });
});
test.after(({ shop }) => shop.close());

const remove = ({ shop, manager }: Context) =>
  inTransaction(shop.database.db, (tx) => markRemoved(tx, manager.id, shopTime));
const lower = ({ shop, manager }: Context) =>
  inTransaction(shop.database.db, (tx) => saveRole(tx, manager.id, 'packer'));

async function at({ shop, manager }: Context, { number }: OrderFixture) {
  const { version } = (await ask(shop, manager, 'OrdersManaged', { number })).managedOrder;
  return { number, version };
}

const aRefund = { lines: [], isWithDelivery: false, amountMinor: 1_000, isOwnAmount: true, reason: '' };

async function refund(context: Context) {
  const order = await aPaidOrder(servicesOf(context.shop));
  const asked = { ...(await at(context, order)), refund: aRefund };
  assert.is((await answerOf(press(context.shop, context.manager, 'OrdersRefund', asked))).refusal, null);
  return order;
}

const actionsOf = ({ shop }: Context, order: OrderFixture) =>
  shop.database.db
    .selectFrom('order_actions')
    .select(['id', 'status', 'refusal'])
    .where('order_id', '=', order.id)
    .execute();
const refundsOf = ({ shop }: Context, order: OrderFixture) =>
  shop.database.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();

test('a refund is not carried out when whoever asked for it was removed, or made a packer, within the ten seconds', async (context) => {
  for (const leave of [remove, lower]) {
    context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
    const order = await refund(context);
    await leave(context);
    await deliver(context.shop, afterUndo);
    const [action] = await actionsOf(context, order);
    assert.equal([action?.status, action?.refusal], ['refused', 'NoLongerAllowed']);
    assert.equal(await refundsOf(context, order), []);
    assert.is(
      textOfRefusal((key) => key, 'NoLongerAllowed'),
      'work.refusedNoLongerAllowed',
    );
  }
});

test('of many orders at once, what the new role includes is carried out and the rest is not', async (context) => {
  const { shop, manager } = context;
  const kept = await aPaidOrder(servicesOf(shop));
  const many = { kind: 'send' as const, orders: [await at(context, kept)] };
  const { id } = await answerOf(press(shop, manager, 'OrdersWorkOnMany', many));
  await lower(context);
  await deliver(shop, afterUndo);
  assert.is((await actionsOf(context, kept))[0]?.status, 'done');

  context.manager = await signedInStaff(shop.database.db, 'manager', { now: shopTime });
  const left = await aPaidOrder(servicesOf(shop));
  const more = { kind: 'send' as const, orders: [await at(context, left)] };
  const batch = await answerOf(press(shop, context.manager, 'OrdersWorkOnMany', more));
  assert.is.not(batch.id, id);
  await remove(context);
  await deliver(shop, afterUndo);
  const [action] = await actionsOf(context, left);
  assert.equal([action?.status, action?.refusal], ['refused', 'NoLongerAllowed']);
  assert.not.ok((await effectsOf(shop.database.db, left.id)).includes('order-sent'));
});

test('what was begun before, and perhaps half done, is finished', async (context) => {
  const order = await refund(context);
  const [action] = await actionsOf(context, order);
  const { db } = context.shop.database;
  await db.updateTable('order_actions').set({ status: 'running' }).where('order_id', '=', order.id).execute();
  await remove(context);
  await carryOutAction(servicesOf(context.shop, afterUndo), action?.id ?? '');
  assert.is((await actionsOf(context, order))[0]?.status, 'done');
  assert.is((await refundsOf(context, order)).length, 1);
});

test('the e-mail of a draft does not go out when whoever sent it was removed, and the draft says why', async (context) => {
  const { db } = context.shop.database;
  const draft = await aDraftOrder(db);
  assert.ok((await draft.requestSending()).ok);
  await inTransaction(db, (tx) => markRemoved(tx, draft.services.staffId, shopTime));
  draft.wait(10_000);
  await draft.deliver();
  const { sending, sendRefusal, cartId } = await draft.drafted();
  assert.equal([sending, sendRefusal, cartId], [null, 'NoLongerAllowed', null]);
});

test.run();
